package haven.content.language;

import static haven.content.language.AbilityForms.boxed;
import static haven.content.language.AbilityForms.keys;

import haven.content.form.Bearer;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.model.ability.Ability;
import haven.model.ability.Aim.Focus;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.ability.Cost;
import haven.model.ability.Value;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Verbs that contain others: commands, conditions, prices, choices. */
final class CommandVerbs {
  private static final Key<List<Ability>> GRANT =
      AbilityForms.ABILITIES
          .required("grant", "what others may perform")
          .of(Bearer.HERO, Bearer.ITEM, Bearer.MONSTER, Bearer.BOSS);
  private static final Key<List<Ability>> COMMAND =
      AbilityForms.ABILITIES
          .required("command", "what the companion performs, wherever it is")
          .of(Bearer.HERO);
  private static final Key<List<Ability>> CONTROL =
      AbilityForms.ABILITIES.required("control", "what enemies are made to perform");
  private static final Key<Cost> CONSUME = CheckForms.ELEMENTS.required("consume", "the elements");
  private static final Pattern OTHERWISE =
      Pattern.compile("grant|control|perform|after|traits|then|else");
  private static final List<String> FOLLOWING = List.of("after", "perform", "control", "traits");
  private static final Key<Cost> PAY_DAMAGE =
      CheckForms.DAMAGE
          .required("pay-damage", "the damage that is suffered for it")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Cost> PAY_CARDS =
      CheckForms.CARDS
          .required("pay-cards", "the cards that are lost for it")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Cost> PAY =
      CheckForms.PRICE.required("pay", "what is paid").of(Bearer.HERO, Bearer.ITEM);
  private static final Key<List<Check>> WHEN = CheckForms.CHECKS.required("when", "what must hold");
  private static final Key<List<Ability>> THEN =
      AbilityForms.ABILITIES.required("then", "what is performed");
  private static final Key<List<Ability>> ELSE =
      AbilityForms.ABILITIES.or("else", List.of(), "what is performed otherwise");
  private static final Key<List<List<Ability>>> CHOOSE =
      AbilityForms.ABILITIES
          .list()
          .required("choose", "the choices, each a list of abilities")
          .of(Bearer.HERO, Bearer.ITEM);
  private static final Key<Integer> SPECIAL =
      Forms.number(1, 3)
          .required("special", "the number of the boss's special action")
          .of(Bearer.MONSTER);
  private static final Key<Value> OPEN_DOOR =
      ValueForms.VALUE
          .required("open-door", "movement points towards the nearest closed door")
          .of(Bearer.MONSTER, Bearer.BOSS);
  private static final Key<Boolean> FOCUS =
      Forms.words(Map.of("farthest", true))
          .required("focus", "on whom from here on; farthest: the enemy farthest away")
          .of(Bearer.MONSTER, Bearer.BOSS);
  private static final Key<Integer> FOCUS_WITHIN =
      Forms.number(2, 99).or("within", Focus.ANYWHERE, "how far away at most, and in sight");
  private static final Key<Integer> SHIFT =
      Forms.number(1, 99)
          .required("shift-initiative", "by how much at most")
          .of(Bearer.HERO, Bearer.ITEM);

  private static final Key<Integer> FLEE =
      Forms.number(1, 9).required("flee", "their movement points").of(Bearer.BOSS);
  private static final Key<Boolean> COME =
      Forms.flag().required("come", "however far").of(Bearer.BOSS);
  private static final Key<List<Ability>> MIND_CONTROL =
      AbilityForms.ABILITIES
          .required("mind-control", "before the top of its leading card")
          .of(Bearer.BOSS);

  private CommandVerbs() {}

  /** Cards call for it; whoever a rule speaks of may have none. */
  private static Ability special(FormFields f) {
    if (f.reading().field().contains("rules")) {
      f.wrong(SPECIAL, "only cards call for special actions", "write what is performed, or 'act'");
    }
    return new Ability.Special(f.get(SPECIAL));
  }

  /** Monsters consume for what is on their cards, and for nothing that follows from it (MEL-02). */
  private static Ability consume(FormFields f) {
    String way = f.reading().field();
    if (AimForms.isByFocus(f) && FOLLOWING.stream().anyMatch(way::contains)) {
      f.wrong(
          CONSUME,
          "monsters consume elements for lines of their cards alone",
          "write it as a line of the card, or leave it out");
    }
    return new Ability.Paid(f.get(CONSUME), f.get(THEN), f.get(ELSE));
  }

