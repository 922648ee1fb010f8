package haven.content.card;

import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.content.language.WordForms;
import haven.model.LootKind;
import haven.model.scenario.OutpostGain;
import java.util.List;

/** What is gained or lost by an outpost. */
final class OutpostForms {
  private static final Key<LootKind> COLLECTIVE =
      ResourceForms.RESOURCE.required("collective", "a resource for all together");
  private static final Key<Integer> NUMBER =
      Forms.number(-99, 99).or("number", 1, "how much; lost if negative");
  private static final Key<Integer> MORALE = number("morale", "of the outpost");
  private static final Key<Integer> INSPIRATION = number("inspiration", "of the party");
  private static final Key<Integer> DEFENCE = number("defence", "of the outpost, for good");
  private static final Key<Integer> SOLDIERS = number("soldiers", "of the outpost");
  private static final Key<String> SECTION = WordForms.NAME.required("section", "read at once");
  private static final Key<String> LATER =
      WordForms.NAME.required("later", "a section for the calendar");
  private static final Key<Integer> WEEKS =
      Forms.number(1, 80).required("weeks", "in how many weeks");
  private static final Key<Integer> TIME_PASSES =
      Forms.number(1, 80).required("time-passes", "weeks that go by");
  private static final Key<Integer> SPOT =
      Forms.number(1, 999).required("spot", "the number of a building that can be built now");
  private static final Key<Integer> WRECK =
      Forms.number(1, 999).required("wreck", "the number of a building");
  private static final Key<Integer> GUARD_CARD =
      Forms.number(1, 999).required("guard-card", "its number; it joins the town guard deck");
  private static final Key<Boolean> LOST =
      Forms.flag().or("lost", false, "whether it is lost instead of gained");
  private static final Key<String> QUEST =
      WordForms.NAME.required("quest", "a personal quest that joins the deck");
  private static final Key<LootKind> LOOT_STICKER =
      ResourceForms.RESOURCE.required("loot-sticker", "one more on a loot card of the kind");
  private static final Key<Integer> ATTACK =
      number("attack-value", "added to the value of the attack that follows");
  private static final Key<Integer> TARGETS =
      Forms.number(-99, 99).or("targets", 0, "added to its targets");
  private static final Key<Integer> CHECKS =
      Forms.number(-99, 99).or("checks", 0, "added to every defence check");

  private OutpostForms() {}

  private static Key<Integer> number(String name, String help) {
    return Forms.number(-99, 99).required(name, help);
  }

  static Verbs<OutpostGain> verbs() {
    Verbs<OutpostGain> verbs =
        new Verbs<OutpostGain>("reward", new OutpostGain.Morale(0))
            .word("no-outpost-event", new OutpostGain.NoEvent());
    numbers(verbs);
    return verbs
        .verb(
            OutpostGain.Section.class,
            "A section is read.",
            List.of(SECTION),
            f -> new OutpostGain.Section(f.get(SECTION)))
        .verb(
            OutpostGain.Later.class,
            "A section is written into the calendar.",
            List.of(LATER, WEEKS),
            f -> new OutpostGain.Later(f.get(LATER), f.get(WEEKS)))
        .verb(
            OutpostGain.Spot.class,
            "A building can be built.",
            List.of(SPOT),
            f -> new OutpostGain.Spot(f.get(SPOT)))
        .verb(
            OutpostGain.Wreck.class,
            "A building is wrecked.",
            List.of(WRECK),
            f -> new OutpostGain.Wreck(f.get(WRECK)))
        .verb(
            OutpostGain.GuardCard.class,
            "A town guard card joins its deck, or leaves it.",
            List.of(GUARD_CARD, LOST),
            f -> new OutpostGain.GuardCard(f.get(GUARD_CARD), !f.get(LOST)))
        .verb(
            OutpostGain.Quest.class,
            "A personal quest joins the deck.",
            List.of(QUEST),
            f -> new OutpostGain.Quest(f.get(QUEST)))
        .verb(
            OutpostGain.LootSticker.class,
            "A loot card gives one more.",
            List.of(LOOT_STICKER),
            f -> new OutpostGain.LootSticker(f.get(LOOT_STICKER)));
  }

  private static void numbers(Verbs<OutpostGain> verbs) {
    verbs
        .verb(
            OutpostGain.Collective.class,
            "A resource for all together.",
            List.of(COLLECTIVE, NUMBER),
            f -> new OutpostGain.Collective(f.get(COLLECTIVE), f.get(NUMBER)))
        .verb(
            OutpostGain.Morale.class,
            "Morale.",
            List.of(MORALE),
            f -> new OutpostGain.Morale(f.get(MORALE)))
        .verb(
            OutpostGain.Inspiration.class,
            "Inspiration.",
            List.of(INSPIRATION),
            f -> new OutpostGain.Inspiration(f.get(INSPIRATION)))
        .verb(
            OutpostGain.Defence.class,
            "Defence.",
            List.of(DEFENCE),
            f -> new OutpostGain.Defence(f.get(DEFENCE)))
        .verb(
            OutpostGain.Soldiers.class,
            "Soldiers.",
            List.of(SOLDIERS),
            f -> new OutpostGain.Soldiers(f.get(SOLDIERS)))
        .verb(
            OutpostGain.Weeks.class,
            "Weeks go by.",
            List.of(TIME_PASSES),
            f -> new OutpostGain.Weeks(f.get(TIME_PASSES)))
        .verb(
            OutpostGain.Attack.class,
            "The attack that follows changes.",
            List.of(ATTACK, TARGETS, CHECKS),
            f -> new OutpostGain.Attack(f.get(ATTACK), f.get(TARGETS), f.get(CHECKS)));
  }
}
