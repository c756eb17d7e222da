"""A window of QtWebEngine that listens to Chromium's protocol: qt_browser.py PORT [storage|cookies].

The last argument names what this browser does not have. Runs in .venv-qt.
"""

import os
import sys

_, port, without = sys.argv
os.environ["QTWEBENGINE_REMOTE_DEBUGGING"] = f"127.0.0.1:{port}"
os.environ["QT_QPA_PLATFORM"] = "offscreen"
if os.getuid() == 0:
    os.environ["QTWEBENGINE_DISABLE_SANDBOX"] = "1"

from PyQt6.QtCore import QUrl  # noqa: E402
from PyQt6.QtWebEngineCore import QWebEngineProfile, QWebEngineSettings  # noqa: E402
from PyQt6.QtWebEngineWidgets import QWebEngineView  # noqa: E402
from PyQt6.QtWidgets import QApplication  # noqa: E402

application = QApplication(sys.argv)
profile = QWebEngineProfile()  # off the record
if without == "storage":
    profile.settings().setAttribute(QWebEngineSettings.WebAttribute.LocalStorageEnabled, False)
if without == "cookies":
    profile.cookieStore().setCookieFilter(lambda request: False)
view = QWebEngineView(profile)
view.resize(1280, 800)
view.show()
view.setUrl(QUrl("about:blank"))
sys.exit(application.exec())
