package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Area;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Ability.SummonMonster.Term;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Cost;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.play.ability.ElementBoard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.table.Figure;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the texts of monsters' cards say beyond the usual. */
final class MonsterTextsTest {
  private static final Ruleset GH = Ruleset.GLOOMHAVEN;
  private static final StatLine LINE = StatLine.of(20, 2, 2, 0);
  private static final Cost FIRE = Cost.of(Element.FIRE);

  private static Ability.Attack attack(int change, Aim aim, Rider... riders) {
    return new Ability.Attack(Value.plus(change), aim, List.of(riders));
  }

  private static Aim all() {
    return Aim.AS_USUAL.at(Affects.ENEMIES).everybody();
  }

  private static Arena arena(String picture) {
    return Arena.in(GH, picture).hero('A').hero('B').hitPoints('A', 50).hitPoints('B', 50);
  }

  private static Arena withFire(Arena arena) {
    ElementBoard board = (ElementBoard) arena.game.state().elements();
    board.infuse(ElementIcon.of(Element.FIRE));
    board.endTurn();
    return arena;
  }

  /** Whom the monsters have attacked, with which value. */
  private static List<String> attacked(Arena arena) {
    return arena.events(Event.What.ATTACKED).stream()
        .map(event -> group(arena, event) + " " + event.number())
        .sorted()
        .toList();
  }

  private static String group(Arena arena, Event event) {
    Figure figure = arena.game.state().figure(event.whom());
    return figure.nature().isCharacter() ? figure.name() : figure.nature().group();
  }

  @Test
  void anAttackOnAllAdjacentEnemiesReachesNobodyElse() {
    Arena arena =
        arena("A   g   B   .   C")
            .hero('C')
            .monster(
                'g',
                "Demon",
                StatLine.of(20, 0, 2, 3),
                MonsterCard.of(10, attack(0, all().adjacently())))
            .start()
            .turnOf('A');
    assertThat(attacked(arena)).containsExactly("A 2", "B 2");
  }

  @Test
  void anAttackOnAllEnemiesInRangeReachesThemAll() {
    Arena arena =
        arena("A   g   B   .   C   D")
            .hero('C')
            .hero('D')
            .monster('g', "Demon", StatLine.of(20, 0, 2, 3), MonsterCard.of(10, attack(-1, all())))
            .start()
            .turnOf('A');
    assertThat(attacked(arena)).containsExactly("A 1", "B 1", "C 1");
  }

  @RulesetTest
  @Rule(value = "TGT-02", in = Edition.GH)
  void allAttacksOfAnAbilityAreMadeAgainstOneEnemyIfTheCardSaysSo(Ruleset ruleset) {
    StatLine two =
        new StatLine(
            new Formula.Constant(20),
            0,
            new Formula.Constant(2),
            0,
            2,
            List.of(),
            List.of(),
            Set.of(),
            List.of());
    Arena arena =
        Arena.in(ruleset, "A   g   B")
            .hero('A')
            .hero('B')
            .monster(
                'g',
                "Bones",
                two,
                MonsterCard.of(10, attack(0, Aim.AS_USUAL, Rider.Plain.ALL_ON_ONE)))
            .start()
            .turnOf('A');
    List<String> attacked = attacked(arena);
    assertThat(attacked).hasSize(2);
    assertThat(attacked.getFirst()).isEqualTo(attacked.getLast());
  }

  private static MonsterCard atDeath() {
    Area around =
        Area.drawn(
            """
              x   x
            x   @   x
              x   x
            """);
    return MonsterCard.of(
        10,
        Ability.round(
            Effect.self(
                new Effect.Change.Performs(
                    Effect.Moment.DEATH, List.of(attack(2, Aim.AS_USUAL.over(around)))))));
  }

  @Test
  void aDyingMonsterDoesItsLastDeedAndIsGone() {
    Arena arena =
        arena("A   g   B   .   C")
            .hero('C')
            .monster('g', "Cultist", StatLine.of(2, 0, 2, 0), atDeath())
            .start()
            .turnOf('A');
    Watched cultist = arena.only("Cultist");
    arena.basicAttack(cultist).goOn();
    assertThat(attacked(arena)).containsExactly("A 4", "B 4", "Cultist 2");
    assertThat(cultist.isGone()).isTrue();
    assertThat(arena.events(Event.What.DIED)).hasSize(1);
    assertThat(arena.events(Event.What.KILLED)).hasSize(1);
    assertThat(arena.lost('A')).isEqualTo(4);
    assertThat(arena.lost('C')).isZero();
  }

