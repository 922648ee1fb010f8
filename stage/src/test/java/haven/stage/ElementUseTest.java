package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Cost;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Elements that figures infuse and consume. */
final class ElementUseTest {
  private static final StatLine LINE = StatLine.of(30, 0, 0, 0);
  private static final ElementIcon FIRE = ElementIcon.of(Element.FIRE);
  private static final ElementIcon ICE = ElementIcon.of(Element.ICE);

  private static ElementBoard board(Arena arena) {
    return (ElementBoard) arena.game.state().elements();
  }

  private static Arena strong(Arena arena, Element... elements) {
    for (Element element : elements) {
      board(arena).infuse(ElementIcon.of(element));
    }
    board(arena).endTurn();
    return arena;
  }

  @RulesetTest
  @Rule({"ELM-03a", "ELM-03b"})
  void anActionInfusesAtTheEndOfTheTurnIfAnyPartWasPerformed(Ruleset ruleset) {
    for (boolean performs : new boolean[] {true, false}) {
      Arena arena =
          Arena.in(ruleset, "A   g   .   .   .   B")
              .hero(
                  'A',
                  Arena.card(
                      "Torch",
                      20,
                      CardAction.of(Ability.attack(1), Ability.move(1)).infusing(FIRE),
                      CardAction.of()))
              .hero('B')
              .monster('g', "Guard", LINE)
              .start()
              .turnOf('A');
      arena.choose("top 0");
      arena.choose(performs ? arena.at(arena.only("Guard")) : new Choice.Decline());
      arena.until(Prompt.Kind.ACTION, "A");
      assertThat(board(arena).column(Element.FIRE)).isEqualTo(ElementBoard.Column.INERT);
      arena.until(Prompt.Kind.ACTION, "B");
      assertThat(board(arena).column(Element.FIRE))
          .isEqualTo(performs ? ElementBoard.Column.STRONG : ElementBoard.Column.INERT);
    }
  }

  private static AbilityCard burning() {
    return Arena.card(
        "Burn",
        20,
        CardAction.of(
            Ability.attack(
                1,
                Aim.AS_USUAL,
                Rider.paid(Cost.of(Element.FIRE), Rider.plus(1)),
                Rider.paid(Cost.of(Element.ICE), Rider.plus(3)))),
        CardAction.of());
  }

  @RulesetTest
  @Rule("ELM-08a")
  @Rule(
      value = "ELM-08b",
      in = {Edition.FH})
  void separateConsumptionsAreUsedInAnyOrderAndOnlyTheWantedOnes(Ruleset ruleset) {
    for (int first = 0; first < 2; first++) {
      Arena arena =
          Arena.in(ruleset, "A   g   .   .   .   B")
              .hero('A', burning())
              .hero('B')
              .monster('g', "Guard", LINE)
              .start();
      strong(arena, Element.FIRE, Element.ICE).turnOf('A').choose("top 0");
      arena.choose(arena.at(arena.only("Guard")));
      assertThat(arena.prompt().options())
          .contains(new Choice.Accept(), new Choice.Buy(0), new Choice.Buy(1));
      arena.choose(new Choice.Buy(first));
      Element used = first == 0 ? Element.FIRE : Element.ICE;
      assertThat(board(arena).column(used)).isEqualTo(ElementBoard.Column.INERT);
      if (first == 1) {
        arena.choose(new Choice.Accept());
        assertThat(arena.lost(arena.only("Guard"))).isEqualTo(4);
        assertThat(board(arena).column(Element.FIRE)).isEqualTo(ElementBoard.Column.STRONG);
      } else {
        arena.choose(new Choice.Buy(1));
        assertThat(arena.lost(arena.only("Guard"))).isEqualTo(5);
      }
    }
  }

  @RulesetTest
  @Rule("ELM-11")
  void anActionWithAPriceIsPerformedOnlyIfAllOfItIsPaid(Ruleset ruleset) {
    for (boolean both : new boolean[] {false, true}) {
      Arena arena =
          Arena.in(ruleset, "A   g   .   .   .   B")
              .hero(
                  'A',
                  Arena.card(
                      "Blast",
                      20,
                      CardAction.of(Ability.attack(5)).costing(FIRE, ICE),
                      CardAction.of()))
              .hero('B')
              .monster('g', "Guard", LINE)
              .start();
      strong(arena, both ? new Element[] {Element.FIRE, Element.ICE} : new Element[] {Element.ICE})
          .turnOf('A');
      if (both) {
        arena.choose("top 0");
        assertThat(board(arena).column(Element.FIRE)).isEqualTo(ElementBoard.Column.INERT);
        assertThat(board(arena).column(Element.ICE)).isEqualTo(ElementBoard.Column.INERT);
        arena.choose(arena.at(arena.only("Guard")));
        assertThat(arena.lost(arena.only("Guard"))).isEqualTo(5);
      } else {
        assertThat(arena.prompt().options())
            .contains(new Choice.Act(0, true, true))
            .doesNotContain(new Choice.Act(0, true, false));
      }
    }
  }

