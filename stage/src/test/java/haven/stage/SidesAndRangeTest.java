package haven.stage;

import static haven.model.ability.Ability.attack;
import static haven.model.ability.Ability.give;
import static haven.model.ability.Ability.heal;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.function.Function;

/** TGT-05 to TGT-17 and TGT-30: whom an ability can be aimed at, one by one. */
final class SidesAndRangeTest {
  /** Three enemies of A at ranges 1, 2 and 3, an ally C and its summon S. */
  private static final String OPEN =
      """
      S   C   A   X   Y   Z
        .   .   .   .   .

      A: character
      C: character
      S: summon of C
      X: monster
      Y: monster
      Z: monster
      """;

  private static final Aim USUAL = Aim.AS_USUAL;

  private static Ability curse(Aim aim) {
    return give(Condition.POISON, aim);
  }

  private static Ability bless(Aim aim) {
    return give(Condition.STRENGTHEN, aim);
  }

  private static Drawn open(Ruleset ruleset) {
    return Drawn.of(OPEN, ruleset);
  }

  /** Behind a wall, 3 hexes away around it; where there are no walls, unseen in another way. */
  private static final String WALL =
      """
      A   #   %s   o%%
        .   .   .   .
      .   .   .   .   .

      A: character
      %s: %s
      """;

  private static final List<Function<Aim, Ability>> TARGETED_AT_ENEMIES =
      List.of(
          attackAim -> attack(1, attackAim),
          SidesAndRangeTest::curse,
          aim -> Ability.push(1, aim),
          aim -> Ability.pull(1, aim),
          aim -> new Ability.Control(aim, List.of(attack(1, Aim.AS_USUAL.range(9)))));

  @RulesetTest
  @Rule("TGT-05a")
  void sixKindsTargetAndNeedSight(Ruleset ruleset) {
    Drawn enemy = Drawn.of(WALL.formatted("X", "X", "monster"), ruleset);
    Drawn ally = Drawn.of(WALL.formatted("C", "C", "character"), ruleset);
    Aim far = USUAL.range(5);
    for (Function<Aim, Ability> ability : TARGETED_AT_ENEMIES) {
      assertThat(enemy.targets('A', ability.apply(far))).isEmpty();
    }
    Aim friend = far.at(Affects.ALLIES);
    assertThat(ally.targets('A', bless(friend))).isEmpty();
    assertThat(ally.targets('A', heal(1, friend))).isEmpty();
    assertThat(ally.targets('A', new Ability.Grant(friend, List.of(Ability.move(1))))).isEmpty();
    Arena tile = ally.begun('A', new Ability.DestroyTile(Terrain.OBSTACLE, 6));
    assertThat(tile.isAsked(Prompt.Kind.HEX)).isFalse();
    // the others do not target
    assertThat(enemy.targets('A', Ability.suffer(Value.of(1), far))).isEqualTo("X");
    Arena shield = ally.begun('A', Ability.round(Effect.shield(1)).to(friend));
    shield.choose("yes");
    assertThat(shield.events(Event.What.ACTIVATED))
        .singleElement()
        .matches(event -> event.who().equals(shield.figure("C").id()));
  }

  @RulesetTest
  @Rule("TGT-05b")
  void fiveKindsTargetAndMissTheInvisible(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of("A   X   .   .   Y\n\nA: character\nX: monster, invisible\nY: monster\n", ruleset);
    for (Function<Aim, Ability> ability : TARGETED_AT_ENEMIES) {
      assertThat(drawn.targets('A', ability.apply(USUAL.range(2)))).isEmpty();
    }
    Drawn seen = Drawn.of("A   X   .   .   Y\n\nA: character\nX: monster\nY: monster\n", ruleset);
    for (Function<Aim, Ability> ability : TARGETED_AT_ENEMIES) {
      if (!ability.apply(USUAL).equals(Ability.pull(1, USUAL))) {
        assertThat(seen.targets('A', ability.apply(USUAL.range(2)))).isEqualTo("X");
      }
    }
    assertThat(drawn.targets('A', Ability.suffer(Value.of(1), USUAL.range(2)))).isEqualTo("X");
    assertThat(drawn.targets('A', heal(1, USUAL.range(2)))).isEqualTo("A");
  }

