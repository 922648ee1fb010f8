package haven.content.form;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Leads from words that authors expect to the ones that are used here. */
final class Leads {
  /**
   * Where a word leads.
   *
   * @param called a word that must be known where the other one is not
   */
  private record Lead(String called, String how) {}

  private static final Lead GIVES =
      new Lead("gives", "conditions for the target are written 'gives: [wound]'");
  private static final Lead GIVE =
      new Lead("give", "conditions by themselves are written 'give: wound'");
  private static final Lead LASTS =
      new Lead("lasts", "how long it works is written 'lasts: round'");

  private static final Map<String, Lead> OF_FIELDS =
      Map.ofEntries(
          Map.entry("condition", GIVES),
          Map.entry("conditions", GIVES),
          Map.entry("give", GIVES),
          Map.entry("duration", LASTS),
          Map.entry("until", LASTS),
          Map.entry(
              "consume",
              new Lead(
                  "bonus",
                  "what is added at a price is written in 'bonus: [{consume: fire, plus: 1}]'")),
          Map.entry(
              "when",
              new Lead(
                  "bonus",
                  "what is added under a condition is written in 'bonus: [{when: …, plus: 1}]'")),
          Map.entry("experience", new Lead("xp", "experience is written 'xp: 1'")),
          Map.entry("infuse", new Lead("infuses", "elements are written 'infuses: fire'")),
          Map.entry("who", new Lead("target", "whom it hits is written 'target: enemies'")));

  private static final Map<String, Lead> OF_VERBS =
      Map.of(
          "condition",
          GIVE,
          "conditions",
          GIVE,
          "gives",
          GIVE,
          "damage",
          new Lead("suffer", "damage without an attack is written 'suffer: 2'"),
          "experience",
          new Lead("xp", "experience is written 'xp: 1'"),
          "element",
          new Lead("infuse", "an element is infused with 'infuse: fire'"),
          "bonus",
          new Lead("attack", "a bonus is a field of an attack, a heal or a move"),
          "lost",
          new Lead("attack", "it stands in the half itself, not within another ability"));

  /** What a line of its own is, and no field. */
  private static final Map<String, String> LINES =
      Map.of(
          "lost", "it is a line of its own: '- lost'",
          "lost-for-good", "it is a line of its own: '- lost-for-good'",
          "infuse", "it is a line of its own: '- infuse: fire'",
          "xp", "it is a line of its own: '- xp: 1'");

  private Leads() {}

  /** What to write in place of a field that is not known. */
  static Optional<String> ofField(String name, Collection<String> known) {
    return of(OF_FIELDS.get(name), known).or(() -> Optional.ofNullable(LINES.get(name)));
  }

  /** What to write in place of a verb that is not known. */
  static Optional<String> ofVerb(String name, Collection<String> known) {
    return of(OF_VERBS.get(name), known);
  }

  private static Optional<String> of(@Nullable Lead lead, Collection<String> known) {
    return lead != null && known.contains(lead.called) ? Optional.of(lead.how) : Optional.empty();
  }
}
