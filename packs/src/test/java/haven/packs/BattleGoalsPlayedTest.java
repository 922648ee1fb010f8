package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Value;
import haven.model.card.BattleGoal;
import haven.model.card.ItemCard;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.map.Treasure;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.Situation;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.scenario.BattleGoals;
import haven.play.table.HeroState;
import haven.stage.Answers;
import haven.stage.Arena;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every battle goal of the pack in games of one or two rounds, met and not met. */
final class BattleGoalsPlayedTest {
  private static final StatLine WEAK = StatLine.of(3, 0, 0, 0);

  private static Arena stage(String picture, Ability... abilities) {
    Arena arena = Arena.in(Ruleset.GLOOMHAVEN, picture).hero('A', Arena.top(abilities)).hero('B');
    return arena.scenario(scenario -> scenario.wonBy(new Situation.Rounds(1)));
  }

  /** A game in which hero A performs these abilities, with a monster beside it. */
  private static Arena game(Ability... abilities) {
    Arena arena = stage("B   A   g   .", abilities).monster('g', "Guard", StatLine.of(90, 0, 0, 0));
    return over(acted(arena.start()));
  }

  /** Hero A performs its first card, as much as possible of it. */
  private static Arena acted(Arena arena) {
    return arena
        .answering(Answers.Policy.MUCH)
        .turnOf('A')
        .performTop()
        .goOn()
        .answering(Answers.Policy.FIRST);
  }

  private static Arena over(Arena arena) {
    while (arena.game.prompt() instanceof Prompt prompt) {
      arena.choose(arena.answers.to(arena.game, prompt));
    }
    return arena;
  }

  private static boolean isMet(Arena arena, char hero, String name) {
    BattleGoal goal =
        Gloomhaven.PACK.battleGoals().stream()
            .filter(one -> one.name().equals(name))
            .findFirst()
            .orElseThrow();
    HeroState sheet = arena.sheet(hero);
    return BattleGoals.isMet(goal, sheet.hero(), sheet.tally());
  }

  private static boolean isMet(Arena arena, String name) {
    return isMet(arena, 'A', name);
  }

  @Test
  @Played({"Layabout", "Workhorse"})
  void experience() {
    for (int points : new int[] {7, 8, 12, 13}) {
      Arena arena = game(Ability.xp(points));
      assertThat(isMet(arena, "Layabout")).isEqualTo(points <= 7);
      assertThat(isMet(arena, "Workhorse")).isEqualTo(points >= 13);
    }
  }

  @Test
  @Played({"Masochist", "Fast Healer", "Diehard"})
  void hitPoints() {
    for (int damage = 0; damage <= 8; damage++) {
      Ability suffer = Ability.suffer(Value.of(damage), Aim.SELF);
      Arena arena = damage == 0 ? game() : game(suffer);
      assertThat(arena.figure('A').hitPoints()).isEqualTo(10 - damage);
      assertThat(isMet(arena, "Masochist")).isEqualTo(damage == 8);
      assertThat(isMet(arena, "Fast Healer")).isEqualTo(damage == 0);
      assertThat(isMet(arena, "Diehard")).isEqualTo(damage <= 5);
    }
    Arena healed = game(Ability.suffer(Value.of(8), Aim.SELF), Ability.heal(9, Aim.SELF));
    assertThat(isMet(healed, "Fast Healer")).isTrue();
    assertThat(isMet(healed, "Masochist")).isFalse();
    assertThat(isMet(healed, "Diehard")).as("it was below half").isFalse();
  }

  @Test
  @Played({"Streamliner", "Zealot"})
  void cardsLeft() {
    for (int left = 2; left <= 6; left++) {
      Arena arena = stage("B   A   g   .").monster('g', "Guard", WEAK).start();
      for (int card = 0; card < 10 - left; card++) {
        arena.lose('A', card);
      }
      arena.selectFirst(8);
      over(arena);
      assertThat(isMet(arena, "Streamliner")).isEqualTo(left >= 5);
      assertThat(isMet(arena, "Zealot")).isEqualTo(left <= 3);
    }
  }

  /** Hero A kills so many of five monsters at once. */
  private static Arena killing(int number) {
    Arena arena =
        stage("B   A   a   b   c   d   e", Ability.attack(3).at(Value.of(5)).on(Value.of(number)))
            .monster('a', "Guard", WEAK);
    for (char letter : new char[] {'b', 'c', 'd', 'e'}) {
      arena.another(letter, "Guard", Rank.NORMAL);
    }
    return over(acted(arena.start()));
  }

