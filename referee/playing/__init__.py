"""Programs and servers: they are started, asked and ended here. Nothing here judges."""