  @RulesetTest
  @Rule({"ELM-14", "MEL-05"})
  @Rule(
      value = {"MEL-01", "MEL-04"},
      in = {Edition.GH, Edition.JL, Edition.FH})
  void theGroupChoosesForWildIconsOfMonsters(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A')
            .hero('B')
            .monster(
                'g',
                "Demon",
                LINE,
                MonsterCard.of(
                        50,
                        Ability.attack(
                            1, Aim.AS_USUAL, Rider.paid(Cost.of(ElementIcon.WILD), Rider.plus(2))))
                    .infusing(ElementIcon.mixed(Element.LIGHT, Element.DARK)))
            .start();
    strong(arena, Element.FIRE, Element.ICE).until(Prompt.Kind.ELEMENT);
    assertThat(arena.prompt().group()).isTrue();
    assertThat(arena.prompt().options()).hasSize(2);
    arena.choose(arena.prompt().options().getFirst());
    arena.until(Prompt.Kind.ELEMENT);
    assertThat(arena.lost('A')).isEqualTo(3);
    assertThat(List.of(board(arena).column(Element.FIRE), board(arena).column(Element.ICE)))
        .containsExactlyInAnyOrder(ElementBoard.Column.INERT, ElementBoard.Column.STRONG);
    assertThat(arena.prompt().group()).isTrue();
    assertThat(arena.prompt().options())
        .containsExactlyInAnyOrder(new Choice.Of(Element.LIGHT), new Choice.Of(Element.DARK));
    arena.choose(new Choice.Of(Element.DARK));
    assertThat(board(arena).column(Element.DARK)).isEqualTo(ElementBoard.Column.STRONG);
    assertThat(board(arena).column(Element.LIGHT)).isEqualTo(ElementBoard.Column.INERT);
  }

  @RulesetTest
  @Rule(
      value = {"MEL-01", "MEL-04", "ELM-08b"},
      in = Edition.BB)
  void inButtonsAndBugsThePlayerChoosesForWildIconsOfMonsters(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   h   .   .")
            .hero('A', burning())
            .monster(
                'g',
                "Demon",
                LINE,
                MonsterCard.of(
                    50,
                    Ability.attack(
                        1, Aim.AS_USUAL, Rider.paid(Cost.of(ElementIcon.WILD), Rider.plus(2)))))
            .monster('h', "Imp", LINE, MonsterCard.of(10).infusing(FIRE, ICE))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Demon")));
    assertThat(arena.prompt().options())
        .contains(new Choice.Accept(), new Choice.Buy(0), new Choice.Buy(1));
    arena.choose(new Choice.Accept());
    arena.until(Prompt.Kind.ELEMENT);
    assertThat(arena.prompt().options()).hasSize(2);
    arena.choose(arena.prompt().options().getFirst());
    arena.endRound();
    assertThat(arena.events(Event.What.CONSUMED)).hasSize(1);
    assertThat(arena.lost('A')).isEqualTo(3);
  }

  @RulesetTest
  @Rule("MEL-02a")
  void aStunnedOrDeadLastOneDoesNotKeepTheSetFromInfusing(Ruleset ruleset) {
    for (Condition hindrance : new Condition[] {Condition.STUN, Condition.WOUND}) {
      Arena arena =
          Arena.in(ruleset, "g   A   h   .   .   B")
              .hero('A')
              .hero('B')
              .monster('g', "Demon", LINE, MonsterCard.of(50, Ability.attack(1)).infusing(FIRE))
              .another('h', "Demon", Rank.NORMAL)
              .start();
      List<Watched> demons = arena.all("Demon");
      boolean inOrder = demons.get(0).nature().number() < demons.get(1).nature().number();
      Watched last = demons.get(inOrder ? 1 : 0);
      last.hitPoints(1);
      arena.give(last, hindrance).turnOf('A');
      assertThat(arena.lost('A')).isEqualTo(1);
      assertThat(board(arena).column(Element.FIRE)).isEqualTo(ElementBoard.Column.STRONG);
    }
  }