  @Test
  @Played({"Pacifist", "Sadist"})
  void kills() {
    for (int number : new int[] {3, 4, 5}) {
      assertThat(isMet(killing(number), "Pacifist")).isEqualTo(number <= 3);
      assertThat(isMet(killing(number), "Sadist")).isEqualTo(number >= 5);
    }
  }

  private static Arena blow(int strength, Rank rank, int hitPoints) {
    Arena arena =
        stage("B   A   g   .", Ability.attack(strength)).monster('g', "Guard", rank, WEAK);
    arena.start().figure('g').hitPoints(hitPoints);
    return over(acted(arena));
  }

  @Test
  @Played({"Hunter", "Dynamo", "Executioner"})
  void whatWasKilledAndHow() {
    for (Rank rank : List.of(Rank.NORMAL, Rank.ELITE)) {
      assertThat(isMet(blow(3, rank, 3), "Hunter")).isEqualTo(rank == Rank.ELITE);
      assertThat(isMet(blow(2, rank, 3), "Hunter")).as("it lives").isFalse();
    }
    assertThat(isMet(blow(6, Rank.NORMAL, 3), "Dynamo")).isFalse();
    assertThat(isMet(blow(7, Rank.NORMAL, 3), "Dynamo")).isTrue();
    assertThat(isMet(blow(3, Rank.NORMAL, 3), "Executioner")).isTrue();
    assertThat(isMet(blow(3, Rank.NORMAL, 2), "Executioner")).as("it was damaged").isFalse();
    assertThat(isMet(blow(2, Rank.NORMAL, 3), "Executioner")).isFalse();
  }

  @Test
  @Played("Opener")
  void theFirstToKill() {
    Arena arena =
        stage("a   A   .   B   b", Ability.attack(3))
            .hero('B', Arena.top(Ability.attack(3)))
            .monster('a', "Guard", WEAK)
            .another('b', "Guard", Rank.NORMAL);
    acted(arena.start());
    arena.until(Prompt.Kind.ACTION, "B").answering(Answers.Policy.MUCH);
    arena.performTop().goOn();
    over(arena.answering(Answers.Policy.FIRST));
    assertThat(arena.all("Guard")).allMatch(guard -> guard.isGone());
    assertThat(isMet(arena, 'A', "Opener")).isTrue();
    assertThat(isMet(arena, 'B', "Opener")).isFalse();
  }

  @Test
  @Played("Aggressor")
  void monstersAtTheBeginningOfEveryRound() {
    for (int strength : new int[] {2, 3}) {
      Arena arena = stage("B   A   g   .", Ability.attack(strength)).monster('g', "Guard", WEAK);
      arena.scenario(scenario -> scenario.wonBy(new Situation.Rounds(2)));
      over(acted(arena.start()));
      assertThat(isMet(arena, "Aggressor")).isEqualTo(strength == 2);
    }
    assertThat(isMet(blow(3, Rank.NORMAL, 3), "Aggressor")).as("the last round").isTrue();
  }

  @Test
  @Played({"Hoarder", "Indigent", "Plunderer"})
  void loot() {
    for (int tokens : new int[] {0, 1, 4, 5}) {
      Arena arena = stage("B   A   x   g", new Ability.Loot(1)).monster('g', "Guard", WEAK);
      for (int i = 0; i < tokens; i++) {
        arena.room().loot(arena.hex('x'));
      }
      looted(arena);
      assertThat(isMet(arena, "Hoarder")).isEqualTo(tokens == 5);
      assertThat(isMet(arena, "Indigent")).isEqualTo(tokens == 0);
      assertThat(isMet(arena, "Plunderer")).isFalse();
    }
    Arena treasure = stage("B   A   x   g", new Ability.Loot(1)).monster('g', "Guard", WEAK);
    treasure.room().treasure(treasure.hex('x'), new Treasure.Goal("key"));
    looted(treasure);
    assertThat(isMet(treasure, "Plunderer")).isTrue();
    assertThat(isMet(treasure, "Indigent")).isFalse();
  }

  private static void looted(Arena arena) {
    arena.answer(Prompt.Kind.PERFORM, new Choice.Accept());
    over(acted(arena.start()));
  }

  /** Hero A walks a hex to the right. */
  private static Arena walked(Arena arena) {
    arena.answer(Prompt.Kind.STEP, new Choice.To(arena.hex('x')), new Choice.Decline());
    return over(acted(arena.start()));
  }

