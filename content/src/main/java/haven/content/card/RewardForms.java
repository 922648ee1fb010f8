package haven.content.card;

import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.content.language.WordForms;
import haven.model.Condition;
import haven.model.LootKind;
import haven.model.ability.Consequence;
import haven.model.ability.Value;
import haven.model.card.ItemCard;
import haven.model.scenario.Reward;
import java.util.List;

/** What treasures hold and scenarios give. */
public final class RewardForms {
  private static final int MOST = 999;
  private static final Key<Integer> GOLD = number("gold", "gold for each, or for the looter");
  private static final Key<Integer> ENHANCEMENT_GOLD =
      number("enhancement-gold", "gold for each that pays for enhancements only");
  private static final Key<Integer> SHARED_GOLD = number("shared-gold", "gold for all together");
  private static final Key<Integer> XP = number("xp", "experience");
  private static final Key<Integer> DAMAGE = number("damage", "damage to the looter");
  private static final Key<Condition> GIVES =
      Forms.word(Condition.class).required("gives", "a condition for the looter");
  private static final Key<Integer> CHECKMARKS = number("checkmarks", "as for a battle goal");
  private static final Key<Integer> MINUS_ONES =
      Forms.number(1, 9).required("minus-ones", "cards -1 for the next scenario");
  private static final Key<Integer> DISCARDS =
      Forms.number(1, 9).required("discards", "cards of the hand for each, as a scenario begins");
  private static final Key<ItemCard.Slot> USES_UP =
      Forms.word(ItemCard.Slot.class)
          .required("uses-up", "an item for that slot is lost as a scenario begins");
  private static final Key<LootKind> RESOURCE =
      ResourceForms.RESOURCE.required("resource", "for the personal supply of each");
  private static final Key<Integer> NUMBER =
      Forms.number(-99, 99).or("number", 1, "how much; lost if negative");
  private static final Key<Integer> LOOT_CARDS =
      Forms.number(1, 9).required("loot-cards", "drawn at once by the looter");
  private static final Key<List<Integer>> WITH_TREASURES =
      Forms.number(1, 999)
          .list()
          .or("once-looted", List.of(), "the treasures that hold parts of it, all of them");
  private static final Key<String> ITEM = WordForms.NAME.required("item", "one copy of it");
  private static final Key<String> DESIGN =
      WordForms.NAME.required("item-design", "all copies can be bought");
  private static final Key<String> UNLOCKS =
      WordForms.NAME.required("unlocks", "the number or name of another scenario");
  private static final Key<List<String>> UNLOCKS_ONE =
      WordForms.NAME.list().required("unlocks-one-of", "the numbers or names of other scenarios");
  private static final Key<String> BLOCKS =
      WordForms.NAME.required("blocks", "the number or name of another scenario");
  private static final Key<String> MUST_FOLLOW =
      WordForms.NAME.required("must-follow", "the number or name of another scenario");
  private static final Key<String> LINKS =
      WordForms.NAME.required("links", "the number or name of another scenario");
  private static final Key<Integer> PROSPERITY = number("prosperity", "of the city");
  private static final Key<Integer> REPUTATION = number("reputation", "of the party");
  private static final Key<String> PARTY = WordForms.NAME.required("party-achievement", "its name");
  private static final Key<String> GLOBAL =
      WordForms.NAME.required("global-achievement", "its name");
  private static final Key<Boolean> LOST =
      Forms.flag().or("lost", false, "whether it is lost instead of gained");
  private static final Key<String> EVENT =
      WordForms.NAME.required("event", "the deck that a card joins");
  private static final Key<Integer> CARD = Forms.number(1, 999).required("card", "its number");
  private static final Key<String> CLASS = WordForms.NAME.required("class", "a class");
  private static final Key<String> ENVELOPE = WordForms.NAME.required("envelope", "its name");
  private static final Key<String> OTHER = Forms.text().required("other", "a text of your own");

