package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.Rider;
import haven.model.map.Rank;
import haven.model.map.Terms;
import haven.model.monster.MonsterType;
import haven.play.engine.Event;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.stage.Arena;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards and traits of which the point is in their words, played where it shows. */
final class MonsterWordsTest {

  private static Arena play(String type, int card, MonsterFloor floor, Element... strong) {
    return floor.play(MonsterFloor.type(type), Rank.NORMAL, 0, card, strong);
  }

  /** The next hero to act attacks the monster with a basic action. */
  private static void strike(Arena stage) {
    stage.until(Prompt.Kind.ACTION).basicAttack(stage.figure('m')).goOn();
  }

  private static List<Integer> numbers(Arena stage, What what) {
    return MonsterFloor.turn(stage).stream()
        .filter(e -> e.what() == what)
        .map(Event::number)
        .toList();
  }

  /** The modifiers of each attack: two with advantage or disadvantage. */
  private static List<String> drawn(List<Event> events) {
    return events.stream().filter(e -> e.what() == What.DREW).map(Event::words).toList();
  }

  @ParameterizedTest
  @CsvSource({"Hound, 2", "Hound, 3", "Giant Viper, 0", "Giant Viper, 1"})
  void packsHitHarderWhereAnAllyStandsNextToTheTarget(String type, int number) {
    int attack = MonsterFloor.type(type).line(0, Rank.NORMAL).attack().value(Terms.of(0, 2));
    Arena alone = play(type, number, MonsterFloor.ADJACENT);
    assertThat(numbers(alone, What.MODIFIED)).containsExactly(attack);
    Arena together = play(type, number, MonsterFloor.BESIDE_ALLY);
    assertThat(numbers(together, What.MODIFIED)).containsExactly(attack + 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Black Imp", "Night Demon"})
  void attacksAgainstThemHaveDisadvantage(String name) {
    MonsterType type = MonsterFloor.type(name);
    Effect disadvantage =
        Effect.self(new Effect.Change.Attacked(List.of(Rider.Plain.DISADVANTAGE)));
    assertThat(type.line(7, Rank.ELITE).traits()).contains(disadvantage);
    assertThat(type.line(0, Rank.NORMAL).traits().contains(disadvantage))
        .isEqualTo(name.equals("Night Demon"));
  }

  @Test
  void sunDemonsAttackWithAdvantage() {
    Arena stage = play("Sun Demon", 3, MonsterFloor.ADJACENT);
    assertThat(drawn(MonsterFloor.turn(stage))).isNotEmpty().containsOnly("+0, +0");
  }

  @Test
  void aCultistGoesDownWithItsEnemies() {
    Arena stage = play("Cultist", 0, MonsterFloor.ADJACENT);
    stage.figure('m').hitPoints(1);
    strike(stage.remember());
    assertThat(stage.happened())
        .filteredOn(e -> e.what() == What.ATTACKED && e.who().equals(stage.figure('m').id()))
        .extracting(Event::number)
        .containsExactly(1 + 2, 1 + 2);
    assertThat(stage.figure('m').isGone()).isTrue();
  }

  @Test
  void aViperIsHardToHitForTheRestOfTheRound() {
    Arena stage = play("Giant Viper", 5, MonsterFloor.ADJACENT);
    strike(stage.remember());
    assertThat(drawn(stage.happened())).containsExactly("+0, +0");
  }

  @Test
  void aDeepTerrorAppearsBesideItsPrey() {
    Arena stage = play("Deep Terror", 6, MonsterFloor.inLine(6));
    assertThat(numbers(stage, What.SUMMONED)).hasSize(1);
    assertThat(numbers(play("Deep Terror", 6, MonsterFloor.inLine(7)), What.SUMMONED)).isEmpty();
  }

  @Test
  void lavaReachesWhoeverStandsNextToTheTarget() {
    Arena stage = play("Savvas Lavaflow", 3, MonsterFloor.ADJACENT);
    assertThat(stage.figure('A').hitPoints() + stage.figure('B').hitPoints())
        .isEqualTo(2 * stage.figure('A').maxHitPoints() - 3 - 2);
  }

  @Test
  void allEnemiesEverywhereSuffer() {
    Arena stage = play("Savvas Lavaflow", 5, MonsterFloor.inLine(20), Element.FIRE, Element.EARTH);
    for (var hero : List.of(stage.figure('A'), stage.figure('B'))) {
      assertThat(hero.maxHitPoints() - hero.hitPoints()).isEqualTo(2);
      assertThat(hero.conditions()).extracting(Enum::name).contains("WOUND", "DISARM");
    }
  }

  @Test
  void theCommanderOpensDoorsAndSummons() {
    List<List<Ability>> specials =
        MonsterFloor.type("Bandit Commander").line(0, Rank.BOSS).specials();
    assertThat(specials.getFirst()).hasOnlyElementsOfType(Ability.OpenDoor.class);
    assertThat(specials.getLast()).hasOnlyElementsOfType(Ability.SummonMonster.class);
  }
}
