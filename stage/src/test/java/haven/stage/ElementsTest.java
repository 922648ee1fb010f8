package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Element.AIR;
import static haven.model.ability.Element.DARK;
import static haven.model.ability.Element.EARTH;
import static haven.model.ability.Element.FIRE;
import static haven.model.ability.Element.ICE;
import static haven.model.ability.Element.LIGHT;
import static haven.play.ability.ElementBoard.Column.INERT;
import static haven.play.ability.ElementBoard.Column.STRONG;
import static haven.play.ability.ElementBoard.Column.WANING;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Cost;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
import haven.model.monster.StatLine;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Arrays;
import java.util.List;

/** ELM-01 to ELM-13: what characters do with the element board. */
final class ElementsTest {
  private static final StatLine GUARD = StatLine.of(90, 0, 0, 0);

  private static ElementBoard board(Arena arena) {
    return (ElementBoard) arena.game.state().elements();
  }

  /** Card 0 attacks for 1 at its top and infuses this. */
  private static AbilityCard infusing(ElementIcon... icons) {
    return Arena.card("Lamp", 20, CardAction.of(attack(1)).infusing(icons), CardAction.of());
  }

  /** A card whose top and bottom attack for 1, and for 3 more if all of this is consumed. */
  private static AbilityCard consuming(ElementIcon... icons) {
    CardAction action =
        CardAction.of(
            attack(1, Aim.AS_USUAL, Rider.paid(new Cost.Elements(List.of(icons)), Rider.plus(3))));
    return Arena.card("Pyre", 30, action, action);
  }

  private static ElementIcon[] icons(Element... elements) {
    return Arrays.stream(elements).map(ElementIcon::of).toArray(ElementIcon[]::new);
  }

  /** Both heroes stand next to the guard. */
  private static Arena arena(Ruleset ruleset, AbilityCard lamp, AbilityCard pyre) {
    return Arena.in(ruleset, "A   g   B   .")
        .hero('A', lamp, pyre)
        .hero('B', Arena.card("Wait", 60, CardAction.of(), CardAction.of()), pyre)
        .monster('g', "Guard", GUARD)
        .answering(Answers.Policy.LITTLE)
        .start();
  }

  private static int lost(Arena arena) {
    return arena.lost(arena.only("Guard"));
  }

  /** A performs the top of card 0. */
  private static Arena infuse(Arena arena) {
    arena.turnOf('A').choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    return arena.until(Prompt.Kind.ACTION, "A");
  }