  /** One reward. */
  public static final Form<Reward> REWARD =
      Forms.named("reward", "a reward", new Reward.Gold(0), RewardForms::verbs);

  private static final Key<List<Reward>> FOR_ONE =
      REWARD.list().required("for-one", "for one of them only, as they like");
  private static final Key<List<Reward>> ONE_OF =
      REWARD.list().required("one-of", "one of these, as they like");
  private static final Key<String> ONLY =
      WordForms.NAME.required("only", "the class of the one who gets it");
  private static final Key<Reward> GAINS = REWARD.required("gains", "what that character gets");

  private RewardForms() {}

  private static Key<Integer> number(String name, String help) {
    return Forms.number(-MOST, MOST).required(name, help);
  }

  private static Verbs<Reward> verbs() {
    Verbs<Reward> verbs =
        new Verbs<Reward>("reward", new Reward.Gold(0))
            .word("random-item-design", new Reward.RandomItemDesign())
            .word("random-scenario", new Reward.RandomScenario());
    numbers(verbs);
    things(verbs);
    hardships(verbs);
    return verbs.including(OutpostForms.verbs(), Reward.Outpost::new);
  }

  private static void numbers(Verbs<Reward> verbs) {
    verbs
        .verb(Reward.Gold.class, "Gold.", List.of(GOLD), f -> new Reward.Gold(f.get(GOLD)))
        .verb(
            Reward.EnhancementGold.class,
            "Gold for enhancements.",
            List.of(ENHANCEMENT_GOLD),
            f -> new Reward.EnhancementGold(f.get(ENHANCEMENT_GOLD)))
        .verb(
            Reward.SharedGold.class,
            "Gold for all together.",
            List.of(SHARED_GOLD),
            f -> new Reward.SharedGold(f.get(SHARED_GOLD)))
        .verb(
            Consequence.Xp.class,
            "Experience.",
            List.of(XP),
            f -> new Reward.Brings(new Consequence.Xp(f.get(XP))))
        .verb(
            Consequence.Suffer.class,
            "Damage to the looter.",
            List.of(DAMAGE),
            f -> new Reward.Brings(new Consequence.Suffer(Value.of(f.get(DAMAGE)))))
        .verb(
            Consequence.Gain.class,
            "A condition for the looter.",
            List.of(GIVES),
            f -> new Reward.Brings(Consequence.gain(f.get(GIVES))))
        .verb(
            Reward.Checkmarks.class,
            "Checkmarks.",
            List.of(CHECKMARKS),
            f -> new Reward.Checkmarks(f.get(CHECKMARKS)))
        .verb(
            Reward.Prosperity.class,
            "Prosperity.",
            List.of(PROSPERITY),
            f -> new Reward.Prosperity(f.get(PROSPERITY)))
        .verb(
            Reward.Reputation.class,
            "Reputation.",
            List.of(REPUTATION),
            f -> new Reward.Reputation(f.get(REPUTATION)));
  }

  private static void hardships(Verbs<Reward> verbs) {
    verbs
        .verb(
            Consequence.MinusOnes.class,
            "Bad modifiers.",
            List.of(MINUS_ONES),
            f -> new Reward.Brings(new Consequence.MinusOnes(f.get(MINUS_ONES))))
        .verb(
            Consequence.DiscardCards.class,
            "Cards are discarded.",
            List.of(DISCARDS),
            f -> new Reward.Brings(new Consequence.DiscardCards(f.get(DISCARDS))))
        .verb(
            Consequence.UseUp.class,
            "An item is used up.",
            List.of(USES_UP),
            f -> new Reward.Brings(new Consequence.UseUp(f.get(USES_UP), 1)))
        .verb(
            Reward.ForOne.class,
            "Something for one of them.",
            List.of(FOR_ONE),
            f -> new Reward.ForOne(f.get(FOR_ONE)))
        .verb(
            Reward.OneOf.class,
            "A choice of several things.",
            List.of(ONE_OF),
            f -> new Reward.OneOf(f.get(ONE_OF)));
  }

