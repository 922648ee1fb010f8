package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.ability.Ability;
import haven.model.ability.Count;
import haven.model.ability.Effect.Change;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.monster.MonsterCard;
import haven.model.pack.ClassEntry;
import haven.play.engine.Event;
import haven.play.engine.Event.What;
import haven.play.turn.Half;
import haven.stage.Arena;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.ThrowingConsumer;

/**
 * Every half of every ability card of the pack is played, and what happens is compared with what is
 * printed. A verb without an expectation fails.
 */
final class CardHalvesPlayedTest {
  private static final MonsterCard NOTHING = MonsterCard.of(98);

  private static List<PrintedHalf> halves() {
    List<PrintedHalf> halves = new ArrayList<>();
    for (ClassEntry entry : Gloomhaven.PACK.classes()) {
      for (AbilityCard card : entry.characterClass().cards()) {
        halves.add(new PrintedHalf(entry.characterClass().name(), card, Half.TOP));
        halves.add(new PrintedHalf(entry.characterClass().name(), card, Half.BOTTOM));
      }
    }
    return halves;
  }

  /** What tests of the class itself play, from {@link Played}. */
  private static Set<String> playedByTheirOwn(String className) {
    Set<String> played = new HashSet<>();
    String test = "haven.packs." + className.replace(" ", "") + "CardsTest";
    try {
      for (Method method : Class.forName(test).getDeclaredMethods()) {
        if (method.isAnnotationPresent(Played.class)) {
          played.addAll(List.of(method.getAnnotation(Played.class).value()));
        }
      }
    } catch (ClassNotFoundException _) {
      return Set.of(); // all its halves are plain
    }
    return played;
  }

  private static Stream<DynamicTest> tests(
      Predicate<PrintedHalf> which, ThrowingConsumer<PrintedHalf> test) {
    List<DynamicTest> tests = new ArrayList<>();
    Map<String, Set<String>> played = new HashMap<>();
    for (PrintedHalf half : halves()) {
      Set<String> own =
          played.computeIfAbsent(half.className(), CardHalvesPlayedTest::playedByTheirOwn);
      if (which.test(half) && !own.contains(half.name())) {
        tests.add(DynamicTest.dynamicTest(half.toString(), () -> test.accept(half)));
      }
    }
    return tests.stream();
  }

  @Test
  void theirOwnTestsPlayHalvesThatExist() {
    List<String> names = halves().stream().map(PrintedHalf::name).toList();
    for (ClassEntry entry : Gloomhaven.PACK.classes()) {
      assertThat(names).containsAll(playedByTheirOwn(entry.characterClass().name()));
    }
  }

  @TestFactory
  Stream<DynamicTest> everyHalfDoesWhatIsPrinted() {
    return tests(
        _ -> true,
        half -> {
          new HalfOutcome(half, false).check();
          if (half.hasPrice()) {
            new HalfOutcome(half, true).check();
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> everyMoveIsAsFarAsPrinted() {
    return tests(
        half -> !half.moves().isEmpty(),
        half -> {
          Arena stage = half.stage(false, NOTHING);
          Hex start = stage.figure('A').hex();
          stage.play(0, half.half());
          Ability.Move move = half.moves().getFirst();
          int points =
              move.points() instanceof Value.Fixed(int number)
                  ? number
                  : half.counts(Count.DAMAGE_DEALT_THIS_TURN) ? 2 : -1;
          assertThat(half.moves()).hasSize(1);
          assertThat(stage.happened(What.MOVED, 'A')).hasSize(points);
          assertThat(stage.figure('A').hex().distanceTo(start)).isEqualTo(points);
        });
  }

  @TestFactory
  Stream<DynamicTest> onlyAJumpLeadsOverEnemies() {
    return tests(
        half ->
            half.moves().stream()
                .anyMatch(move -> move.points() instanceof Value.Fixed(var n) && n > 2),
        half -> {
          Arena stage = half.stage(false, NOTHING);
          PrintedHalf.walk(stage, PrintedHalf.EAST, new Hex(2, -1));
          stage.play(0, half.half());
          boolean over =
              stage.happened(What.MOVED, 'A').stream()
                  .map(Event.Moved.class::cast)
                  .anyMatch(event -> event.hex().equals(stage.hex('A').plus(PrintedHalf.EAST)));
          assertThat(over).isEqualTo(half.moves().getFirst().jump());
        });
  }

  @TestFactory
  Stream<DynamicTest> shieldsWorkWhenTheMonstersAttack() {
    return tests(
        half ->
            half.lasting(Change.Shield.class).isPresent()
                && half.monsters().contains(PrintedHalf.EAST),
        half -> {
          Arena stage = attackedAfter(half);
          Value amount = half.lasting(Change.Shield.class).orElseThrow().amount();
          boolean self = !half.says("affects=ALLIES,");
          char who = self ? 'A' : 'B';
          assertThat(stage.numbers(What.SHIELDED, who)).isNotEmpty().containsOnly(amount.on(0));
        });
  }

  @TestFactory
  Stream<DynamicTest> retaliatesWorkWhenTheMonstersAttack() {
    return tests(
        half -> half.lasting(Change.Retaliate.class).isPresent(),
        half -> {
          Arena stage = attackedAfter(half);
          Value amount = half.lasting(Change.Retaliate.class).orElseThrow().amount();
          assertThat(stage.numbers(What.RETALIATES, 'A')).isNotEmpty().containsOnly(amount.on(0));
        });
  }

  /** The monsters attack after the half was performed; hero A, or B if it is the nearer one. */
  private static Arena attackedAfter(PrintedHalf half) {
    MonsterCard attack =
        MonsterCard.of(98, Ability.Attack.of(Value.plus(3)).at(Value.of(3)).on(Value.of(2)));
    MonsterCard melee = MonsterCard.of(98, Ability.Attack.of(Value.plus(3)));
    Arena stage = half.stage(true, half.says("affects=ALLIES,") ? attack : melee);
    if (!half.moves().isEmpty()) {
      PrintedHalf.walk(stage);
    }
    stage.play(0, half.half()).endRound();
    List<Event> attacks = stage.happened(What.ATTACKED);
    assertThat(attacks).as("attacks on the heroes").isNotEmpty();
    return stage;
  }
}