  /** The acting hero attacks with card 1; whether it may consume for it. */
  private static boolean mayConsume(Arena arena, String half) {
    arena.choose(half + " 1");
    arena.choose(arena.at(arena.only("Guard")));
    return arena.isAsked(Prompt.Kind.BEFORE_DRAW)
        && arena.prompt().options().contains(new Choice.Buy(0));
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule(
      value = {"ELM-01", "ELM-02", "SET-06"},
      in = {Edition.GH, Edition.JL, Edition.FH})
  void sixElementsAreInertAtFirstAndEachCanBeInfusedAndConsumed(Ruleset ruleset) {
    assertThat(Element.values()).containsExactlyInAnyOrder(FIRE, ICE, AIR, EARTH, LIGHT, DARK);
    for (Element element : Element.values()) {
      Arena arena = arena(ruleset, infusing(icons(element)), consuming(icons(element)));
      for (Element other : Element.values()) {
        assertThat(board(arena).column(other)).isEqualTo(INERT);
      }
      infuse(arena).choose("no");
      arena.until(Prompt.Kind.ACTION, "B");
      for (Element other : Element.values()) {
        assertThat(board(arena).column(other)).isEqualTo(other == element ? STRONG : INERT);
      }
      assertThat(mayConsume(arena, "top")).isTrue();
      arena.choose(new Choice.Buy(0));
      assertThat(lost(arena)).isEqualTo(1 + 4);
      assertThat(board(arena).column(element)).isEqualTo(INERT);
    }
  }

  @RulesetTest
  @Rule({"ELM-03c", "ELM-06", "TRN-15"})
  void whatIsInfusedIsForLaterTurnsOnly(Ruleset ruleset) {
    List<AbilityCard> lamps =
        List.of(
            infusing(icons(FIRE)),
            Arena.top(attack(1), Ability.infuse(ElementIcon.of(FIRE))),
            Arena.top(attack(1, Aim.AS_USUAL, Rider.infuses(ElementIcon.of(FIRE)))));
    for (AbilityCard lamp : lamps) {
      Arena arena = infuse(arena(ruleset, lamp, consuming(icons(FIRE))));
      assertThat(board(arena).column(FIRE)).isEqualTo(INERT);
      assertThat(mayConsume(arena, "bottom")).as("in the same turn").isFalse();
      arena.until(Prompt.Kind.ACTION, "B");
      assertThat(board(arena).column(FIRE)).isEqualTo(STRONG);
      assertThat(mayConsume(arena, "top")).as("later in the round").isTrue();
    }
  }

  @RulesetTest
  @Rule({"ELM-03c", "ELM-06"})
  void aModifiersInfusionWaitsToo(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   B   .")
            .hero('A', Arena.top(attack(1)), consuming(icons(FIRE)))
            .hero('B')
            .modifiers('A', ModifierCard.plus(0, Rider.infuses(ElementIcon.of(FIRE))))
            .monster('g', "Guard", GUARD)
            .answering(Answers.Policy.LITTLE)
            .start();
    infuse(arena);
    assertThat(mayConsume(arena, "bottom")).isFalse();
    assertThat(board(arena).column(FIRE)).isEqualTo(INERT);
    arena.asIs();
    arena.until(Prompt.Kind.ACTION, "B");
    assertThat(board(arena).column(FIRE)).isEqualTo(STRONG);
  }

  @RulesetTest
  @Rule({"ELM-04", "ELM-05"})
  void everythingDropsOneColumnWhenTheRoundEnds(Ruleset ruleset) {
    Arena arena = infuse(arena(ruleset, infusing(icons(FIRE)), consuming(icons(FIRE))));
    arena.choose("no");
    arena.until(Prompt.Kind.ACTION, "B");
    assertThat(board(arena).column(FIRE)).isEqualTo(STRONG);
    arena.endRound();
    assertThat(board(arena).column(FIRE)).isEqualTo(WANING);
    arena.selectFirst(2).endRound();
    assertThat(board(arena).column(FIRE)).isEqualTo(INERT);
    arena.selectFirst(4).endRound();
    assertThat(board(arena).column(FIRE)).isEqualTo(INERT);
  }

  @RulesetTest
  @Rule({"ELM-05", "ELM-10"})
  void strongAndWaningElementsAreConsumedAndInertAtOnce(Ruleset ruleset) {
    for (boolean waning : new boolean[] {false, true}) {
      Arena arena =
          Arena.in(ruleset, "A   g   B   .")
              .hero(
                  'A',
                  infusing(icons(FIRE)),
                  Arena.card("Wait", 30, CardAction.of(), CardAction.of()))
              .hero(
                  'B',
                  Arena.card("Pause", 60, CardAction.of(), CardAction.of()),
                  consuming(icons(FIRE)),
                  Arena.card(
                      "Embers",
                      70,
                      consuming(icons(FIRE)).front().top(),
                      consuming(icons(FIRE)).front().bottom()))
              .monster('g', "Guard", GUARD)
              .answering(Answers.Policy.LITTLE)
              .start();
      arena.choose(new Choice.Cards(0, 1));
      arena.choose(waning ? new Choice.Cards(3, 4) : new Choice.Cards(1, 2));
      arena.until(Prompt.Kind.ACTION, "A").choose("top 0");
      arena.choose(arena.at(arena.only("Guard")));
      arena.choose("no");
      arena.until(Prompt.Kind.ACTION, "B");
      if (waning) {
        arena.endRound();
        assertThat(board(arena).column(FIRE)).isEqualTo(WANING);
        arena.choose(new Choice.Cards(2, 3));
        arena.choose(new Choice.Cards(1, 2));
        arena.until(Prompt.Kind.ACTION, "B");
      }
      assertThat(mayConsume(arena, "top")).isTrue();
      arena.choose(new Choice.Buy(0));
      assertThat(board(arena).column(FIRE)).isEqualTo(INERT);
      arena.choose("bottom 2");
      arena.choose(arena.at(arena.only("Guard")));
      assertThat(arena.isAsked(Prompt.Kind.BEFORE_DRAW)).as("used up").isFalse();
      assertThat(lost(arena)).isEqualTo(1 + 4 + 1);
    }
  }

  @RulesetTest
  @Rule("ELM-07")
  void oneElementPaysForOneIconOnly(Ruleset ruleset) {
    for (ElementIcon[] cost :
        List.of(icons(FIRE, FIRE), new ElementIcon[] {ElementIcon.WILD, ElementIcon.of(FIRE)})) {
      Arena arena = infuse(arena(ruleset, infusing(icons(FIRE)), consuming(cost)));
      arena.choose("no");
      arena.until(Prompt.Kind.ACTION, "B");
      assertThat(mayConsume(arena, "top")).isFalse();
      assertThat(board(arena).column(FIRE)).isEqualTo(STRONG);
    }
  }

  @RulesetTest
  @Rule("ELM-05")
  void whatIsWaningIsStrongWhenInfusedAgain(Ruleset ruleset) {
    CardAction lamp = CardAction.of(attack(1)).infusing(icons(FIRE));
    Arena arena =
        Arena.in(ruleset, "A   g   B   .")
            .hero(
                'A',
                infusing(icons(FIRE)),
                Arena.card("Wait", 30, CardAction.of(), CardAction.of()),
                Arena.card("Second", 25, lamp, CardAction.of()))
            .hero('B')
            .monster('g', "Guard", GUARD)
            .answering(Answers.Policy.LITTLE)
            .start();
    infuse(arena).choose("no");
    arena.endRound();
    assertThat(board(arena).column(FIRE)).isEqualTo(WANING);
    arena.selectFirst(2).until(Prompt.Kind.ACTION, "A");
    arena.choose("top 2");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("no");
    arena.until(Prompt.Kind.ACTION, "B");
    assertThat(board(arena).column(FIRE)).isEqualTo(STRONG);
  }

  @RulesetTest
  @Rule("ELM-06")
  void whatWasConsumedInATurnIsNotThereForTheOtherAction(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   B   .")
            .hero(
                'A',
                Arena.card(
                    "Zero",
                    20,
                    CardAction.of(attack(1, Aim.AS_USUAL, Rider.paid(Cost.of(FIRE), Rider.plus(3))))
                        .infusing(icons(FIRE)),
                    CardAction.of()),
                consuming(icons(FIRE)))
            .hero('B')
            .monster('g', "Guard", GUARD)
            .answering(Answers.Policy.LITTLE)
            .start();
    board(arena).infuse(ElementIcon.of(FIRE));
    board(arena).endTurn();
    arena.turnOf('A').choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose(new Choice.Buy(0));
    arena.until(Prompt.Kind.ACTION, "A");
    assertThat(mayConsume(arena, "bottom")).as("infused again, but in this turn").isFalse();
    arena.until(Prompt.Kind.ACTION, "B");
    assertThat(board(arena).column(FIRE)).isEqualTo(STRONG);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule(
      value = "ELM-09",
      in = {Edition.GH, Edition.JL, Edition.FH})
  void aConsumptionOfTwoElementsNeedsBoth(Ruleset ruleset) {
    for (Element[] there : new Element[][] {{FIRE}, {ICE}, {FIRE, AIR}}) {
      Arena arena = infuse(arena(ruleset, infusing(icons(there)), consuming(icons(FIRE, ICE))));
      arena.choose("no");
      arena.until(Prompt.Kind.ACTION, "B");
      assertThat(mayConsume(arena, "top")).isFalse();
      assertThat(board(arena).column(there[0])).isEqualTo(STRONG);
    }
    Arena arena = infuse(arena(ruleset, infusing(icons(FIRE, ICE)), consuming(icons(FIRE, ICE))));
    arena.choose("no");
    arena.until(Prompt.Kind.ACTION, "B");
    assertThat(mayConsume(arena, "top")).isTrue();
    arena.choose(new Choice.Buy(0));
    assertThat(board(arena).column(FIRE)).isEqualTo(INERT);
    assertThat(board(arena).column(ICE)).isEqualTo(INERT);
    assertThat(lost(arena)).isEqualTo(1 + 4);
  }

  @RulesetTest
  @Rule("ELM-12")
  void aWildIconIsAnyOneElement(Ruleset ruleset) {
    Arena arena = arena(ruleset, infusing(ElementIcon.WILD), consuming(ElementIcon.WILD));
    infuse(arena).choose("no");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ELEMENT);
    assertThat(arena.prompt().seat()).isEqualTo(arena.sheet('A').seat());
    assertThat(arena.prompt().group()).isFalse();
    assertThat(arena.prompt().options())
        .containsExactlyInAnyOrder(
            Arrays.stream(Element.values()).map(Choice.Of::new).toArray(Choice[]::new));
    arena.choose(new Choice.Of(DARK));
    arena.until(Prompt.Kind.ACTION, "B");
    for (Element element : Element.values()) {
      assertThat(board(arena).column(element)).isEqualTo(element == DARK ? STRONG : INERT);
    }
    assertThat(mayConsume(arena, "top")).as("any one pays").isTrue();
    arena.choose(new Choice.Buy(0));
    assertThat(board(arena).column(DARK)).isEqualTo(INERT);
  }

  @RulesetTest
  @Rule("ELM-12")
  void oneElementOfSeveralPaysForAWildIcon(Ruleset ruleset) {
    Arena arena = infuse(arena(ruleset, infusing(icons(FIRE, DARK)), consuming(ElementIcon.WILD)));
    arena.choose("no");
    arena.until(Prompt.Kind.ACTION, "B");
    assertThat(mayConsume(arena, "top")).isTrue();
    arena.choose(new Choice.Buy(0));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ELEMENT);
    assertThat(arena.prompt().options()).hasSize(2);
    arena.choose(new Choice.Consume(1));
    assertThat(List.of(board(arena).column(FIRE), board(arena).column(DARK)))
        .containsExactly(STRONG, INERT);
  }