  /** A companion acts with its character. */
  private static Ability shift(FormFields f) {
    if (f.reading().field().contains("command")) {
      f.wrong(SHIFT, "a companion has no initiative of its own", "write it beside 'command'");
    }
    return new Ability.ShiftInitiative(f.get(SHIFT));
  }

  /** The focus is that of the card, from a line of it on; nothing else looks for it. */
  private static Ability focus(FormFields f) {
    if (OTHERWISE.matcher(f.reading().field()).find()) {
      f.wrong(FOCUS, "nothing follows it here", "write it as a line of the card");
    }
    return new Focus(f.get(FOCUS_WITHIN));
  }

  static void add(Verbs<Ability> verbs) {
    verbs
        .verb(
            Ability.Grant.class,
            "Others perform abilities, as they like.",
            keys(List.of(GRANT), AimForms.AT_COMMANDED),
            boxed(f -> new Ability.Grant(AimForms.commanded(f), f.get(GRANT))))
        .verb(
            Ability.Grant.class,
            "The companion of the character performs abilities, as the character likes.",
            List.of(COMMAND),
            f -> new Ability.Grant(AimForms.COMPANION, f.get(COMMAND)))
        .verb(
            Ability.Control.class,
            "Enemies perform abilities, as the acting figure likes.",
            keys(List.of(CONTROL), AimForms.AT_FRIENDS),
            boxed(f -> new Ability.Control(AimForms.aim(f), f.get(CONTROL))))
        .verb(
            Ability.Paid.class,
            "Elements may be consumed; if they are, 'then' is performed, otherwise 'else'.",
            List.of(CONSUME, THEN, ELSE),
            CommandVerbs::consume)
        .verb(
            Ability.Paid.class,
            "The acting figure may suffer damage; if it does, 'then' is performed, otherwise"
                + " 'else'.",
            List.of(PAY_DAMAGE, THEN, ELSE),
            f -> new Ability.Paid(f.get(PAY_DAMAGE), f.get(THEN), f.get(ELSE)))
        .verb(
            Ability.Paid.class,
            "Cards may be lost; if they are, 'then' is performed, otherwise 'else'.",
            List.of(PAY_CARDS, THEN, ELSE),
            f -> new Ability.Paid(f.get(PAY_CARDS), f.get(THEN), f.get(ELSE)))
        .verb(
            Ability.Paid.class,
            "Another price may be paid; if it is, 'then' is performed, otherwise 'else'.",
            List.of(PAY, THEN, ELSE),
            f -> new Ability.Paid(f.get(PAY), f.get(THEN), f.get(ELSE)))
        .verb(
            Ability.When.class,
            "If the checks hold, 'then' is performed, otherwise 'else'.",
            keys(List.of(WHEN, THEN, ELSE), List.of()),
            boxed(f -> new Ability.When(f.get(WHEN), f.get(THEN), f.get(ELSE))))
        .verb(
            Ability.OneOf.class,
            "One of several.",
            keys(List.of(CHOOSE), List.of()),
            boxed(f -> new Ability.OneOf(f.get(CHOOSE))))
        .verb(
            Ability.Special.class,
            "A boss's special action.",
            List.of(SPECIAL),
            CommandVerbs::special)
        .verb(
            Ability.OpenDoor.class,
            "Moves to the nearest closed door and opens it.",
            List.of(OPEN_DOOR),
            f -> new Ability.OpenDoor(f.get(OPEN_DOOR)))
        .verb(
            Focus.class,
            "What follows is about another focus than the usual one.",
            List.of(FOCUS, FOCUS_WITHIN),
            CommandVerbs::focus)
        .verb(
            Ability.ShiftInitiative.class,
            "Changes the acting figure's initiative for this round.",
            List.of(SHIFT),
            CommandVerbs::shift)
        .verb(
            Consequence.Drive.class,
            "Characters and summons move as far away as they can, in the order of turns.",
            List.of(FLEE),
            f -> new Ability.Brings(new Consequence.Drive(true, f.get(FLEE))))
        .verb(
            Consequence.Drive.class,
            "Characters and summons move next to it, in the order of turns.",
            List.of(COME),
            f -> new Ability.Brings(new Consequence.Drive(false, Integer.MAX_VALUE)))
        .verb(
            Consequence.MindControl.class,
            "The last character in the order is controlled in its turn.",
            List.of(MIND_CONTROL),
            f -> new Ability.Brings(new Consequence.MindControl(f.get(MIND_CONTROL))))
        .word("other-half", new Ability.OtherHalf(), Bearer.ITEM);
  }
}
