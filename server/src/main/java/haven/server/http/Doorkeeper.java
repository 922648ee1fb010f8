package haven.server.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The page itself; and what every request must show and every answer carries. */
public final class Doorkeeper {
  private static final Pattern INLINE =
      Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

  private final boolean loopback;
  private final String policy;

  /**
   * @param host what the server is bound to
   */
  public Doorkeeper(String host) {
    loopback = Addresses.isLoopback(host);
    String page = page();
    policy =
        "default-src 'none'; script-src 'self'"
            + inlineHash(page)
            + "; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self';"
            + " manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  }

  private static String page() {
    try (InputStream in = Doorkeeper.class.getResourceAsStream("/page/index.html")) {
      if (in == null) {
        throw new IllegalStateException("the page is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String inlineHash(String page) {
    Matcher inline = INLINE.matcher(page);
    if (!inline.find()) {
      return "";
    }
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(inline.group(1).getBytes(StandardCharsets.UTF_8));
      return " 'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  public void install(JavalinConfig config) {
    config.staticFiles.add("/page", Location.CLASSPATH);
    config.staticFiles.enableWebjars();
    config.routes.before(this::check);
    config.routes.wsBeforeUpgrade(this::check);
  }

  private void check(Context context) {
    context.header("Content-Security-Policy", policy);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("X-Frame-Options", "DENY");
    context.header("Referrer-Policy", "no-referrer");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    context.header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    String host = context.header("Host");
    if (host == null || loopback && !Addresses.isOwnMachine(host)) {
      // A page elsewhere may have its name point here; we answer to our own names only.
      throw new ForbiddenResponse("this server is not called " + host);
    }
    if (!isOurs(context.header("Origin"), host)) {
      throw new ForbiddenResponse("other sites may not talk to this server");
    }
  }

  /** Browsers say where a page comes from; whatever is no browser need not. */
  private static boolean isOurs(@Nullable String origin, String host) {
    if (origin == null) {
      return true;
    }
    try {
      return host.equalsIgnoreCase(URI.create(origin).getRawAuthority());
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
