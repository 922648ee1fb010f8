package haven.packs;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Halves of cards that a test of their class plays, such as {@code "Trample bottom"}: all of what
 * is printed there is expected, so {@link CardHalvesPlayedTest} need not. Items by their names.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Played {
  String[] value();
}