  private static Reward oneScenario(FormFields f) {
    List<String> scenarios = f.get(UNLOCKS_ONE);
    if (scenarios.size() == 1) {
      f.wrong(UNLOCKS_ONE, "there is nothing to choose", "write 'unlocks'");
    }
    return new Reward.OneScenario(scenarios);
  }

  private static void things(Verbs<Reward> verbs) {
    verbs
        .verb(Reward.Item.class, "An item.", List.of(ITEM), f -> new Reward.Item(f.get(ITEM)))
        .verb(
            Reward.ItemDesign.class,
            "An item that can be bought from now on.",
            List.of(DESIGN, WITH_TREASURES),
            f ->
                f.get(WITH_TREASURES).isEmpty()
                    ? new Reward.ItemDesign(f.get(DESIGN))
                    : new Reward.DesignInParts(f.get(DESIGN), f.get(WITH_TREASURES)))
        .verb(
            Reward.Resource.class,
            "A resource for each.",
            List.of(RESOURCE, NUMBER),
            f -> new Reward.Resource(f.get(RESOURCE), f.get(NUMBER)))
        .verb(
            Reward.LootCards.class,
            "Loot cards for the looter.",
            List.of(LOOT_CARDS),
            f -> new Reward.LootCards(f.get(LOOT_CARDS)))
        .verb(
            Reward.OnlyFor.class,
            "Something for one character alone.",
            List.of(ONLY, GAINS),
            f -> new Reward.OnlyFor(f.get(ONLY), f.get(GAINS)))
        .verb(
            Reward.OtherScenario.class,
            "A scenario becomes known.",
            List.of(UNLOCKS),
            f -> new Reward.OtherScenario(f.get(UNLOCKS), Reward.Access.UNLOCKED))
        .verb(
            Reward.OneScenario.class,
            "One of several scenarios becomes known, as the party likes.",
            List.of(UNLOCKS_ONE),
            RewardForms::oneScenario)
        .verb(
            Reward.OtherScenario.class,
            "A scenario may follow at once.",
            List.of(LINKS),
            f -> new Reward.OtherScenario(f.get(LINKS), Reward.Access.LINKED))
        .verb(
            Reward.OtherScenario.class,
            "A scenario must follow at once.",
            List.of(MUST_FOLLOW),
            f -> new Reward.OtherScenario(f.get(MUST_FOLLOW), Reward.Access.MANDATORY))
        .verb(
            Reward.OtherScenario.class,
            "A scenario is not available any more.",
            List.of(BLOCKS),
            f -> new Reward.OtherScenario(f.get(BLOCKS), Reward.Access.BLOCKED))
        .verb(
            Reward.Achievement.class,
            "A party achievement.",
            List.of(PARTY, LOST),
            f -> new Reward.Achievement(Reward.Scope.PARTY, f.get(PARTY), !f.get(LOST)))
        .verb(
            Reward.Achievement.class,
            "A global achievement.",
            List.of(GLOBAL, LOST),
            f -> new Reward.Achievement(Reward.Scope.GLOBAL, f.get(GLOBAL), !f.get(LOST)))
        .verb(
            Reward.Event.class,
            "An event card joins its deck, or leaves it.",
            List.of(EVENT, CARD, LOST),
            f -> new Reward.Event(f.get(EVENT), f.get(CARD), !f.get(LOST)))
        .verb(
            Reward.CharacterClass.class,
            "A class becomes available.",
            List.of(CLASS),
            f -> new Reward.CharacterClass(f.get(CLASS)))
        .verb(
            Reward.Envelope.class,
            "An envelope is opened.",
            List.of(ENVELOPE),
            f -> new Reward.Envelope(f.get(ENVELOPE)))
        .verb(
            Reward.Other.class,
            "Something else, in words.",
            List.of(OTHER),
            f -> new Reward.Other(f.get(OTHER)));
  }
}
