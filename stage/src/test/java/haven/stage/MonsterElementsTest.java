package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.play.ability.ElementBoard.Column.INERT;
import static haven.play.ability.ElementBoard.Column.STRONG;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Cost;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.card.CardAction;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.ability.ElementBoard;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Comparator;

/** ELM-15 and ELM-16: when monsters consume and infuse on the board, and for whom. */
final class MonsterElementsTest {
  private static final StatLine LINE = StatLine.of(30, 0, 0, 0);
  private static final ElementIcon FIRE = ElementIcon.of(Element.FIRE);

  private static ElementBoard board(Arena arena) {
    return (ElementBoard) arena.game.state().elements();
  }

  private static ElementBoard.Column fire(Arena arena) {
    return board(arena).column(Element.FIRE);
  }

  private static Arena strong(Arena arena) {
    board(arena).infuse(FIRE);
    board(arena).endTurn();
    return arena;
  }

  /** An attack of 1, which fire makes an attack of 3. */
  private static MonsterCard consuming() {
    return MonsterCard.of(
        50, attack(1, Aim.AS_USUAL, Rider.paid(Cost.of(Element.FIRE), Rider.plus(2))));
  }

  /** Hero A between two demons; the party is slower. */
  private static Arena demons(Ruleset ruleset, MonsterCard card) {
    return Arena.in(ruleset, "g   A   h   .   .   B")
        .hero('A')
        .hitPoints('A', 30)
        .hero('B')
        .monster('g', "Demon", LINE, card)
        .another('h', "Demon", Rank.NORMAL)
        .answering(Answers.Policy.LITTLE)
        .start();
  }

  private static int consumptions(Arena arena) {
    return arena.events(Event.What.CONSUMED).size();
  }

  @RulesetTest
  @Rule({"ELM-15a", "ELM-15b", "MEL-02a", "MEL-02b"})
  void oneConsumptionServesAllOfThem(Ruleset ruleset) {
    Arena arena = strong(demons(ruleset, consuming())).turnOf('A');
    assertThat(arena.lost('A')).isEqualTo(3 + 3);
    assertThat(consumptions(arena)).isEqualTo(1);
    assertThat(fire(arena)).isEqualTo(INERT);
    arena.endRound();
    arena.selectFirst(2).until(Prompt.Kind.ACTION, "A");
    assertThat(arena.lost('A')).as("that was for one round").isEqualTo(6 + 1 + 1);
  }

  @RulesetTest
  @Rule({"ELM-15a", "MEL-02b"})
  void theyConsumeWheneverTheyCanAndInfuseAtTheEndOfEachTurn(Ruleset ruleset) {
    Arena arena = demons(ruleset, consuming().infusing(FIRE)).turnOf('A');
    assertThat(arena.lost('A')).as("the second consumes what the first infused").isEqualTo(1 + 3);
    assertThat(consumptions(arena)).isEqualTo(1);
    assertThat(fire(arena)).as("and infuses again").isEqualTo(STRONG);
  }

  @RulesetTest
  @Rule({"ELM-15b", "MEL-02a"})
  void onlyTheFirstTurnConsumesAndTheLastInfuses(Ruleset ruleset) {
    Arena arena = demons(ruleset, consuming().infusing(FIRE)).turnOf('A');
    assertThat(arena.lost('A')).isEqualTo(1 + 1);
    assertThat(consumptions(arena)).isZero();
    assertThat(fire(arena)).isEqualTo(STRONG);
    assertThat(arena.events(Event.What.INFUSED)).as("once for the set").hasSize(1);
  }

  @RulesetTest
  @Rule({"ELM-15a", "ELM-15b"})
  void whoPerformsNothingNeitherInfuses(Ruleset ruleset) {
    Arena arena = demons(ruleset, consuming().infusing(FIRE));
    arena.all("Demon").forEach(demon -> arena.give(demon, Condition.STUN));
    arena.turnOf('A');
    assertThat(arena.lost('A')).isZero();
    assertThat(fire(arena)).isEqualTo(INERT);
    Arena one = demons(ruleset, MonsterCard.of(50, attack(1)).infusing(FIRE));
    one.give(one.all("Demon").getFirst(), Condition.STUN);
    one.turnOf('A');
    assertThat(fire(one)).as("one is enough").isEqualTo(STRONG);
  }

  @RulesetTest
  @Rule("ELM-15b")
  void aStunnedFirstOneLeavesTheConsumptionToTheNext(Ruleset ruleset) {
    Arena arena = strong(demons(ruleset, consuming()));
    arena.give(
        arena.all("Demon").stream()
            .min(Comparator.comparingInt(demon -> demon.nature().number()))
            .orElseThrow(),
        Condition.STUN);
    arena.turnOf('A');
    assertThat(arena.lost('A')).isEqualTo(3);
    assertThat(fire(arena)).isEqualTo(INERT);
  }