  @RulesetTest
  @Rule("ELM-13")
  void aMixedIconIsOneOfItsTwo(Ruleset ruleset) {
    ElementIcon mixed = ElementIcon.mixed(FIRE, ICE);
    for (Element chosen : List.of(FIRE, ICE)) {
      Arena arena = arena(ruleset, infusing(mixed), consuming(mixed));
      infuse(arena).choose("no");
      assertThat(arena.prompt().options())
          .containsExactlyInAnyOrder(new Choice.Of(FIRE), new Choice.Of(ICE));
      arena.choose(new Choice.Of(chosen));
      arena.until(Prompt.Kind.ACTION, "B");
      Element other = chosen == FIRE ? ICE : FIRE;
      assertThat(board(arena).column(chosen)).isEqualTo(STRONG);
      assertThat(board(arena).column(other)).as("not both").isEqualTo(INERT);
      assertThat(mayConsume(arena, "top")).as("either pays").isTrue();
      arena.choose(new Choice.Buy(0));
      assertThat(board(arena).column(chosen)).isEqualTo(INERT);
    }
    Arena another = infuse(arena(ruleset, infusing(icons(AIR)), consuming(mixed)));
    another.choose("no");
    another.until(Prompt.Kind.ACTION, "B");
    assertThat(mayConsume(another, "top")).isFalse();
  }

