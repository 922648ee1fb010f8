package haven.content.language;

import haven.board.Terrain;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.model.AbilityKind;
import haven.model.Condition;
import haven.model.ability.Affects;
import haven.model.ability.Check;
import haven.model.ability.Cost;
import haven.model.ability.Counted;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Value;
import haven.model.map.Rank;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What must hold, and what must be paid. */
public final class CheckForms {
  static final Form<Check> CHECK =
      Forms.named("check", "a check", Check.Fact.DID, CheckForms::verbs);
  public static final Form<List<Check>> CHECKS = CHECK.list();

  public static final Form<Cost> ELEMENTS =
      WordForms.ELEMENT.list().as((List<ElementIcon> icons) -> new Cost.Elements(icons));
  public static final Form<Cost> DAMAGE =
      Forms.text("a number, or 'up to 3'", Pattern.compile("(up to )?\\d{1,2}"), "1")
          .as(CheckForms::damage);
  static final Form<Cost> CARDS = Forms.number(1, 10).as(Cost.LoseCards::new);

  private static final Key<Integer> DISCARD =
      Forms.number(1, 10).required("discard", "how many cards are discarded from the hand");
  private static final Key<Set<Condition>> GAIN =
      WordForms.CONDITIONS.required("gain", "conditions that are gained");
  private static final Key<Boolean> TOGETHER =
      Forms.flag().or("with-adjacent-allies", false, "whether adjacent allies gain them, too");
  private static final Key<Condition> ALLY_GAINS =
      WordForms.CONDITION.required("ally-gains", "a condition that an ally gains");
  private static final Key<Integer> OR_SUFFERS =
      Forms.number(1, 20).or("or-suffers", 0, "damage of an ally that has the condition already");
  private static final Key<Integer> ALLY_RANGE =
      Forms.number(1, 9).or("range", 1, "how far away that ally may be");
  private static final Key<String> FORGO =
      Forms.text("top or bottom", Pattern.compile("top|bottom"), "top")
          .required("forgo", "which action of the turn to come");
  private static final Key<Set<Condition>> RID =
      WordForms.CONDITIONS.required("rid-of", "conditions of which one is removed");
  private static final Key<Terrain> DESTROY =
      TileVerbs.TILE.required("destroy", "the kind of tile that is destroyed");
  private static final Key<Integer> RANGE =
      Forms.number(1, 9).or("range", 1, "how far away that tile may be");

  private static final Key<String> SPEND =
      WordForms.NAME.required("spend", "a counter of the class that goes down");
  private static final Key<Integer> SPENT =
      Forms.number(1, 99).or("number", 1, "how far it goes down");
  private static final Key<Optional<Integer>> UP_TO =
      Forms.number(2, 99).optional("up-to", "how far at most, as the payer likes");
  private static final Key<Integer> MARKER =
      Forms.number(1, 9)
          .required("move-marker", "how many slots the marker of a lasting effect goes forwards");
  private static final Key<String> FORM =
      WordForms.NAME.required("form", "the form that the acting character is in");

  /** Prices that are neither elements, damage nor lost cards. */
  public static final Form<Cost> PRICE =
      Forms.named("price", "a price", new Cost.Damage(1), CheckForms::prices);

