package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.Ruleset;
import haven.model.card.CharacterClass;
import haven.model.pack.Pack;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.scenario.Hero;
import haven.play.turn.Half;
import haven.rulebook.Edition;
import haven.stage.Arena;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Counters, forms, markers and what always works: the mat of a class. */
final class MatsTest {
  static final Pack PACK =
      Packs.read(PackFiles.of(Path.of("src", "test", "resources", "frost"))).orRefuse();

  private static Arena keeper(Ruleset ruleset, String picture, String... cards) {
    String drawn = ruleset.hexes().setUp().oneOpenRoom() ? picture.replace('B', '.') : picture;
    return Arena.trying(ruleset, PACK.characterClass("Tidekeeper"), drawn, cards);
  }

  private static int glow(Arena arena) {
    return arena.sheet('A').mat().shows("Glow");
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void aCounterStartsGoesUpAndIsAnAmount(Ruleset ruleset) {
    Arena arena = keeper(ruleset, "B   A   a", "Kindle").start();
    assertThat(glow(arena)).isEqualTo(1);
    arena.playTop();
    assertThat(glow(arena)).isEqualTo(3);
    assertThat(arena.lost('a')).isEqualTo(3);
    arena.endTurn();
    assertThat(glow(arena)).isEqualTo(4);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aCounterIsAPriceAsFarAsItGoes(Ruleset ruleset) {
    Arena poor = keeper(ruleset, "B   A   a", "Kindle").start().playBottom();
    assertThat(poor.lost('a')).isZero();
    assertThat(glow(poor)).isEqualTo(1);
    Arena arena = keeper(ruleset, "B   A   a", "Turn of Weather", "Kindle").start();
    arena.endRound();
    arena.endRound().select("A", 0, 1).until(Prompt.Kind.ACTION, "A");
    assertThat(glow(arena)).isEqualTo(1 + 2);
    arena.play(1, Half.BOTTOM);
    assertThat(arena.lost('a')).isEqualTo(3);
    assertThat(glow(arena)).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void asMuchAsOneLikesIsSpent(Ruleset ruleset) {
    Arena arena = keeper(ruleset, "B   A   a", "Pour Out").start();
    arena.playTop();
    assertThat(arena.lost('a')).isEqualTo(1 + 2);
    assertThat(glow(arena)).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void aCounterStopsAtItsLimits(Ruleset ruleset) {
    Arena arena = keeper(ruleset, "B   A   a", "Put Out").start().playTop();
    assertThat(glow(arena)).isZero();
    assertThat(arena.sheet('A').mat().shows("Debt")).isEqualTo(-3);
    assertThat(arena.numbers(Event.What.COUNTER_MOVED, 'A')).containsExactly(0, -3);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aCounterIsChecked(Ruleset ruleset) {
    Arena little = keeper(ruleset, "B   A   a", "Put Out").start().way('A').playBottom();
    assertThat(little.lost('a')).isZero();
    Arena much = keeper(ruleset, "B   A   a", "Kindle", "Put Out").start();
    much.play(0, Half.TOP);
    much.play(1, Half.BOTTOM);
    assertThat(much.lost('a')).isEqualTo(3);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH, Edition.BB})
  void aFormIsTakenAndAskedFor(Ruleset ruleset) {
    Arena arena = keeper(ruleset, "B   A   a   .", "Turn of Weather").start();
    assertThat(arena.sheet('A').mat().form()).isEqualTo("Calm");
    arena.playTop();
    assertThat(arena.sheet('A').mat().form()).isEqualTo("Storm");
    assertThat(arena.lost('a')).isEqualTo(3);
    assertThat(arena.happened(Event.What.FORM_TAKEN, 'A')).hasSize(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void cardsOfAFormAreForItAlone(Ruleset ruleset) {
    Arena arena = keeper(ruleset, "B   A   a   x", "Turn of Weather", "Stormborn").start();
    arena.turnOf('A');
    assertThat(arena.options()).contains("top 0", "basic top 1").doesNotContain("top 1");
    arena.play(0, Half.TOP);
    assertThat(arena.options()).contains("bottom 1", "basic bottom 1");
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void whatAlwaysWorksMayAskForAForm(Ruleset ruleset) {
    Arena calm = keeper(ruleset, "B   A   a   x", "Last Slots").start().playTop();
    assertThat(calm.stands('a', 'a')).isTrue();
    Arena storm =
        keeper(ruleset, "A   a   x   B", "Turn of Weather", "Kindle", "Last Slots").start();
    storm.play(0, Half.TOP);
    storm.endRound().select("A", 2, 3).until(Prompt.Kind.ACTION, "A");
    storm.perform(new Choice.Act(2, true, false));
    assertThat(storm.stands('a', 'x')).isTrue();
  }

  @Rule({"BON-09", "BON-11"})
  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aMarkerGoesForwardsWithItsExperience(Ruleset ruleset) {
    Arena arena = keeper(ruleset, "B   A   .   a", "Cold Wall", "Overreach").start();
    arena.play(0, Half.TOP);
    int before = arena.xp('A');
    arena.play(1, Half.BOTTOM);
    assertThat(arena.actives('A').stream().filter(one -> one.hasSlots()).toList())
        .allMatch(one -> one.used() == 2);
    assertThat(arena.xp('A') - before).isEqualTo(2);
  }

  @Rule({"BON-09", "BON-11"})
  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aMarkerGoesForwardsAsAPrice(Ruleset ruleset) {
    Arena none = keeper(ruleset, "B   A   .   a", "Overreach").start().playTop();
    assertThat(none.lost('a')).isEqualTo(2);
    Arena arena = keeper(ruleset, "B   A   .   a", "Cold Wall", "Kindle", "Overreach").start();
    arena.play(0, Half.TOP);
    arena.endRound().select("A", 2, 3).until(Prompt.Kind.ACTION, "A");
    arena.remember().perform(new Choice.Act(2, true, false));
    assertThat(arena.lost('a')).isEqualTo(2 + 3);
    assertThat(arena.actives('A')).anyMatch(one -> one.used() == 1);
  }

  @Rule("BON-09")
  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aMarkerGoesBackAndTheSlotsPassedCount(Ruleset ruleset) {
    Arena arena =
        keeper(
                ruleset,
                "B   A   a",
                "Long Burn",
                "Kindle",
                "Last Slots",
                "Cold Wall",
                "Pour Out",
                "Put Out")
            .start();
    arena.play(0, Half.TOP);
    arena.endRound().select("A", 2, 4).until(Prompt.Kind.ACTION, "A");
    arena.remember().perform(new Choice.Act(2, true, false));
    assertThat(arena.lost('a')).isEqualTo(1 + 1); // no slot was passed
    arena.endRound().select("A", 3, 5).until(Prompt.Kind.ACTION, "A");
    arena.remember().perform(new Choice.Act(5, true, true));
    assertThat(arena.lost('a')).isEqualTo(2 + 2);
    assertThat(arena.actives('A')).anyMatch(one -> one.used() == 2);
    arena.perform(new Choice.Act(3, false, false));
    assertThat(arena.actives('A')).anyMatch(one -> one.hasSlots() && one.used() == 1);
    assertThat(arena.happened(Event.What.MARKER_MOVED, 'A')).hasSize(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void lastSlotsAndPersistentEffectsAreCounted(Ruleset ruleset) {
    Arena arena =
        keeper(ruleset, "B   A   a", "Cold Wall", "Overreach", "Put Out", "Last Slots").start();
    arena.play(0, Half.TOP);
    arena.play(1, Half.BOTTOM);
    arena.endRound().select("A", 2, 3).until(Prompt.Kind.ACTION, "A");
    arena.remember().perform(new Choice.Act(3, true, false));
    assertThat(arena.lost('a')).isEqualTo(1 + 2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void persistentEffectsAreCounted(Ruleset ruleset) {
    Arena arena = keeper(ruleset, "B   A   a", "Cold Wall", "Last Slots").start();
    arena.play(0, Half.TOP);
    int before = arena.figure('A').hitPoints();
    arena.play(1, Half.BOTTOM);
    assertThat(arena.figure('A').hitPoints()).isEqualTo(before + 2);
  }

  private static Hero perked(Map<Integer, Integer> marked) {
    CharacterClass type = PACK.characterClass("Tidekeeper").characterClass();
    return Hero.of("A", PACK.characterClass("Tidekeeper"), 1)
        .withPerks(marked)
        .taking(type.cards());
  }

  @Test
  void perksGiveMoreThanCards() {
    assertThat(perked(Map.of(4, 1)).hitPoints()).isEqualTo(15);
    assertThat(perked(Map.of(2, 1)).gifts()).hasSize(1); // the mat's own: one box is not enough
    assertThat(perked(Map.of(2, 2)).gifts()).hasSize(2);
    assertThat(perked(Map.of(3, 1)).gifts().getLast().uses()).isEqualTo(1);
  }
}