  @Test
  @Played("Neutralizer")
  void traps() {
    Arena sprung = stage("B   A   x^  g", Ability.move(1)).monster('g', "Guard", WEAK);
    assertThat(isMet(walked(sprung), 'A', "Neutralizer")).isTrue();
    assertThat(isMet(sprung, 'B', "Neutralizer")).as("not its turn").isFalse();
    Arena none = stage("B   A   x   g", Ability.move(1)).monster('g', "Guard", WEAK);
    assertThat(isMet(walked(none), "Neutralizer")).isFalse();
  }

  @Test
  @Played("Explorer")
  void doors() {
    for (String picture : List.of("g   B   A   x+  h   .", "g   B   A   x   y+  h   .")) {
      Arena arena = stage(picture, Ability.move(1)).monster('g', "Guard", WEAK);
      arena.rooms(RoomSetup.in(arena.hex('h')).loot(arena.hex('h')).build());
      assertThat(isMet(walked(arena), 'A', "Explorer")).isEqualTo(picture.contains("x+"));
      assertThat(isMet(arena, 'B', "Explorer")).isFalse();
    }
  }

  @Test
  @Played("Protector")
  void whoIsExhausted() {
    for (char weak : new char[] {'A', 'B', 'C'}) {
      Arena arena =
          stage("A   .   .   a   B   b\n  .   .   .   .   .   .   .   C")
              .hero('C')
              .hitPoints(weak, 1)
              .monster('a', "Guard", StatLine.of(9, 0, 2, 9), attacking())
              .another('b', "Guard", Rank.NORMAL);
      over(arena.start().selectFirstTwo());
      boolean gone = arena.figure(weak).isGone() || arena.sheet(weak).isOut();
      assertThat(isMet(arena, 'A', "Protector")).isEqualTo(!gone || weak == 'A');
      assertThat(isMet(arena, 'B', "Protector")).isEqualTo(!gone || weak == 'B');
      assertThat(gone).isEqualTo(weak == 'B');
    }
  }

  private static MonsterCard attacking() {
    return MonsterCard.of(50, Ability.Attack.of(Value.STAT));
  }

  @Test
  @Played({"Professional", "Purist"})
  void itemsUsed() {
    for (int times = 0; times <= 4; times++) {
      Arena arena =
          stage("B   A   g   .")
              .level(2)
              .items(
                  'A',
                  Stream.of(
                          "Wand of Frost", "Wand of Storms", "Wand of Tremors", "Wand of Darkness")
                      .map(Gloomhaven.PACK::item)
                      .toArray(ItemCard[]::new))
              .monster('g', "Guard", WEAK)
              .start()
              .turnOf('A');
      for (int i = 0; i < times; i++) {
        arena.choose(new Choice.Use(i));
      }
      over(arena);
      assertThat(isMet(arena, "Purist")).isEqualTo(times == 0);
      assertThat(isMet(arena, "Professional")).as("level 2").isEqualTo(times == 4);
    }
  }

  @Test
  @Played({"Scrambler", "Straggler"})
  void rests() {
    for (boolean isLong : new boolean[] {true, false}) {
      Arena arena = stage("B   A   g   .").monster('g', "Guard", WEAK);
      arena.scenario(scenario -> scenario.wonBy(new Situation.Rounds(3))).start();
      assertThat(isMet(arena, "Scrambler") && isMet(arena, "Straggler")).as("none yet").isTrue();
      arena.selectFirstTwo();
      if (isLong) {
        arena.until(Prompt.Kind.CARDS).choose("long rest");
      } else {
        arena.answer(Prompt.Kind.SHORT_REST, new Choice.Accept());
      }
      over(arena.answering(Answers.Policy.LITTLE));
      assertThat(isMet(arena, "Scrambler")).isEqualTo(!isLong);
      assertThat(isMet(arena, "Straggler")).isEqualTo(isLong);
    }
  }

  @Test
  void everyGoalIsPlayed() {
    assertThat(
            Stream.of(BattleGoalsPlayedTest.class.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Played.class))
                .flatMap(BattleGoalsPlayedTest::goals))
        .containsExactlyInAnyOrderElementsOf(
            Gloomhaven.PACK.battleGoals().stream().map(BattleGoal::name).toList());
  }

  private static Stream<String> goals(Method test) {
    return Stream.of(test.getAnnotation(Played.class).value());
  }
}
