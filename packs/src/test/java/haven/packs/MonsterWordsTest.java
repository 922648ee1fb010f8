package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.Rider;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterType;
import haven.packs.MonsterStage.Place;
import haven.play.engine.Event;
import haven.play.engine.Event.What;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards and traits of which the point is in their words, played where it shows. */
final class MonsterWordsTest {

  private static MonsterStage play(
      String type, int number, Place place, int distance, Element... strong) {
    MonsterType monster = MonsterStage.type(type);
    MonsterCard card = MonsterStage.deck(monster).cards().get(number);
    return new MonsterStage(monster, Rank.NORMAL, 0, List.of(card), Set.of(strong), place, distance)
        .play();
  }

  private static List<Integer> numbers(MonsterStage stage, What what) {
    return stage.turn().stream().filter(e -> e.what() == what).map(Event::number).toList();
  }

  /** The modifiers of each attack: two with advantage or disadvantage. */
  private static List<String> drawn(List<Event> events) {
    return events.stream().filter(e -> e.what() == What.DREW).map(Event::words).toList();
  }

  @ParameterizedTest
  @CsvSource({"Hound, 2", "Hound, 3", "Giant Viper, 0", "Giant Viper, 1"})
  void packsHitHarderWhereAnAllyStandsNextToTheTarget(String type, int number) {
    int attack = MonsterStage.type(type).line(0, Rank.NORMAL).attack().value(MonsterStage.TERMS);
    MonsterStage alone = play(type, number, Place.ADJACENT, 1);
    assertThat(numbers(alone, What.MODIFIED)).containsExactly(attack);
    MonsterStage together = play(type, number, Place.BESIDE_ALLY, 1);
    assertThat(numbers(together, What.MODIFIED)).containsExactly(attack + 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Black Imp", "Night Demon"})
  void attacksAgainstThemHaveDisadvantage(String name) {
    MonsterType type = MonsterStage.type(name);
    Effect disadvantage =
        Effect.self(new Effect.Change.Attacked(List.of(Rider.Plain.DISADVANTAGE)));
    assertThat(type.line(7, Rank.ELITE).traits()).contains(disadvantage);
    assertThat(type.line(0, Rank.NORMAL).traits().contains(disadvantage))
        .isEqualTo(name.equals("Night Demon"));
  }

  @Test
  void sunDemonsAttackWithAdvantage() {
    MonsterStage stage = play("Sun Demon", 3, Place.ADJACENT, 1);
    assertThat(drawn(stage.turn())).isNotEmpty().containsOnly("+0, +0");
  }

  @Test
  void aCultistGoesDownWithItsEnemies() {
    MonsterStage stage = play("Cultist", 0, Place.ADJACENT, 1);
    int before = stage.log.size();
    stage.monster.hitPoints(1);
    stage.strike();
    List<Event> after = stage.log.subList(before, stage.log.size());
    assertThat(after)
        .filteredOn(e -> e.what() == What.ATTACKED && e.who() == stage.monster.id())
        .extracting(Event::number)
        .containsExactly(1 + 2, 1 + 2);
    assertThat(stage.monster.isGone()).isTrue();
  }

  @Test
  void aViperIsHardToHitForTheRestOfTheRound() {
    MonsterStage stage = play("Giant Viper", 5, Place.ADJACENT, 1);
    int before = stage.log.size();
    stage.strike();
    assertThat(drawn(stage.log.subList(before, stage.log.size()))).containsExactly("+0, +0");
  }

  @Test
  void aDeepTerrorAppearsBesideItsPrey() {
    MonsterStage stage = play("Deep Terror", 6, Place.IN_LINE, 6);
    assertThat(numbers(stage, What.SUMMONED)).hasSize(1);
    assertThat(numbers(play("Deep Terror", 6, Place.IN_LINE, 7), What.SUMMONED)).isEmpty();
  }

  @Test
  void lavaReachesWhoeverStandsNextToTheTarget() {
    MonsterStage stage = play("Savvas Lavaflow", 3, Place.ADJACENT, 1);
    assertThat(stage.near.hitPoints() + stage.far.hitPoints())
        .isEqualTo(2 * stage.near.maxHitPoints() - 3 - 2);
  }

  @Test
  void allEnemiesEverywhereSuffer() {
    MonsterStage stage = play("Savvas Lavaflow", 5, Place.IN_LINE, 20, Element.FIRE, Element.EARTH);
    for (var hero : List.of(stage.near, stage.far)) {
      assertThat(hero.maxHitPoints() - hero.hitPoints()).isEqualTo(2);
      assertThat(hero.conditions()).extracting(Enum::name).contains("WOUND", "DISARM");
    }
  }

  @Test
  void theCommanderOpensDoorsAndSummons() {
    List<List<Ability>> specials =
        MonsterStage.type("Bandit Commander").line(0, Rank.BOSS).specials();
    assertThat(specials.getFirst()).hasOnlyElementsOfType(Ability.OpenDoor.class);
    assertThat(specials.getLast()).hasOnlyElementsOfType(Ability.SummonMonster.class);
  }
}