  private static final Key<Condition> TARGET_HAS =
      WordForms.CONDITION.required("target-has", "a condition of the target");
  private static final Key<Condition> SELF_HAS =
      WordForms.CONDITION.required("self-has", "a condition of the acting figure");
  private static final Key<Rank> RANK =
      Forms.word(Rank.class).required("target-rank", "the rank of the target");
  private static final Key<Check> NOT = CHECK.required("not", "what must not hold");
  private static final Key<List<Check>> ANY_OF =
      CHECKS.required("any-of", "of which one is enough");
  private static final Key<Check> SELF =
      CHECK.required("self", "what must hold with the acting figure for the target");
  private static final Key<Integer> WITHIN =
      Forms.number(1, 99).required("target-within", "how far away the target may be");
  private static final Key<Terrain> ON =
      WordForms.TILE.required("target-on", "the tile that the target stands on");
  private static final Key<Terrain> NEXT_TO =
      WordForms.TILE.required("target-next-to", "a tile adjacent to the target");
  private static final Key<String> OF_TYPE =
      WordForms.NAME.required("target-is", "the name of the monster, summon or ally");
  private static final Key<String> MARKED =
      WordForms.NAME.required("target-marked", "a mark of the target");
  private static final Key<Terrain> ENTERED =
      WordForms.TOUCHED.required("entered-this-turn", "the tile that the acting figure entered");
  private static final Key<String> ACTION_IS =
      WordForms.NAME.required("action-is", "the name of a card, a stance or a mark");
  private static final Key<Element> STRONG =
      Forms.word(Element.class).required("strong", "an element that is strong");
  private static final Key<Counted> COUNT = ValueForms.COUNTED.required("count", "what is counted");
  private static final Key<Value> AT_LEAST =
      ValueForms.BONUS.required("at-least", "the smallest number that will do");
  private static final Key<Integer> NEAR =
      Forms.number(1, 9).or("within", 1, "how near, where adjacent is not meant");
  private static final Key<Condition> GAVE =
      WordForms.CONDITION.required("gave", "a condition, with 'at: after-giving'");
  private static final Key<AbilityKind> ACTION_HAS =
      Forms.word(AbilityKind.class).required("action-has", "what the action contains");
  private static final Key<Affects> ADJACENT_TO =
      WordForms.SIDES.required(
          "target-adjacent-to", "who stands there, seen from the acting figure");
  private static final Key<List<Check>> ONLY =
      CHECKS.or("only", List.of(), "what must hold for them as the target");

  private CheckForms() {}

  private static Cost damage(String text) {
    return text.startsWith("up to ")
        ? new Cost.DamageUpTo(Integer.parseInt(text.substring("up to ".length())))
        : new Cost.Damage(Integer.parseInt(text));
  }

  private static Verbs<Cost> prices() {
    return new Verbs<Cost>("price", new Cost.Damage(1))
        .verb(
            Cost.DiscardCards.class,
            "Cards are discarded from the hand.",
            List.of(DISCARD),
            f -> new Cost.DiscardCards(f.get(DISCARD)))
        .verb(
            Cost.Gain.class,
            "Conditions are gained.",
            List.of(GAIN, TOGETHER),
            f -> f.get(TOGETHER) ? new Cost.GainTogether(f.get(GAIN)) : new Cost.Gain(f.get(GAIN)))
        .verb(
            Cost.Forgo.class,
            "An action of the character's turn to come is given up.",
            List.of(FORGO),
            f -> new Cost.Forgo(f.get(FORGO).equals("top")))
        .verb(
            Cost.AllyGains.class,
            "An ally gains a condition.",
            List.of(ALLY_GAINS, ALLY_RANGE, OR_SUFFERS),
            f -> new Cost.AllyGains(f.get(ALLY_GAINS), f.get(ALLY_RANGE), f.get(OR_SUFFERS)))
        .verb(
            Cost.Rid.class,
            "A condition is removed from whoever pays.",
            List.of(RID),
            f -> new Cost.Rid(f.get(RID)))
        .verb(
            Cost.Spend.class,
            "A counter of the class goes down; the count 'spent' says how far.",
            List.of(SPEND, SPENT, UP_TO),
            CheckForms::spend)
        .verb(
            Cost.MoveMarker.class,
            "The marker of a lasting effect of the payer goes forwards, as if it was used.",
            List.of(MARKER),
            f -> new Cost.MoveMarker(f.get(MARKER)))
        .verb(
            Cost.Tile.class,
            "A tile is destroyed.",
            List.of(DESTROY, RANGE),
            f -> new Cost.Tile(f.get(DESTROY), f.get(RANGE)));
  }