  @RulesetTest
  @Rule("EX-ELM-01")
  void theBoneshaperInfusesEarthAndConsumesItInTheNextRound(Ruleset ruleset) {
    Ability conversion =
        new Ability.Paid(Cost.of(EARTH), List.of(Ability.move(4)), List.of(Ability.move(2)));
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B\n  u   v   w   x")
            .hero(
                'A',
                infusing(icons(EARTH)),
                Arena.card("Wait", 30, CardAction.of(), CardAction.of()),
                Arena.card("Malicious Conversion", 40, CardAction.of(), CardAction.of(conversion)))
            .hero('B')
            .monster('g', "Guard", GUARD)
            .answering(Answers.Policy.LITTLE)
            .start();
    infuse(arena);
    assertThat(board(arena).column(EARTH)).isEqualTo(INERT);
    arena.choose("no");
    arena.until(Prompt.Kind.ACTION, "B");
    assertThat(board(arena).column(EARTH)).isEqualTo(STRONG);
    arena.endRound();
    assertThat(board(arena).column(EARTH)).isEqualTo(WANING);
    arena.choose(new Choice.Cards(2, 3));
    arena.selectFirst(2).until(Prompt.Kind.ACTION, "A");
    arena.choose("bottom 2");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.PAY);
    arena.choose("yes");
    assertThat(board(arena).column(EARTH)).isEqualTo(INERT);
    arena.walk('u', 'v', 'w', 'x');
    assertThat(arena.figure("A").hex()).isEqualTo(arena.hex('x'));
  }
}
