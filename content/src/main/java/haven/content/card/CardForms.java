package haven.content.card;

import haven.content.form.Bearer;
import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.content.language.AbilityForms;
import haven.content.language.ValueForms;
import haven.content.language.WordForms;
import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.model.ability.ElementIcon;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.LearningLevel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Ability cards: an initiative and two actions, each a list of what is printed on that half. */
final class CardForms {
  /** A line of a card half. */
  private sealed interface Part {
    record Does(Ability ability) implements Part {}

    record Infuses(List<ElementIcon> icons) implements Part {}

    record Costs(List<ElementIcon> icons) implements Part {}

    record Gains(int xp) implements Part {}

    /** The lost icon. */
    enum Loss implements Part {
      LOST,
      LOST_FOR_GOOD
    }
  }

  private static final Key<Value> XP =
      ValueForms.BONUS.required(
          "xp", "experience if any part is performed; counted, it is a part of its own");
  private static final Key<List<ElementIcon>> INFUSE =
      WordForms.ELEMENT.list().required("infuse", "elements infused if any part is performed");
  private static final Key<List<ElementIcon>> PRICE =
      WordForms.ELEMENT.list().required("price", "elements without which no part is performed");

  static final Form<CardAction> ACTION =
      Forms.named("action", "the lines of a card half", CardAction.of(), CardForms::action);

  private static final Key<String> CARD = WordForms.NAME.required("card", "its name");
  private static final Key<Optional<Integer>> NUMBER =
      Forms.number(1, 9999).optional("number", "the number printed on it");
  private static final Key<String> LEVEL =
      Forms.text("a level from 1 to 9, X, M, A or B", Pattern.compile("[1-9XMAB]"), "1")
          .required(
              "level",
              "1 to 9, X, or M for a card that is given to others; A or B for one of the first"
                  + " scenarios of Jaws of the Lion");
  private static final Key<Integer> COPIES =
      Forms.number(1, 12).or("copies", 1, "how many there are, of a card of level M");
  private static final Key<Integer> INITIATIVE =
      Forms.number(1, 99).required("initiative", "its initiative");
  private static final Key<CardAction> TOP = ACTION.required("top", "the top half");
  private static final Key<CardAction> BOTTOM = ACTION.required("bottom", "the bottom half");
  private static final Form<AbilityCard.Side> SIDE =
      new Group<>(
          "a side",
          List.of(INITIATIVE, TOP, BOTTOM),
          new AbilityCard.Side(1, CardAction.of(), CardAction.of()),
          f -> new AbilityCard.Side(f.get(INITIATIVE), f.get(TOP), f.get(BOTTOM)));
  private static final Key<Optional<AbilityCard.Side>> SIDE_B =
      SIDE.optional("side-b", "its other side, in Buttons & Bugs only");
  private static final Key<Optional<String>> FORM =
      WordForms.NAME.optional(
          "form", "the only form of the class in which its actions can be performed");
  private static final Key<String> NOTE =
      Forms.text().or("note", "", "what an author wants to be known");

  /** One card of a class. */
  static final Form<PrintedCard> CARD_FORM =
      new Group<>(
          "a card",
          List.of(CARD, NUMBER, LEVEL, COPIES, FORM, INITIATIVE, TOP, BOTTOM, SIDE_B, NOTE),
          new PrintedCard(
              AbilityCard.of("nobody", 1, CardAction.of(), CardAction.of()), "1", 0, "", 0),
          CardForms::card);

  private CardForms() {}

  private static PrintedCard card(FormFields f) {
    String level = f.get(LEVEL);
    List<AbilityCard.Side> sides = new ArrayList<>();
    sides.add(new AbilityCard.Side(f.get(INITIATIVE), f.get(TOP), f.get(BOTTOM)));
    f.get(SIDE_B).ifPresent(sides::add);
    boolean lent = level.equals("M");
    if (f.has(COPIES) && !lent) {
      f.wrong(COPIES, "a hand has each card once", "leave it out, or write 'level: M'");
    }
    AbilityCard card = new AbilityCard(f.get(CARD), counted(level), sides, f.get(FORM));
    return new PrintedCard(
        card, level, f.get(NUMBER).orElse(0), f.get(NOTE), lent ? f.get(COPIES) : 0);
  }

  /** Cards of level X count as level 1 (CRD-03b), and so do those that anybody may be given. */
  private static int counted(String level) {
    return switch (level) {
      case "X", "M" -> 1;
      case "A", "B" -> LearningLevel.valueOf(level).number();
      default -> Integer.parseInt(level);
    };
  }

  private static Form<CardAction> action() {
    Part nothing = new Part.Gains(0);
    Verbs<Part> parts =
        new Verbs<>("line of a card half", nothing)
            .verb(
                CardAction.class,
                "Experience if any part is performed.",
                List.of(XP),
                f -> gains(f.get(XP)))
            .verb(
                CardAction.class,
                "Elements infused if any part is performed.",
                List.of(INFUSE),
                f -> new Part.Infuses(f.get(INFUSE)))
            .verb(
                CardAction.class,
                "Elements without which no part is performed.",
                List.of(PRICE),
                f -> new Part.Costs(f.get(PRICE)))
            .word("lost", Part.Loss.LOST)
            .word("lost-for-good", Part.Loss.LOST_FOR_GOOD)
            .including(AbilityForms.verbs(), Part.Does::new);
    return parts.list().by(Bearer.HERO).as(CardForms::action);
  }

  private static Part gains(Value xp) {
    return xp instanceof Value.Fixed(int points)
        ? new Part.Gains(points)
        : new Part.Does(new Ability.Brings(new Consequence.Xp(xp)));
  }

  private static CardAction action(List<Part> parts) {
    List<Ability> abilities = new ArrayList<>();
    List<ElementIcon> infusions = new ArrayList<>();
    List<ElementIcon> price = new ArrayList<>();
    int xp = 0;
    boolean lost = false;
    boolean forGood = false;
    for (Part part : parts) {
      switch (part) {
        case Part.Does(Ability ability) -> abilities.add(ability);
        case Part.Infuses(List<ElementIcon> icons) -> infusions.addAll(icons);
        case Part.Costs(List<ElementIcon> icons) -> price.addAll(icons);
        case Part.Gains(int points) -> xp += points;
        case Part.Loss loss -> {
          lost = true;
          forGood |= loss == Part.Loss.LOST_FOR_GOOD;
        }
      }
    }
    return new CardAction(abilities, infusions, price, xp, lost, forGood);
  }
}