  private static final String BOTH_SIDES =
      """
      A   B   S   H   M   N

      A: character
      B: character
      S: summon of A
      H: ally
      M: monster
      N: monster
      """;

  @RulesetTest
  @Rule("TGT-07")
  void charactersSummonsAndAlliesAreOnOneSideMonstersOnTheOther(Ruleset ruleset) {
    Drawn drawn = Drawn.of(BOTH_SIDES, ruleset);
    assertThat(drawn.targets('A', attack(1, USUAL.range(9)))).isEqualTo("MN");
    assertThat(drawn.targets('A', heal(1, USUAL.range(9).at(Affects.ALLIES)))).isEqualTo("BHS");
    assertThat(drawn.targets('A', curse(USUAL.range(9)))).isEqualTo("MN");
  }

  @RulesetTest
  @Rule({"TGT-07", "TGT-08"})
  void theEnemiesOfAMonsterAreThePartyAndItsAlliesTheOtherMonsters(Ruleset ruleset) {
    Drawn drawn = Drawn.of(BOTH_SIDES, ruleset);
    Arena foes = drawn.begun('M', curse(USUAL.at(Affects.ENEMIES).everybody()));
    assertThat(having(foes, Condition.POISON)).isEqualTo("ABHS");
    Arena friends = drawn.begun('M', bless(USUAL.range(9).at(Affects.ALLIES).everybody()));
    assertThat(having(friends, Condition.STRENGTHEN)).as("not itself").isEqualTo("N");
    Arena ally = drawn.begun('H', curse(USUAL.at(Affects.ENEMIES).everybody()));
    assertThat(having(ally, Condition.POISON)).isEqualTo("MN");
  }

  /** The names of all but the companion who have that condition, in order. */
  private static String having(Arena arena, Condition condition) {
    StringBuilder names = new StringBuilder();
    "ABCHMNSXYZ"
        .chars()
        .filter(
            name ->
                arena.game.state().alive().stream()
                    .anyMatch(
                        figure ->
                            figure.nature().group().equals(Character.toString(name))
                                && figure.has(condition)))
        .forEach(name -> names.append((char) name));
    return names.toString().replace("Z", "");
  }

  @RulesetTest
  @Rule({"TGT-01", "TGT-02", "TGT-03", "ATK-11"})
  void upToAsManyDifferentTargetsAsPrintedOneIfNothingIs(Ruleset ruleset) {
    Arena two = open(ruleset).begun('A', curse(USUAL.range(3).targets(2)));
    two.choose(two.at(two.only("Y")));
    assertThat(Drawn.targets(two)).as("not the same again").isEqualTo("XZ");
    two.choose(two.at(two.only("X")));
    assertThat(two.isAsked(Prompt.Kind.ACTION)).as("no third").isTrue();
    assertThat(having(two, Condition.POISON)).isEqualTo("XY");
    Arena fewer = open(ruleset).begun('A', curse(USUAL.range(3).targets(2)));
    fewer.choose(fewer.at(fewer.only("Y")));
    assertThat(fewer.options()).as("up to").contains("no");
    Arena one = open(ruleset).begun('A', curse(USUAL.range(3)));
    one.choose(one.at(one.only("Y")));
    assertThat(one.isAsked(Prompt.Kind.ACTION)).isTrue();
  }

  @RulesetTest
  @Rule("TGT-08")
  void nobodyIsItsOwnAlly(Ruleset ruleset) {
    Aim near = USUAL.range(3);
    assertThat(open(ruleset).targets('A', bless(near.at(Affects.ALLIES)))).isEqualTo("CS");
    assertThat(open(ruleset).targets('A', bless(near.at(Affects.ALLIES_OR_SELF)))).isEqualTo("ACS");
  }

