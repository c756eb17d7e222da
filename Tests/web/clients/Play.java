import java.io.InputStream;
import java.net.*;
import java.net.http.*;
import java.util.regex.*;

/** Plays a game by one of the two clients of the JDK and its cookie keeper: java Play.java CLIENT BASE. */
class Play {
  interface Client {
    String post(String url, String form) throws Exception;
  }

  public static void main(String[] words) throws Exception {
    CookieHandler.setDefault(new CookieManager());
    Client client = words[0].equals("HttpClient") ? modern() : Play::old;
    String game = client.post(words[1] + "/game", "length=7&mistakes=12");
    for (char letter = 'A'; letter <= 'Z' && field("status", game).equals("playing"); letter++) {
      game = client.post(words[1] + "/guess", "letter=" + letter + "&game=" + field("id", game));
    }
    System.out.println(field("status", game));
  }

  static Client modern() {
    HttpClient http = HttpClient.newBuilder().cookieHandler(CookieHandler.getDefault()).build();
    return (url, form) -> http.send(
        HttpRequest.newBuilder(URI.create(url))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(HttpRequest.BodyPublishers.ofString(form)).build(),
        HttpResponse.BodyHandlers.ofString()).body();
  }

  static String old(String url, String form) throws Exception {
    HttpURLConnection call = (HttpURLConnection) new URL(url).openConnection();
    call.setDoOutput(true);
    call.getOutputStream().write(form.getBytes());
    try (InputStream reply = call.getInputStream()) {
      return new String(reply.readAllBytes());
    }
  }

  static String field(String name, String json) {
    Matcher field = Pattern.compile("\"" + name + "\":\"([^\"]*)\"").matcher(json);
    if (!field.find()) throw new IllegalStateException(json);
    return field.group(1);
  }
}
