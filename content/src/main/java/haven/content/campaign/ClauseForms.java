package haven.content.campaign;

import haven.content.card.ResourceForms;
import haven.content.form.Form;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.content.language.WordForms;
import haven.model.LootKind;
import haven.model.campaign.Clause;
import java.util.List;

/** What can be true of a campaign. */
final class ClauseForms {
  private static final Key<List<String>> CLASS_PRESENT =
      WordForms.NAME.list().required("class-present", "one of these classes goes with the party");
  private static final Key<String> TRAIT =
      WordForms.NAME.required("trait-present", "a class with this trait goes with the party");
  private static final Key<String> LACKS =
      WordForms.NAME.required("lacks", "an achievement that neither world nor party has");
  private static final Key<LootKind> PAYS_RESOURCE =
      ResourceForms.RESOURCE.required("pays-resource", "that all together have, and lose");
  private static final Key<Integer> NUMBER = Forms.number(1, 99).or("number", 1, "how much");
  private static final int FAR = 99;
  private static final Key<Integer> REPUTATION_FROM =
      Forms.number(-FAR, FAR).required("reputation-from", "the lowest reputation");
  private static final Key<Integer> REPUTATION_TO =
      Forms.number(-FAR, FAR).required("reputation-to", "the highest reputation");
  private static final Key<Integer> TO =
      Forms.number(-FAR, FAR).or("to", FAR, "the highest reputation");
  private static final Key<Integer> MORALE_FROM =
      Forms.number(0, FAR).required("morale-from", "the lowest morale of the outpost");
  private static final Key<Integer> MORALE_TO =
      Forms.number(0, FAR).required("morale-to", "the highest morale of the outpost");
  private static final Key<Integer> PAYS =
      Forms.number(1, 999).required("pays", "gold that the party has together, and loses");
  private static final Key<Integer> EACH_PAYS =
      Forms.number(1, 999).required("each-pays", "gold that each of the party has, and loses");
  private static final Key<String> PAYS_ITEM =
      WordForms.NAME.required("pays-item", "an item that one of the party has, and loses");
  private static final Key<Integer> DONATED =
      Forms.number(1, 9999).required("donated", "gold that was donated in all");
  private static final Key<String> ACHIEVED =
      WordForms.NAME.required("achieved", "an achievement of the world or the party");
  private static final Key<Integer> TIMES =
      Forms.number(1, 99).or("times", 1, "how often it is held");
  private static final Key<Integer> RETIRED =
      Forms.number(1, 99).required("retired", "how many characters have retired");

  /** One of them. */
  static final Form<Clause> CLAUSE =
      Forms.named("clause", "a clause", new Clause.Otherwise(), ClauseForms::verbs);

  private ClauseForms() {}

  private static Verbs<Clause> verbs() {
    return new Verbs<Clause>("clause", new Clause.Otherwise())
        .word("otherwise", new Clause.Otherwise())
        .verb(
            Clause.ClassPresent.class,
            "A class goes with the party.",
            List.of(CLASS_PRESENT),
            f -> new Clause.ClassPresent(f.get(CLASS_PRESENT)))
        .verb(
            Clause.TraitPresent.class,
            "A class with a trait goes with the party.",
            List.of(TRAIT),
            f -> new Clause.TraitPresent(f.get(TRAIT)))
        .verb(
            Clause.Lacks.class,
            "An achievement is not held.",
            List.of(LACKS),
            f -> new Clause.Lacks(f.get(LACKS)))
        .verb(
            Clause.PaysResource.class,
            "All together pay a resource.",
            List.of(PAYS_RESOURCE, NUMBER),
            f -> new Clause.PaysResource(f.get(PAYS_RESOURCE), f.get(NUMBER)))
        .verb(
            Clause.Reputation.class,
            "The reputation is so high at least.",
            List.of(REPUTATION_FROM, TO),
            f -> new Clause.Reputation(f.get(REPUTATION_FROM), f.get(TO)))
        .verb(
            Clause.Reputation.class,
            "The reputation is so high at most.",
            List.of(REPUTATION_TO),
            f -> new Clause.Reputation(-FAR, f.get(REPUTATION_TO)))
        .verb(
            Clause.Morale.class,
            "The morale is so high at least.",
            List.of(MORALE_FROM),
            f -> new Clause.Morale(f.get(MORALE_FROM), FAR))
        .verb(
            Clause.Morale.class,
            "The morale is so high at most.",
            List.of(MORALE_TO),
            f -> new Clause.Morale(0, f.get(MORALE_TO)))
        .verb(
            Clause.Pays.class,
            "The party pays for it.",
            List.of(PAYS),
            f -> new Clause.Pays(f.get(PAYS)))
        .verb(
            Clause.EachPays.class,
            "Each of the party pays for it.",
            List.of(EACH_PAYS),
            f -> new Clause.EachPays(f.get(EACH_PAYS)))
        .verb(
            Clause.PaysItem.class,
            "One of the party gives an item for it.",
            List.of(PAYS_ITEM),
            f -> new Clause.PaysItem(f.get(PAYS_ITEM)))
        .verb(
            Clause.Donated.class,
            "So much was donated.",
            List.of(DONATED),
            f -> new Clause.Donated(f.get(DONATED)))
        .verb(
            Clause.Achieved.class,
            "An achievement is held.",
            List.of(ACHIEVED, TIMES),
            f -> new Clause.Achieved(f.get(ACHIEVED), f.get(TIMES)))
        .verb(
            Clause.Retired.class,
            "Characters have retired.",
            List.of(RETIRED),
            f -> new Clause.Retired(f.get(RETIRED)));
  }
}