  @RulesetTest
  @Rule({"MEL-02a", "MEL-02b"})
  void oneElementPaysForOneEffectOfACard(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A')
            .hero('B')
            .monster(
                'g',
                "Demon",
                LINE,
                MonsterCard.of(
                    50,
                    Ability.attack(
                        1, Aim.AS_USUAL, Rider.paid(Cost.of(ElementIcon.WILD), Rider.plus(2))),
                    new Ability.Paid(
                        Cost.of(Element.FIRE),
                        List.of(new Ability.Heal(Value.of(3), Aim.SELF, List.of())),
                        List.of())))
            .start();
    arena.only("Demon").hitPoints(10);
    strong(arena, Element.FIRE).turnOf('A');
    assertThat(arena.lost('A')).isEqualTo(3);
    assertThat(arena.only("Demon").hitPoints()).as("no fire left").isEqualTo(10);
    arena.endRound();
    strong(arena, Element.FIRE, Element.AIR).until(Prompt.Kind.ELEMENT);
    arena.choose(arena.prompt().options().getLast());
    arena.turnOf('A');
    assertThat(arena.only("Demon").hitPoints()).isIn(10, 13);
  }

  /** A demon for which one icon of fire strengthens the attack, and another one heals. */
  private static MonsterCard twiceFire(int initiative) {
    return MonsterCard.of(
        initiative,
        Ability.attack(1, Aim.AS_USUAL, Rider.paid(Cost.of(Element.FIRE), Rider.plus(2))),
        new Ability.Paid(
            Cost.of(Element.FIRE),
            List.of(new Ability.Heal(Value.of(3), Aim.SELF, List.of())),
            List.of()));
  }

  @RulesetTest
  @Rule({"ELM-07", "ELM-10"})
  void twoIconsOfOneElementAreNotPaidForTogether(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Demon", LINE, twiceFire(50))
            .start();
    arena.only("Demon").hitPoints(10);
    strong(arena, Element.FIRE).turnOf('A');
    assertThat(arena.lost('A')).isEqualTo(3);
    assertThat(arena.only("Demon").hitPoints()).as("no fire left").isEqualTo(10);
  }

  @RulesetTest
  @Rule("ELM-18")
  void inButtonsAndBugsEachIconConsumesAnInstanceOfItsOwn(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   h   .   .")
            .hero('A')
            .monster('g', "Demon", LINE, twiceFire(50))
            .monster('h', "Imp", LINE, MonsterCard.of(10).infusing(FIRE, FIRE))
            .start();
    arena.only("Demon").hitPoints(10);
    arena.selectFirstTwo();
    arena.endRound();
    assertThat(arena.events(Event.What.CONSUMED)).hasSize(2);
    assertThat(arena.lost('A')).isEqualTo(3);
    assertThat(arena.only("Demon").hitPoints()).isEqualTo(13);
  }

  @RulesetTest
  @Rule(
      value = {"ELM-17", "ELM-18", "ELM-19"},
      in = Edition.BB)
  void inButtonsAndBugsAnActionAddsNothingToTheIconsInView(Ruleset ruleset) {
    Ability fire =
        new Ability.Paid(
            Cost.of(Element.FIRE), List.of(Ability.heal(1, Aim.SELF)), List.of(Ability.move(1)));
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   .   .")
            .hero(
                'A',
                Arena.card("Torch", 20, CardAction.of(fire).infusing(FIRE), CardAction.of()),
                Arena.card("Hearth", 30, CardAction.of(), CardAction.of(fire)))
            .monster('g', "Guard", LINE)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.PAY);
    arena.choose("yes");
    arena.choose(arena.at(arena.figure("A")));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    assertThat(arena.events(Event.What.INFUSED)).isEmpty();
    arena.choose("bottom 1");
    assertThat(arena.prompt().kind())
        .as("the icon of the played side is consumed; side B shows one of its own")
        .isEqualTo(Prompt.Kind.PAY);
    arena.choose("yes");
    arena.choose(arena.at(arena.figure("A")));
    assertThat(arena.game.state().elements().canPay(List.of(FIRE), arena.game.state().visible()))
        .as("both icons are consumed")
        .isFalse();
  }
}
