package haven.server.room;

import java.security.SecureRandom;
import java.util.Locale;
import java.util.Optional;

/** Codes by which tables and campaigns are found: nobody guesses one. */
public final class Codes {
  private static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  private static final int LENGTH = 8;
  private static final SecureRandom RANDOM = new SecureRandom();

  private Codes() {}

  public static String next() {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      code.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    }
    return code.toString();
  }

  /** For the dice of a new game. */
  public static long seed() {
    return RANDOM.nextLong();
  }

  /** A code as somebody has typed it; empty if it is none. */
  public static Optional<String> read(String typed) {
    String code = typed.strip().toUpperCase(Locale.ROOT);
    return code.matches("[A-Z0-9]{" + LENGTH + "}") ? Optional.of(code) : Optional.empty();
  }
}