  private static Cost spend(FormFields f) {
    int least = f.get(SPENT);
    int most = f.get(UP_TO).orElse(least);
    if (most < least) {
      f.wrong(UP_TO, "that is less than 'number'", "write a greater number");
    }
    return new Cost.Spend(f.get(SPEND), least, Math.max(least, most));
  }

  private static Verbs<Check> verbs() {
    Verbs<Check> verbs = new Verbs<>("check", Check.Fact.DID);
    for (Check.Fact fact : Check.Fact.values()) {
      verbs.word(Forms.written(fact), fact);
    }
    return verbs
        .verb(
            Check.TargetHas.class,
            "The target has a condition.",
            List.of(TARGET_HAS),
            f -> new Check.TargetHas(f.get(TARGET_HAS)))
        .verb(
            Check.SelfHas.class,
            "The acting figure has a condition.",
            List.of(SELF_HAS),
            f -> new Check.SelfHas(f.get(SELF_HAS)))
        .verb(
            Check.TargetRank.class,
            "The target is normal, elite, a boss or named.",
            List.of(RANK),
            f -> new Check.TargetRank(f.get(RANK)))
        .verb(
            Check.Not.class,
            "The opposite of another check.",
            List.of(NOT),
            f -> new Check.Not(f.get(NOT)))
        .verb(
            Check.AnyOf.class,
            "One of several checks holds.",
            List.of(ANY_OF),
            f -> new Check.AnyOf(f.get(ANY_OF)))
        .verb(
            Check.OfSelf.class,
            "A check holds with the acting figure for the target.",
            List.of(SELF),
            f -> new Check.OfSelf(f.get(SELF)))
        .verb(
            Check.Within.class,
            "The target is within so many hexes.",
            List.of(WITHIN),
            f -> new Check.Within(f.get(WITHIN)))
        .verb(
            Check.OnTile.class,
            "The target stands on a tile.",
            List.of(ON),
            f -> new Check.OnTile(f.get(ON)))
        .verb(
            Check.NextToTile.class,
            "A tile is adjacent to the target.",
            List.of(NEXT_TO),
            f -> new Check.NextToTile(f.get(NEXT_TO)))
        .verb(
            Check.OfType.class,
            "The target has a name.",
            List.of(OF_TYPE),
            f -> new Check.OfType(f.get(OF_TYPE)))
        .verb(
            Check.TargetMarked.class,
            "The target has a mark.",
            List.of(MARKED),
            f -> new Check.TargetMarked(f.get(MARKED)))
        .verb(
            Check.Entered.class,
            "The acting figure has entered such a hex in its turn, on the ground.",
            List.of(ENTERED),
            f -> new Check.Entered(f.get(ENTERED)))
        .verb(
            Check.ActionIs.class,
            "The action under way is on that card, or begins that stance or mark.",
            List.of(ACTION_IS),
            f -> new Check.ActionIs(f.get(ACTION_IS)))
        .verb(
            Check.Strong.class,
            "An element is strong.",
            List.of(STRONG),
            f -> new Check.Strong(f.get(STRONG)))
        .verb(
            Check.InForm.class,
            "The acting character is in a form of its class.",
            List.of(FORM),
            f -> new Check.InForm(f.get(FORM)))
        .verb(
            Check.AtLeast.class,
            "Something counted comes to enough.",
            List.of(COUNT, AT_LEAST),
            f -> new Check.AtLeast(f.get(COUNT), f.get(AT_LEAST)))
        .verb(
            Check.Gave.class,
            "That condition has just been given.",
            List.of(GAVE),
            f -> new Check.Gave(f.get(GAVE)))
        .verb(
            Check.ActionHas.class,
            "The action in progress, or just over, contains such an ability.",
            List.of(ACTION_HAS),
            f -> new Check.ActionHas(f.get(ACTION_HAS)))
        .verb(
            Check.NextToFigure.class,
            "Somebody stands adjacent to the target.",
            List.of(ADJACENT_TO, ONLY, NEAR),
            f -> new Check.NextToFigure(f.get(ADJACENT_TO), f.get(ONLY), f.get(NEAR)));
  }
}
