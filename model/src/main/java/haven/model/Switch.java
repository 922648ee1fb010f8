package haven.model;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * How a policy is found in a ruleset and set in a draft.
 *
 * @param values what it may be set to, as it is written
 */
record Switch(
    List<String> values, Function<Ruleset, String> get, BiConsumer<Ruleset.Draft, String> set) {

  static Switch flag(Function<Ruleset, Boolean> get, BiConsumer<Ruleset.Draft, Boolean> set) {
    return new Switch(
        List.of("true", "false"),
        rules -> get.apply(rules) ? "true" : "false",
        (it, value) -> set.accept(it, value.equals("true")));
  }

  static <E extends Enum<E>> Switch oneOf(
      Class<E> type, Function<Ruleset, E> get, BiConsumer<Ruleset.Draft, E> set) {
    return new Switch(
        Arrays.stream(type.getEnumConstants()).map(Switch::written).toList(),
        rules -> written(get.apply(rules)),
        (it, value) ->
            set.accept(it, Enum.valueOf(type, value.replace('-', '_').toUpperCase(Locale.ROOT))));
  }

  private static String written(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The name of a constant as that of a policy: {@code sightNeed} of {@code SIGHT_NEED}. */
  static String joined(String constant) {
    StringBuilder id = new StringBuilder();
    for (String word : constant.split("_", -1)) {
      id.append(word.charAt(0));
      id.append(word.substring(1).toLowerCase(Locale.ROOT));
    }
    return Character.toLowerCase(id.charAt(0)) + id.substring(1);
  }

  /** Whether one is among those of a set; the others stay as they are. */
  static <E extends Enum<E>> Switch among(
      E one,
      Function<Ruleset, Set<E>> get,
      Function<Ruleset.Draft, Set<E>> now,
      BiConsumer<Ruleset.Draft, Set<E>> set) {
    return flag(
        rules -> get.apply(rules).contains(one),
        (it, on) -> {
          Set<E> others = new HashSet<>(now.apply(it));
          boolean _ = on ? others.add(one) : others.remove(one);
          set.accept(it, others);
        });
  }

  /** As one of the games has it. */
  static <T> Switch likeGame(Function<Ruleset, T> get, BiConsumer<Ruleset.Draft, T> set) {
    List<String> games = List.of("GH", "JL", "FH", "BB");
    return new Switch(
        games,
        rules ->
            games.stream()
                .filter(game -> get.apply(Ruleset.named(game)).equals(get.apply(rules)))
                .findFirst()
                .orElse("-"),
        (it, game) -> set.accept(it, get.apply(Ruleset.named(game))));
  }
}
