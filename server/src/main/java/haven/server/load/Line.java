package haven.server.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/** A WebSocket on which whole texts go out and come in, in order. */
public final class Line {
  private final WebSocket socket;
  private CompletableFuture<WebSocket> sending;

  private Line(WebSocket socket) {
    this.socket = socket;
    sending = CompletableFuture.completedFuture(socket);
  }

  /**
   * A line, once it is open.
   *
   * @param heard told each text that comes in, one after the other
   * @param gone told once when the connection has ended, and why
   */
  public static CompletableFuture<Line> open(
      HttpClient http, URI address, Consumer<String> heard, Consumer<String> gone) {
    return http.newWebSocketBuilder()
        .buildAsync(address, new Ear(heard, gone))
        .thenApply(Line::new);
  }

  public synchronized void send(String text) {
    sending = sending.thenCompose(ready -> ready.sendText(text, true));
  }

  /** Waits until what was sent has left. */
  public void flush() throws IOException {
    CompletableFuture<WebSocket> last;
    synchronized (this) {
      last = sending;
    }
    try {
      last.join();
    } catch (RuntimeException e) {
      throw new IOException(e);
    }
  }

  public WebSocket socket() {
    return socket;
  }

  /** Ends it without a word. */
  public void drop() {
    socket.abort();
  }

  private static final class Ear implements WebSocket.Listener {
    private final Consumer<String> heard;
    private final Consumer<String> gone;
    private final StringBuilder text = new StringBuilder();

    Ear(Consumer<String> heard, Consumer<String> gone) {
      this.heard = heard;
      this.gone = gone;
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        String whole = text.toString();
        text.setLength(0);
        heard.accept(whole);
      }
      socket.request(1);
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
      gone.accept(status + " " + reason);
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
      gone.accept(error.toString());
    }
  }
}
