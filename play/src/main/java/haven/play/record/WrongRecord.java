package haven.play.record;

/** A game record that cannot be read or played again; the message says where and why. */
public final class WrongRecord extends RuntimeException {
  WrongRecord(int line, String message) {
    super("line " + line + ": " + message);
  }
}