  @Test
  void itsLastDeedMayBeAnAttackWhileAnAttackOfItsOwnSideIsGoingOn() {
    Ability.Control control =
        new Ability.Control(
            Aim.AS_USUAL.at(Affects.ENEMIES).range(3), List.of(attack(3, Aim.AS_USUAL)));
    Arena arena =
        Arena.in(Ruleset.GLOOMHAVEN, "A   .   h   g   B")
            .hero('A', Arena.top(control))
            .hero('B')
            .monster('g', "Cultist", StatLine.of(2, 0, 2, 0), atDeath())
            .monster('h', "Guard", StatLine.of(9, 0, 0, 0))
            .start()
            .turnOf('A');
    Watched guard = arena.only("Guard");
    arena.performTop().choose(arena.at(guard));
    arena.chooseIfOffered(new Choice.Accept());
    arena.chooseIfOffered(arena.at(arena.only("Cultist")));
    arena.goOn();
    assertThat(arena.only("Cultist").isGone()).isTrue();
    assertThat(arena.lost('B')).as("by its last deed").isEqualTo(4);
  }

  @Test
  void beforeItsTurnADyingMonsterDoesNothing() {
    Arena arena =
        arena("A   g   B")
            .monster(
                'g',
                "Cultist",
                StatLine.of(2, 0, 2, 0),
                new MonsterCard(95, false, atDeath().abilities(), List.of()))
            .start()
            .turnOf('A');
    arena.basicAttack(arena.only("Cultist")).goOn();
    assertThat(attacked(arena)).containsExactly("Cultist 2");
  }

  @Test
  void retaliationAgainstTheLastDeedKillsOnlyOnce() {
    Arena arena =
        Arena.in(GH, "A   g   B")
            .hero('A', Arena.top(Ability.round(Effect.retaliate(3))))
            .hero('B')
            .hitPoints('A', 50)
            .monster('g', "Cultist", StatLine.of(2, 0, 2, 0), atDeath())
            .start()
            .turnOf('A');
    arena.performTop().goOn();
    arena.until(Prompt.Kind.ACTION, "B").basicAttack(arena.only("Cultist")).goOn();
    assertThat(arena.only("Cultist").isGone()).isTrue();
    assertThat(arena.events(Event.What.DIED)).hasSize(1);
    assertThat(arena.events(Event.What.KILLED)).hasSize(1);
  }

  private static Arena summoning(String picture, Ability... abilities) {
    return arena(picture)
        .monster('g', "Terror", LINE, MonsterCard.of(10, abilities))
        .type(
            MonsterType.of("Spawn", "Spawn", 4, Map.of(Rank.NORMAL, StatLine.of(6, 0, 0, 0))),
            new MonsterDeck("Spawn", List.of(MonsterCard.of(90))))
        .start();
  }

  private static Ability summon(Term term) {
    return new Ability.SummonMonster(
        "Spawn", MonsterSymbol.of("white/white/white"), Value.of(1), Set.of(term));
  }

  @Test
  void aSummonAppearsNextToTheTarget() {
    Arena arena =
        summoning(
            "g   .   .   .   A   .   .   .   B",
            attack(0, Aim.AS_USUAL.range(4)),
            summon(Term.NEXT_TO_TARGET));
    arena.turnOf('A');
    assertThat(arena.only("Spawn").hex().distanceTo(arena.hex('A'))).isEqualTo(1);
  }

  @Test
  void withoutATargetThereIsNoSummonNextToIt() {
    Arena arena =
        summoning(
            "g   .   .   .   .   A   .   B",
            attack(0, Aim.AS_USUAL.range(4)),
            summon(Term.NEXT_TO_TARGET));
    arena.turnOf('A');
    assertThat(arena.all("Spawn")).isEmpty();
  }

  @Test
  void aSummonHasTheHitPointsOfItsSummonerAtMostItsOwn() {
    Arena arena =
        summoning(
            "g   .   .   .   .   .   .   A   B\n  .   .",
            Ability.suffer(Value.of(2), Aim.SELF),
            summon(Term.OWN_HIT_POINTS));
    arena.only("Terror").hitPoints(5);
    arena.turnOf('A');
    assertThat(arena.all("Spawn")).extracting(Watched::hitPoints).containsExactly(3);
    arena.only("Terror").hitPoints(20);
    arena.endRound().turnOf('A');
    assertThat(arena.all("Spawn")).extracting(Watched::hitPoints).containsExactly(3, 6);
  }

  @Test
  void whatFollowsDamageFollowsOnlyDamage() {
    Rider drain = new Rider.ThenIfHurt(Ability.heal(2, Aim.SELF));
    for (int value : new int[] {0, 1}) {
      Arena arena =
          arena("A   g   .   .   B")
              .monster(
                  'g',
                  "Harrower",
                  LINE,
                  MonsterCard.of(
                      10, new Ability.Attack(Value.of(value), Aim.AS_USUAL, List.of(drain))))
              .start();
      arena.only("Harrower").hitPoints(10);
      arena.turnOf('A');
      assertThat(arena.only("Harrower").hitPoints()).isEqualTo(value == 0 ? 10 : 12);
    }
  }

  private static Arena bonus(String picture, Ability.Attack attack) {
    return arena(picture)
        .monster('g', "Demon", StatLine.of(20, 0, 2, 3), MonsterCard.of(10, attack))
        .start();
  }

