package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.form.Bearer;
import haven.content.form.Key;
import haven.content.form.Verbs;
import haven.content.language.AbilityForms;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.card.ModifierCard;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The table of what is honoured: every verb with every field, for everybody who may have it. Each
 * cell is played once with the field and once without; a cell that makes no difference fails.
 */
final class HonouredCellsTest {
  private static final Set<Bearer> ACTING =
      EnumSet.of(Bearer.HERO, Bearer.ITEM, Bearer.MONSTER, Bearer.BOSS);
  private static final List<CellStage> STAGES =
      List.of(
          new CellStage(Ruleset.GLOOMHAVEN, List.of()),
          new CellStage(Ruleset.FROSTHAVEN, List.of()),
          new CellStage(Ruleset.GLOOMHAVEN, List.of(ModifierCard.plus(1), ModifierCard.plus(-1))),
          new CellStage(Ruleset.GLOOMHAVEN, List.of(ModifierCard.DOUBLE)),
          new CellStage(Ruleset.GLOOMHAVEN, List.of(), CellStage.ROUGH),
          new CellStage(Ruleset.GLOOMHAVEN, List.of(), CellStage.TIED),
          new CellStage(Ruleset.GLOOMHAVEN, List.of(), CellStage.FAR),
          new CellStage(Ruleset.GLOOMHAVEN, List.of(), CellStage.POOR));

  /** What this position cannot show, and other tests play. */
  private static final Set<String> ELSEWHERE =
      Set.of(
          "pull area", // TargetsOfAbilitiesTest
          "intercept-attacks whom", // others of its side, and nobody else
          "summon move", // SummonTest
          "recover up-to-level", // PricesTest
          "basic-attack within", // as of "heals"
          "basic-move within",
          "retaliate pull", // RetaliateTest
          "retaliate range", // RetaliateTest
          "open-door ", // BossTest
          "attack-abilities once", // CompanyTest
          "at once", // CompanyTest
          "command ", // CompanyTest: it takes a companion
          "teleport-to ", // BrawlTest: it takes a death
          "teleport-to within",
          "swap targets", // BrawlTest
          "retaliates lasts", // BrawlTest: here it goes with the retaliate of its card
          "grounded lasts", // BrawlTest
          "heal-abilities within", // WardTest
          "heal cleanses", // WardTest
          "heal all-adjacent", // WardTest
          "attack all-adjacent", // WardTest
          "attack with-stance", // HandedOverTest
          "create when-sprung", // HandedOverTest
          "summon-monster on-water", // FrosthavenWordsTest
          "summon-monster one-hit-point",
          "overheal within",
          "sees-invisible within",
          "purge-curses ", // BrawlTest: it takes a curse
          "purge-curses must",
          "special "); // every cell of a boss here

  /**
   * Verbs that take several cards, a card or a mat that this class has not: DoomTest, WardTest,
   * HandedOverTest and MatsTest play them; those that take a scenario BossPlacesTest; those that
   * take water, ranks or a wide map FrosthavenWordsTest.
   */
  private static final Set<String> PLAYED_ELSEWHERE =
      Set.of(
          "transfer-mark",
          "at-once",
          "give-card",
          "suffer-instead",
          "as-melee",
          "counter",
          "form",
          "move-markers",
          "as-heals",
          "handed-over",
          "lead",
          "redistribute-damage",
          "take-lost",
          "to-next",
          "lay-objective",
          "hatch",
          "bid",
          "move-to",
          "confined-to",
          "never-focuses",
          "to-side",
          "swap-ranks");

  private static boolean isElsewhere(Bearer bearer, String verb, String key) {
    boolean alone = bearer == Bearer.MONSTER || bearer == Bearer.BOSS; // no friend beside it
    return key.equals("stance") // HonouredWordsTest: it takes two cards
        || PLAYED_ELSEWHERE.contains(verb)
        || alone && verb.equals("kill") && !key.isEmpty() // MonsterCommandsTest
        || alone && Set.of("grant", "lose-cards").contains(verb) // the same
        || alone
            && !verb.equals("focus")
            && (key.equals("within") || (verb + key).equals("retaliatewhom"))
        || ELSEWHERE.contains(verb + " " + key);
  }

  @Test
  void everyVerbAndFieldDoesSomethingForEverybodyWhoMayHaveIt() {
    List<String> idle = new ArrayList<>();
    int cells = 0;
    for (Verbs.Verb<Ability> verb : AbilityForms.verbs().verbs()) {
      List<Key<?>> keys = verb.group().keys();
      for (Bearer bearer : keys.getFirst().bearers()) {
        if (!ACTING.contains(bearer)) {
          continue;
        }
        cells++;
        look(bearer, verb.name(), "", CellWords.verb(verb.name()), idle);
        for (Key<?> key : keys.subList(1, keys.size())) {
          if (key.bearers().contains(bearer)) {
            cells++;
            look(bearer, verb.name(), key.name(), CellWords.field(verb.name(), key.name()), idle);
          }
        }
      }
    }
    assertThat(idle).isEmpty();
    assertThat(cells).isGreaterThan(1000);
  }

  @Test
  void theSameIsToldOfTheSame() {
    for (Bearer bearer : ACTING) {
      for (CellStage stage : STAGES) {
        String lines = "[{attack: 3}, {shield: 1, lasts: round}]";
        assertThat(stage.told(bearer, lines)).isEqualTo(stage.told(bearer, lines));
      }
    }
  }

  private static void look(
      Bearer bearer, String verb, String key, List<CellWords.Pair> pairs, List<String> idle) {
    if (isElsewhere(bearer, verb, key)) {
      return;
    }
    String problem = "nothing tried";
    for (CellWords.Pair pair : pairs) {
      for (CellStage stage : STAGES) {
        try {
          if (!stage.told(bearer, pair.with()).equals(stage.told(bearer, pair.without()))) {
            return;
          }
          problem = "no difference: " + pair;
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
          String text = String.valueOf(e);
          problem = pair + " " + text.substring(0, Math.min(300, text.length()));
        }
      }
    }
    idle.add("%s %s %s: %s".formatted(bearer.name(), verb, key, problem));
  }
}