  @RulesetTest
  @Rule("TGT-09")
  void negativeAbilitiesAreForEnemiesPositiveOnesForFriends(Ruleset ruleset) {
    Drawn drawn = open(ruleset);
    assertThat(drawn.targets('A', curse(USUAL))).isEqualTo("XYZ");
    assertThat(drawn.targets('A', Ability.push(1, USUAL))).isEqualTo("XYZ");
    assertThat(drawn.targets('A', bless(USUAL))).isEqualTo("ACS");
    assertThat(drawn.targets('A', heal(1, USUAL))).isEqualTo("ACS");
    assertThat(drawn.targets('A', bless(USUAL.at(Affects.ENEMIES)))).isEqualTo("XYZ");
    assertThat(drawn.targets('A', curse(USUAL.at(Affects.ALLIES)))).isEqualTo("CS");
    Arena monster = drawn.begun('X', heal(1, USUAL.range(1).everybody()));
    assertThat(monster.log.stream().filter(Event.Healed.class::isInstance).map(Event::who))
        .doesNotContain(monster.figure("A").id());
  }

  @RulesetTest
  @Rule("TGT-10")
  void allKeepsToItsSideUnlessItSaysAllFigures(Ruleset ruleset) {
    Aim all = USUAL.range(3).everybody();
    assertThat(open(ruleset).targets('A', attack(1, all))).isEqualTo("XYZ");
    assertThat(open(ruleset).targets('A', bless(all))).isEqualTo("ACS");
    assertThat(open(ruleset).targets('A', attack(1, all.at(Affects.FIGURES)))).isEqualTo("CSXYZ");
    Arena monster = open(ruleset).begun('X', curse(all.at(Affects.FIGURES)));
    assertThat(having(monster, Condition.POISON)).contains("A", "C", "Y").doesNotContain("X");
  }

  @RulesetTest
  @Rule("TGT-11")
  void selfIsTheActingFigureAlone(Ruleset ruleset) {
    assertThat(open(ruleset).targets('A', heal(1, Aim.SELF))).isEqualTo("A");
    assertThat(open(ruleset).targets('A', bless(Aim.SELF.range(3)))).isEqualTo("A");
    Arena monster = open(ruleset).begun('X', bless(Aim.SELF));
    assertThat(having(monster, Condition.STRENGTHEN)).isEqualTo("X");
    Arena harm = open(ruleset).begun('X', curse(Aim.SELF));
    assertThat(having(harm, Condition.POISON)).isEqualTo("X");
  }

  @RulesetTest
  @Rule("TGT-12a")
  void alliesAreReachedOnlyWhereItIsStated(Ruleset ruleset) {
    Drawn drawn = open(ruleset);
    assertThat(drawn.targets('A', attack(1, USUAL.range(3)))).isEqualTo("XYZ");
    assertThat(drawn.targets('A', curse(USUAL))).isEqualTo("XYZ");
    assertThat(drawn.targets('A', bless(USUAL))).as("no word of allies").isEqualTo("A");
    assertThat(drawn.targets('A', bless(USUAL.at(Affects.ALLIES)))).isEqualTo("CS");
    assertThat(drawn.targets('A', bless(USUAL.range(2)))).as("a range is one").isEqualTo("ACS");
  }

  @RulesetTest
  @Rule("TGT-12b")
  void noAttackOnFriendsNoHealForFoes(Ruleset ruleset) {
    Drawn drawn = open(ruleset);
    assertThat(drawn.targets('A', attack(1, USUAL.range(3)))).isEqualTo("XYZ");
    assertThat(drawn.targets('A', heal(1, USUAL.range(3)))).isEqualTo("ACS");
    assertThat(drawn.targets('A', curse(USUAL))).isEqualTo("XYZ");
    assertThat(drawn.targets('A', bless(USUAL))).as("allies or itself (D-08)").isEqualTo("ACS");
  }

  @RulesetTest
  @Rule("TGT-13")
  void rangeReachesEverybodyNearAndOneself(Ruleset ruleset) {
    Drawn drawn = open(ruleset);
    assertThat(drawn.targets('A', attack(1, USUAL.range(2)))).isEqualTo("XY");
    assertThat(drawn.targets('A', heal(1, USUAL.range(1)))).isEqualTo("AC");
    assertThat(drawn.targets('A', heal(1, USUAL.range(2)))).isEqualTo("ACS");
    assertThat(drawn.targets('A', Ability.push(1, USUAL.range(1)))).isEqualTo("X");
    Arena monster = drawn.begun('Z', curse(USUAL.range(4).everybody()));
    assertThat(having(monster, Condition.POISON)).as("C is 4 hexes away, S 5").isEqualTo("AC");
  }

