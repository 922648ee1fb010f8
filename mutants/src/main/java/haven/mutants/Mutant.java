package haven.mutants;

import haven.rulebook.Edition;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One realistic wrong reading of a rule, as a change of the engine's source.
 *
 * @param rule the row of the catalogue that is broken
 * @param editions the rulesets in which it is broken
 * @param place the simple name of the class whose file is changed
 * @param old what stands there, exactly once; spaces and line breaks are alike
 * @param changed what the mutant puts there instead
 * @param wrong what then goes wrong, in a few words
 * @param survives why no test can notice it, or empty
 * @param origin the file of the registry and its line
 */
record Mutant(
    String rule,
    Set<Edition> editions,
    String place,
    String old,
    String changed,
    String wrong,
    String survives,
    String origin) {

  Pattern pattern() {
    return Pattern.compile(
        Stream.of(old.strip().split("\\s+"))
            .map(Pattern::quote)
            .collect(Collectors.joining("\\s+")));
  }

  @Override
  public String toString() {
    return rule + " in " + place + ": " + wrong;
  }
}