  @RulesetTest
  @Rule("ELM-15b")
  void theFirstConsumesAtTheStartOfItsTurnThoughItCannotUseIt(Ruleset ruleset) {
    Arena arena = strong(demons(ruleset, consuming()));
    arena.give(
        arena.all("Demon").stream()
            .min(Comparator.comparingInt(demon -> demon.nature().number()))
            .orElseThrow(),
        Condition.DISARM);
    arena.turnOf('A');
    assertThat(arena.lost('A')).as("by the second one").isEqualTo(3);
    assertThat(fire(arena)).isEqualTo(INERT);
  }

  @RulesetTest
  @Rule("ELM-15b")
  void theConsumptionComesBeforeAnyAbility(Ruleset ruleset) {
    MonsterCard card =
        MonsterCard.of(
            50,
            Ability.heal(1, Aim.SELF),
            attack(1, Aim.AS_USUAL, Rider.paid(Cost.of(Element.FIRE), Rider.plus(2))));
    Arena arena = strong(demons(ruleset, card)).turnOf('A');
    assertThat(
            arena.log.stream()
                .map(Event::what)
                .filter(what -> what == Event.What.CONSUMED || what == Event.What.HEALED))
        .startsWith(Event.What.CONSUMED, Event.What.HEALED);
  }

  /** Two types of one set; hero A stands between one of each. */
  private static Arena kin(Ruleset ruleset, MonsterCard card) {
    return Arena.in(ruleset, "g   A   h   .   .   B")
        .hero('A')
        .hitPoints('A', 30)
        .hero('B')
        .monster('g', "Demon", LINE, card)
        .kin('h', "Imp", "Demon", LINE)
        .answering(Answers.Policy.LITTLE)
        .start();
  }

  @RulesetTest
  @Rule("ELM-15b")
  void theSetSharesWhateverItsTypes(Ruleset ruleset) {
    Arena arena = strong(kin(ruleset, consuming())).turnOf('A');
    assertThat(arena.lost('A')).isEqualTo(3 + 3);
    assertThat(consumptions(arena)).isEqualTo(1);
    Arena infusing = kin(ruleset, MonsterCard.of(50, attack(1)).infusing(FIRE)).turnOf('A');
    assertThat(infusing.events(Event.What.INFUSED)).hasSize(1);
  }

  @RulesetTest
  @Rule("ELM-15a")
  void onlyTheTypeSharesWhateverItsCards(Ruleset ruleset) {
    Arena arena = strong(kin(ruleset, consuming())).turnOf('A');
    assertThat(arena.lost('A')).as("the other type finds no fire").isEqualTo(3 + 1);
    assertThat(consumptions(arena)).isEqualTo(1);
  }

  /**
   * One demon with the party; hero B opens the door behind which another one waits, and infuses
   * fire before if it likes.
   */
  private static Arena behindTheDoor(Ruleset ruleset, boolean infuses) {
    CardAction lamp = CardAction.of(attack(1));
    Arena arena =
        Arena.in(ruleset, "A   g   B   d+  .   h")
            .hero('A', Arena.card("Wait", 60, CardAction.of(), CardAction.of()))
            .hitPoints('A', 30)
            .hero(
                'B',
                Arena.card("Lamp", 60, infuses ? lamp.infusing(FIRE) : lamp, CardAction.of()),
                Arena.card("Walk", 70, CardAction.of(), CardAction.of(Ability.move(2))))
            .hitPoints('B', 30)
            .monster(
                'g',
                "Demon",
                LINE,
                MonsterCard.of(
                    50,
                    attack(
                        1,
                        Aim.AS_USUAL.range(3),
                        Rider.paid(Cost.of(Element.FIRE), Rider.plus(2)))));
    arena.rooms(
        RoomSetup.in(arena.hex('h'))
            .monster("Demon", arena.hex('h'), MonsterSymbol.of("white/white/white"))
            .build());
    strong(arena.answering(Answers.Policy.LITTLE).start()).turnOf('B');
    assertThat(arena.lost('A') + arena.lost('B')).as("by the first demon").isEqualTo(3);
    assertThat(fire(arena)).isEqualTo(INERT);
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Demon")));
    arena.choose("bottom 1");
    arena.walk('d');
    return arena.endRound();
  }

  @RulesetTest
  @Rule({"ELM-16", "MEL-03"})
  void thoseWhoComeLaterDoNotBenefitButMayConsumeForThemselves(Ruleset ruleset) {
    Arena without = behindTheDoor(ruleset, false);
    assertThat(without.all("Demon")).hasSize(2);
    assertThat(without.lost('A') + without.lost('B')).isEqualTo(3 + 1);
    Arena with = behindTheDoor(ruleset, true);
    assertThat(with.lost('A') + with.lost('B')).as("infused in the meantime").isEqualTo(3 + 3);
    assertThat(fire(with)).isEqualTo(INERT);
    assertThat(consumptions(with)).isEqualTo(2);
  }

  @RulesetTest
  @Rule("ELM-15a")
  void thoseWhoComeLaterBenefitToo(Ruleset ruleset) {
    Arena arena = behindTheDoor(ruleset, false);
    assertThat(arena.lost('A') + arena.lost('B')).isEqualTo(3 + 3);
    assertThat(consumptions(arena)).isEqualTo(1);
  }
}