  /** X is ten hexes away, around a wall. */
  private static final String FAR =
      """
      A   .   .   .   .   .   B
        #   #   #   #   #   #   .
                      X   .   .

      A: character
      B: monster
      X: monster
      """;

  @RulesetTest
  @Rule("TGT-14a")
  void withoutARangeAnyRangeWillDo(Ruleset ruleset) {
    boolean sees = ruleset.levels().party().largest() == 1; // there are no walls either
    Drawn drawn = Drawn.of(sees ? FAR.replace('#', ' ') : FAR, ruleset);
    for (Ability ability : List.of(curse(USUAL), Ability.push(1, USUAL))) {
      assertThat(drawn.targets('A', ability)).isEqualTo(sees ? "BX" : "B");
    }
    assertThat(drawn.targets('A', attack(1))).as("an attack is different").isEmpty();
  }

  @RulesetTest
  @Rule("TGT-14b")
  void withoutARangeOnlyTheTextLimitsIt(Ruleset ruleset) {
    Drawn drawn = Drawn.of(FAR, ruleset);
    assertThat(drawn.targets('A', curse(USUAL))).isEqualTo("BX");
    assertThat(drawn.targets('A', Ability.push(1, USUAL))).isEqualTo("BX");
    assertThat(drawn.targets('A', curse(USUAL.adjacently()))).isEmpty();
    assertThat(drawn.targets('A', curse(USUAL.range(12)))).as("with a range").isEqualTo("B");
  }

  @RulesetTest
  @Rule("TGT-14c")
  void withoutARangeSightIsNeeded(Ruleset ruleset) {
    Drawn drawn = Drawn.of(FAR, ruleset);
    assertThat(drawn.targets('A', curse(USUAL))).isEqualTo("B");
    assertThat(drawn.targets('A', Ability.push(1, USUAL))).isEqualTo("B");
    assertThat(drawn.targets('A', curse(USUAL.adjacently()))).isEmpty();
  }

  /** +4 if it is a ranged attack. */
  private static final Rider RANGED =
      new Rider.When(List.of(Check.Fact.RANGED), List.of(Rider.plus(4)));

  private static Arena struck(Drawn drawn, Ability ability, char target) {
    Arena arena = drawn.begun('A', ability);
    arena.strike(Character.toString(target));
    return arena;
  }

  private static int cardsDrawn(Arena arena) {
    return arena.events(Event.What.DREW).getLast().words().split(",").length;
  }

  @RulesetTest
  @Rule("TGT-15")
  void aRangeValueMakesItRangedAtWhateverDistance(Ruleset ruleset) {
    for (int range = 1; range <= 2; range++) {
      Arena arena = struck(open(ruleset), attack(1, USUAL.range(range), RANGED), 'X');
      assertThat(arena.lost(arena.only("X"))).isEqualTo(5);
      assertThat(cardsDrawn(arena)).as("disadvantage next to it").isEqualTo(2);
    }
    Arena far = struck(open(ruleset), attack(1, USUAL.range(2), RANGED), 'Y');
    assertThat(far.lost(far.only("Y"))).isEqualTo(5);
    assertThat(cardsDrawn(far)).isEqualTo(1);
  }

  @RulesetTest
  @Rule("TGT-16")
  void anAttackWithoutARangeIsAMeleeAttackOnAdjacentEnemies(Ruleset ruleset) {
    assertThat(open(ruleset).targets('A', attack(1, USUAL.targets(3)))).isEqualTo("X");
    Arena arena = struck(open(ruleset), attack(1, USUAL, RANGED), 'X');
    assertThat(arena.lost(arena.only("X"))).isEqualTo(1);
    assertThat(cardsDrawn(arena)).isEqualTo(1);
    Arena monster = open(ruleset).begun('Y', attack(1, USUAL));
    assertThat(monster.events(Event.What.ATTACKED)).as("A is two hexes away").isEmpty();
  }

