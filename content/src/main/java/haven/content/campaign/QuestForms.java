package haven.content.campaign;

import haven.content.card.RewardForms;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.content.language.WordForms;
import haven.model.campaign.PersonalQuest;
import haven.model.campaign.PersonalQuest.Demand;
import haven.model.card.ItemCard.Slot;
import haven.model.scenario.Reward;
import java.util.EnumSet;
import java.util.List;

/** Personal quests, and what they count. */
public final class QuestForms {
  private static final int MOST = 999;

  private static final Key<Integer> TIMES = Forms.number(1, MOST).or("times", 1, "how often");
  private static final Key<String> DONE =
      Forms.text().required("done", "something that is counted by its player, in your words");
  private static final Key<List<String>> KILLS =
      WordForms.NAME.list().required("kills", "monsters, with all their variants");
  private static final Key<String> WITH =
      WordForms.NAME.or("with", "", "an item that is used in the attack that kills");
  private static final Key<Integer> ELITES_KILLED =
      number("elites-killed", "how many elite monsters it kills");
  private static final Key<Integer> TYPES_KILLED =
      number("types-killed", "how many different types of monsters it kills");
  private static final Key<Integer> EXHAUSTED = number("exhausted", "how often it is exhausted");
  private static final Key<Integer> OTHERS_EXHAUSTED =
      number("others-exhausted", "how often others of its party are exhausted");
  private static final Key<List<Integer>> SCENARIOS =
      Forms.number(0, MOST).list().required("scenarios", "of which so many are completed");
  private static final Key<Integer> COMPLETES =
      number("completes", "how many scenarios, whichever they are");
  private static final Key<Integer> EARNS = number("earns", "check marks of battle goals");
  private static final Key<Integer> ENHANCES = number("enhances", "how many stickers it buys");
  private static final Key<Integer> OTHERS_RETIRE =
      number("others-retire", "how many others of its party retire");
  private static final Key<Integer> OWNS = number("owns", "gold that is owned at one time");
  private static final Key<List<Slot>> ITEMS_FOR =
      Forms.word(Slot.class).list().required("items-for", "slots of items that it owns");
  private static final Key<String> OWNS_ITEM = WordForms.NAME.required("owns-item", "its name");
  private static final Key<Integer> DONATES = number("donates", "gold that is given to the temple");

  private static final Verbs<Demand> DEMAND = demands();

  public static final Key<String> QUEST = WordForms.NAME.required("personal-quest", "its name");
  private static final Key<List<Demand>> ASKS =
      DEMAND.list().required("asks", "all of it must be met");
  private static final Key<List<Reward>> THEN =
      RewardForms.REWARD.list().or("then", List.of(), "once all of it but the last is met");
  private static final Key<Reward> OPENS =
      RewardForms.REWARD.required("opens", "what it gives when its character retires");
  private static final Key<String> OTHERWISE =
      WordForms.NAME.or("otherwise", "", "the envelope to open if that one is open already");
  private static final Key<String> TEXT =
      Forms.text().or("text", "", "what it is about, in words of your own");

  public static final List<Key<?>> KEYS = List.of(QUEST, ASKS, THEN, OPENS, OTHERWISE, TEXT);

  private QuestForms() {}

  private static Key<Integer> number(String name, String help) {
    return Forms.number(1, MOST).required(name, help);
  }

  private static Verbs<Demand> demands() {
    Verbs<Demand> verbs =
        new Verbs<Demand>("demand", new PersonalQuest.Owning(1))
            .verb(
                PersonalQuest.Doing.class,
                "Something is done in scenarios, and told.",
                List.of(DONE, TIMES),
                f -> new PersonalQuest.Doing(f.get(DONE), f.get(TIMES)))
            .verb(
                PersonalQuest.Killing.class,
                "Monsters are killed.",
                List.of(KILLS, WITH, TIMES),
                f -> new PersonalQuest.Killing(f.get(KILLS), false, f.get(WITH), f.get(TIMES)))
            .verb(
                PersonalQuest.Completing.class,
                "Scenarios are completed.",
                List.of(SCENARIOS, TIMES),
                f -> new PersonalQuest.Completing(f.get(SCENARIOS), f.get(TIMES)))
            .verb(
                PersonalQuest.Wearing.class,
                "Items are owned.",
                List.of(ITEMS_FOR, TIMES),
                f -> new PersonalQuest.Wearing(EnumSet.copyOf(f.get(ITEMS_FOR)), f.get(TIMES)))
            .verb(
                PersonalQuest.Having.class,
                "An item is owned.",
                List.of(OWNS_ITEM),
                f -> new PersonalQuest.Having(f.get(OWNS_ITEM)));
    counts(verbs);
    return verbs;
  }

  private static void counts(Verbs<Demand> verbs) {
    verbs
        .verb(
            PersonalQuest.Killing.class,
            "Elite monsters are killed.",
            List.of(ELITES_KILLED),
            f -> new PersonalQuest.Killing(List.of(), true, "", f.get(ELITES_KILLED)))
        .verb(
            PersonalQuest.Collecting.class,
            "Different types of monsters are killed.",
            List.of(TYPES_KILLED),
            f -> new PersonalQuest.Collecting(f.get(TYPES_KILLED)))
        .verb(
            PersonalQuest.Exhaustion.class,
            "It is exhausted.",
            List.of(EXHAUSTED),
            f -> new PersonalQuest.Exhaustion(false, f.get(EXHAUSTED)))
        .verb(
            PersonalQuest.Exhaustion.class,
            "Others are exhausted.",
            List.of(OTHERS_EXHAUSTED),
            f -> new PersonalQuest.Exhaustion(true, f.get(OTHERS_EXHAUSTED)))
        .verb(
            PersonalQuest.Completing.class,
            "Any scenarios are completed.",
            List.of(COMPLETES),
            f -> new PersonalQuest.Completing(List.of(), f.get(COMPLETES)))
        .verb(
            PersonalQuest.Earning.class,
            "Battle goals earn check marks.",
            List.of(EARNS),
            f -> new PersonalQuest.Earning(f.get(EARNS)))
        .verb(
            PersonalQuest.Enhancing.class,
            "Cards are enhanced.",
            List.of(ENHANCES),
            f -> new PersonalQuest.Enhancing(f.get(ENHANCES)))
        .verb(
            PersonalQuest.Witnessing.class,
            "Others retire.",
            List.of(OTHERS_RETIRE),
            f -> new PersonalQuest.Witnessing(f.get(OTHERS_RETIRE)))
        .verb(
            PersonalQuest.Owning.class,
            "Gold is owned.",
            List.of(OWNS),
            f -> new PersonalQuest.Owning(f.get(OWNS)))
        .verb(
            PersonalQuest.Donating.class,
            "Gold is donated.",
            List.of(DONATES),
            f -> new PersonalQuest.Donating(f.get(DONATES)));
  }

  public static PersonalQuest quest(FormFields f) {
    return new PersonalQuest(
        f.get(QUEST), f.get(ASKS), f.get(THEN), f.get(OPENS), f.get(OTHERWISE));
  }
}