  @RulesetTest
  @Rule(value = "MEL-02b", in = Edition.GH)
  void elementsChangeTheRangeBeforeTheFocusIsFound(Ruleset ruleset) {
    Ability.Attack longer =
        attack(0, Aim.AS_USUAL, Rider.paid(FIRE, new Rider.PlusRange(1), Rider.plus(2)));
    assertThat(attacked(bonus("g   .   .   .   A   B", longer).turnOf('A'))).isEmpty();
    Arena arena = withFire(bonus("g   .   .   .   A   B", longer)).turnOf('A');
    assertThat(attacked(arena)).containsExactly("A 2");
    assertThat(arena.lost('A')).isEqualTo(4);
    Ability.Attack shorter = attack(0, Aim.AS_USUAL, Rider.paid(FIRE, new Rider.PlusRange(-2)));
    assertThat(attacked(bonus("g   .   .   A   B", shorter).turnOf('A'))).containsExactly("A 2");
    assertThat(attacked(withFire(bonus("g   .   .   A   B", shorter)).turnOf('A'))).isEmpty();
  }

  @Test
  void elementsAddTargetsOrAnArea() {
    Ability.Attack more = attack(0, Aim.AS_USUAL, Rider.paid(FIRE, new Rider.PlusTargets(1)));
    assertThat(attacked(bonus("g   A   B", more).turnOf('A'))).hasSize(1);
    assertThat(attacked(withFire(bonus("g   A   B", more)).turnOf('A'))).hasSize(2);
    Ability.Attack area =
        attack(0, Aim.AS_USUAL, Rider.paid(FIRE, new Rider.Over(Area.drawn("x   x"))));
    assertThat(attacked(bonus("g   .   .   A   B", area).turnOf('A'))).hasSize(1);
    assertThat(attacked(withFire(bonus("g   .   .   A   B", area)).turnOf('A'))).hasSize(2);
  }

  private static Arena healing(Ability heal) {
    Arena arena =
        arena("h   g   i   .   j   .   .   A   B")
            .monster('g', "Shaman", LINE, MonsterCard.of(10, heal))
            .monster('h', "Guard", LINE)
            .another('i', "Guard", Rank.NORMAL)
            .another('j', "Guard", Rank.NORMAL)
            .start();
    arena.all("Guard").forEach(guard -> guard.hitPoints(10));
    arena.only("Shaman").hitPoints(15);
    return arena.turnOf('A');
  }

  @Test
  void healsReachAllAlliesThatTheyNameAndNoOthers() {
    Arena arena =
        healing(Ability.heal(1, Aim.AS_USUAL.at(Affects.ALLIES).everybody().adjacently()));
    assertThat(arena.all("Guard")).extracting(Watched::hitPoints).containsExactly(11, 11, 10);
    assertThat(arena.only("Shaman").hitPoints()).isEqualTo(15);
  }

  @RulesetTest
  @Rule(value = "MAB-06", in = Edition.GH)
  void aHealOfSeveralGoesToThoseWhoHaveLostMost(Ruleset ruleset) {
    Arena arena = healing(Ability.heal(1, Aim.AS_USUAL.range(2).targets(3)));
    assertThat(arena.all("Guard")).extracting(Watched::hitPoints).containsExactly(11, 11, 10);
    assertThat(arena.only("Shaman").hitPoints()).as("the third in range").isEqualTo(16);
    arena = healing(Ability.heal(1, Aim.AS_USUAL.range(2).targets(2)));
    assertThat(arena.only("Shaman").hitPoints()).as("who has lost less").isEqualTo(15);
  }

  @Test
  void whoeverStandsNextToTheTargetSuffersWithIt() {
    Arena arena =
        arena("g   .   .   A   B   .   .   h")
            .monster(
                'g',
                "Savvas",
                LINE,
                MonsterCard.of(
                    10,
                    attack(0, Aim.AS_USUAL.range(3)),
                    Ability.suffer(
                        Value.of(1),
                        Aim.AS_USUAL
                            .at(Affects.FIGURES)
                            .everybody()
                            .among(Aim.Among.ADJACENT_TO_TARGETS))))
            .monster('h', "Guard", LINE)
            .start()
            .turnOf('A');
    assertThat(arena.lost('A')).isEqualTo(2);
    assertThat(arena.lost('B')).isEqualTo(1);
    assertThat(arena.lost(arena.only("Guard"))).isZero();
    assertThat(arena.lost(arena.only("Savvas"))).isZero();
  }

  @Test
  void specialActionsConsumeElementsToo() {
    StatLine line =
        new StatLine(
            new Formula.Constant(20),
            0,
            new Formula.Constant(2),
            0,
            1,
            List.of(),
            List.of(),
            Set.of(),
            List.of(
                List.of(new Ability.Paid(FIRE, List.of(Ability.heal(4, Aim.SELF)), List.of()))));
    Arena arena =
        arena("g   .   .   .   A   B")
            .monster('g', "Boss", Rank.BOSS, line, MonsterCard.of(10, new Ability.Special(1)))
            .start();
    arena.only("Boss").hitPoints(10);
    withFire(arena).turnOf('A');
    assertThat(arena.only("Boss").hitPoints()).isEqualTo(14);
    assertThat(arena.events(Event.What.CONSUMED)).hasSize(1);
  }
}
