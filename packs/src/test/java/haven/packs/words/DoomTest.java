package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.rulebook.Edition;
import haven.stage.Arena;
import haven.testkit.RulesetTest;

/** Marks that go over, several of a kind at once, last uses, and cards given to others. */
final class DoomTest {
  private static Arena doomer(Ruleset ruleset, String picture, String... cards) {
    return WordsPack.trying(ruleset, "Doomer", picture, cards);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void marksGoOverWithAllThatBelongsToThem(Ruleset ruleset) {
    Arena arena = doomer(ruleset, "B   A   a   b", "Move On", "First Doom").start();
    arena.target('a').play(1, Half.BOTTOM);
    assertThat(arena.actives('a')).hasSize(1);
    arena.target('b').play(0, Half.TOP);
    assertThat(arena.actives('a')).isEmpty();
    assertThat(arena.actives('b')).hasSize(1);
    assertThat(arena.zone('A', 1)).isEqualTo(Zone.ACTIVE);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void theMarkOfWhoeverDiesGoesOver(Ruleset ruleset) {
    Arena arena = doomer(ruleset, "B   A   a   b   .   c", "Curse", "First Doom", "Death Knell");
    arena.start();
    arena.target('a').play(1, Half.BOTTOM);
    arena.play(0, Half.TOP);
    arena.endRound();
    arena.select("A", 2, 3).until(Prompt.Kind.ACTION, "A");
    arena
        .remember()
        .answer(Prompt.Kind.TARGET, arena.at(arena.figure('a')), arena.at(arena.figure('b')));
    arena.perform(new Choice.Act(2, true, false));
    assertThat(arena.figure('a').isGone()).isTrue();
    assertThat(arena.actives('b')).hasSize(1);
    assertThat(arena.zone('A', 1)).isEqualTo(Zone.ACTIVE);
    assertThat(arena.xp('A')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void withNobodyNearTheMarkIsLost(Ruleset ruleset) {
    Arena arena =
        doomer(ruleset, "B   A   a   .   .   .   c", "Curse", "First Doom", "Death Knell");
    arena.start();
    arena.target('a').play(1, Half.BOTTOM);
    arena.play(0, Half.TOP);
    arena.endRound();
    arena.select("A", 2, 3).until(Prompt.Kind.ACTION, "A");
    arena.remember().perform(new Choice.Act(2, true, false));
    assertThat(arena.figure('a').isGone()).isTrue();
    assertThat(arena.actives('c')).isEmpty();
    assertThat(arena.zone('A', 1)).isNotEqualTo(Zone.ACTIVE);
    assertThat(arena.xp('A')).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void twoOnOneFigureAtOnceAndNoneElsewhere(Ruleset ruleset) {
    Arena arena =
        doomer(ruleset, "B   A   a   b", "Fate", "First Doom", "Second Doom", "Third Doom").start();
    arena.play(0, Half.TOP);
    arena.target('a').play(1, Half.BOTTOM);
    arena.endRound();
    arena.select("A", 2, 4).until(Prompt.Kind.ACTION, "A");
    arena.target('a').perform(new Choice.Act(2, true, false));
    assertThat(arena.actives('a')).hasSize(2);
    arena.endTurn();
    arena.endRound();
    arena.select("A", 3, 5).until(Prompt.Kind.ACTION, "A");
    arena.answer(Prompt.Kind.CHOOSE, new Choice.Effect(0));
    arena.target('a').perform(new Choice.Act(3, true, false));
    assertThat(arena.actives('a')).hasSize(2);
    assertThat(arena.zone('A', 1)).isNotEqualTo(Zone.ACTIVE);
    assertThat(arena.zone('A', 2)).isEqualTo(Zone.ACTIVE);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aMarkElsewhereEndsAllOthers(Ruleset ruleset) {
    Arena arena = doomer(ruleset, "B   A   a   b", "Fate", "First Doom", "Second Doom").start();
    arena.play(0, Half.TOP);
    arena.target('a').play(1, Half.BOTTOM);
    arena.endRound();
    arena.select("A", 2, 4).until(Prompt.Kind.ACTION, "A");
    arena.target('b').perform(new Choice.Act(2, true, false));
    assertThat(arena.actives('a')).isEmpty();
    assertThat(arena.actives('b')).hasSize(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void twoSongsAtOnceGiveExperienceOnce(Ruleset ruleset) {
    Arena arena = doomer(ruleset, "B   A   a", "Harmony", "Song One", "Song Two").start();
    arena.play(0, Half.TOP);
    arena.play(1, Half.BOTTOM);
    arena.endRound();
    arena.select("A", 2, 4).until(Prompt.Kind.ACTION, "A");
    int before = arena.xp('A');
    arena.perform(new Choice.Act(2, true, false));
    assertThat(arena.zone('A', 1)).isEqualTo(Zone.ACTIVE);
    arena.endRound();
    assertThat(arena.zone('A', 2)).isEqualTo(Zone.ACTIVE);
    assertThat(arena.sheet('A').tally().of(haven.model.card.BattleGoal.Measure.EXPERIENCE))
        .isEqualTo(2);
    assertThat(before).isBetween(0, 1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void theLastUseDoesSomethingBeforeTheCardLeaves(Ruleset ruleset) {
    Arena arena = doomer(ruleset, "B   A   .   .   .   a   b", "Fate").start();
    arena.target('b').playBottom();
    arena.endRound();
    assertThat(arena.figure('b').isGone()).isFalse();
    arena.selectFirst(2).endRound();
    assertThat(arena.figure('b').isGone()).isTrue();
    assertThat(arena.figure('a').isGone()).isFalse();
    assertThat(arena.zone('A', 0)).isNotEqualTo(Zone.ACTIVE);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aCardIsGivenPlayedAndReturns(Ruleset ruleset) {
    Arena arena = WordsPack.trying(ruleset, "Medic", "a   A   B", "First Aid", "Rounds").start();
    arena.playTop();
    int pack = arena.sheet('B').cards().all().size() - 2;
    assertThat(arena.zone('B', pack)).isEqualTo(Zone.HAND);
    assertThat(arena.sheet('B').cards().negations(false).toString())
        .doesNotContain("first=" + pack);
    arena.endRound();
    arena.select("B", pack, 3).until(Prompt.Kind.ACTION, "B");
    int before = arena.figure('B').hitPoints();
    arena.perform(new Choice.Act(pack, true, false));
    assertThat(arena.figure('B').hitPoints()).isEqualTo(before + 4);
    assertThat(arena.zone('B', pack)).isEqualTo(Zone.SUPPLY);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void thereAreOnlySoManyOfThem(Ruleset ruleset) {
    Arena arena = WordsPack.trying(ruleset, "Medic", "a   A   B", "First Aid", "Rounds").start();
    int own = arena.sheet('A').cards().all().size();
    arena.playBottom();
    arena.play(1, Half.TOP);
    assertThat(arena.zone('A', own - 2)).isEqualTo(Zone.HAND);
    assertThat(arena.zone('B', arena.sheet('B').cards().all().size() - 2)).isEqualTo(Zone.SUPPLY);
    assertThat(arena.zone('B', arena.sheet('B').cards().all().size() - 1)).isEqualTo(Zone.HAND);
  }
}
