package haven.server.think;

/** Nothing came of thinking: it failed, or took too long. */
public final class Unthought extends Exception {
  Unthought(String why, Throwable cause) {
    super(why, cause);
  }
}