  @RulesetTest
  @Rule({"TGT-17", "EX-TGT-05"})
  void addedRangeMakesAMeleeAttackRanged(Ruleset ruleset) {
    Ability two = attack(1, USUAL, new Rider.PlusRange(2), RANGED);
    assertThat(open(ruleset).targets('A', two)).isEqualTo("XYZ");
    assertThat(open(ruleset).targets('A', attack(1, USUAL, new Rider.PlusRange(1))))
        .isEqualTo("XY");
    assertThat(open(ruleset).targets('A', attack(1, USUAL.range(1), new Rider.PlusRange(1))))
        .isEqualTo("XY");
    Arena far = struck(open(ruleset), two, 'Z');
    assertThat(far.lost(far.only("Z"))).isEqualTo(5);
    Arena near = struck(open(ruleset), two, 'X');
    assertThat(cardsDrawn(near)).isEqualTo(2);
  }

  /** Only Frosthaven and Buttons & Bugs have TGT-17; the others' books know no such attack. */
  @RulesetTest({Edition.GH, Edition.JL})
  @Rule("TGT-16")
  void elsewhereAddedRangeLeavesItAMeleeAttack(Ruleset ruleset) {
    Ability two = attack(1, USUAL, new Rider.PlusRange(2), RANGED);
    assertThat(open(ruleset).targets('A', two)).isEqualTo("X");
    assertThat(open(ruleset).targets('A', attack(1, USUAL.range(1), new Rider.PlusRange(1))))
        .isEqualTo("XY");
  }

  private static final String INVISIBLE =
      """
      A   I   M   N

      A: character
      I: character, invisible
      M: monster
      N: monster, invisible
      """;

  @RulesetTest
  @Rule({"TGT-30a", "TGT-30b"})
  void enemiesCannotTargetTheInvisible(Ruleset ruleset) {
    Drawn drawn = Drawn.of(INVISIBLE, ruleset);
    Aim far = USUAL.range(3);
    assertThat(drawn.targets('A', attack(1, far.targets(2)))).isEqualTo("M");
    assertThat(drawn.targets('A', curse(far))).isEqualTo("M");
    assertThat(drawn.targets('A', heal(1, far))).as("friends can").isEqualTo("AI");
    Arena monster = drawn.begun('M', attack(1, far.targets(2)));
    monster.asIs();
    assertThat(monster.events(Event.What.ATTACKED)).hasSize(1);
    assertThat(monster.lost(Drawn.figure(monster, 'I'))).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"TGT-30a", "TGT-30b"})
  void whoIsInvisibleActsAsUsual(Ruleset ruleset) {
    Drawn drawn = Drawn.of(INVISIBLE, ruleset);
    assertThat(drawn.targets('I', attack(1))).isEqualTo("M");
    assertThat(drawn.targets('I', heal(1, Aim.SELF))).isEqualTo("I");
    assertThat(drawn.targets('I', heal(1, USUAL.range(1)))).isEqualTo("AI");
  }

  @RulesetTest
  @Rule("TGT-30a")
  void whatDoesNotTargetReachesTheInvisible(Ruleset ruleset) {
    Drawn drawn = Drawn.of(INVISIBLE, ruleset);
    Ability suffer = Ability.suffer(Value.of(1), USUAL.range(3).everybody());
    assertThat(drawn.targets('A', suffer)).isEqualTo("MN");
    Arena monster = drawn.begun('M', suffer);
    monster.asIs();
    assertThat(monster.lost(Drawn.figure(monster, 'I'))).isEqualTo(1);
    assertThat(monster.lost(Drawn.figure(monster, 'A'))).isEqualTo(1);
  }

  /** What is laid on the ground is aimed at hexes, and asks nobody. */
  @RulesetTest
  @Rule("TGT-05a")
  void tilesAreAimedAtHexes(Ruleset ruleset) {
    Arena arena =
        Drawn.of("A   .   .   .   X\n  .   .   .   .   .\n\nA: character\nX: monster\n", ruleset)
            .begun('A', new Ability.CreateTile(OverlayTile.of(Terrain.HAZARD), 2, 1));
    assertThat(arena.isAsked(Prompt.Kind.HEX)).isTrue();
  }
}
