package haven.server.store;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/** Argon2id, at OWASP's first setting: 19 MiB, two passes, one lane. */
final class Passwords {
  private static final int KIBIBYTES = 19 * 1024;
  private static final int PASSES = 2;
  private static final int LANES = 1;
  private static final int HASH_BYTES = 32;
  private static final int SALT_BYTES = 16;

  /** Each takes memory and a core, so that somebody who guesses must not have all of them. */
  private final Semaphore atOnce = new Semaphore(2);

  String hash(String password) {
    atOnce.acquireUninterruptibly();
    try {
      return Password.hash(password)
          .addRandomSalt(SALT_BYTES)
          .with(Argon2Function.getInstance(KIBIBYTES, PASSES, LANES, HASH_BYTES, Argon2.ID))
          .getResult();
    } finally {
      atOnce.release();
    }
  }

  /** Takes the same time where there is no hash, so that nobody learns which names exist. */
  boolean check(String password, Optional<String> hash) {
    if (hash.isEmpty()) {
      hash(password);
      return false;
    }
    atOnce.acquireUninterruptibly();
    try {
      return Password.check(password, hash.get())
          .with(Argon2Function.getInstanceFromHash(hash.get()));
    } finally {
      atOnce.release();
    }
  }
}
