package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.Ruleset;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.pack.Pack;
import haven.play.engine.Choice;
import haven.stage.Arena;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.Map;

/** A class of a pack lays tokens, acts as if it were there, and goes there. */
final class TokensOfAPackTest {
  private static final Pack PACK =
      Packs.read(
              new PackFiles(
                  "shadows",
                  Map.of(
                      "pack.yaml",
                      """
                      pack: shadows
                      name: Shadows
                      ruleset: FH
                      version: 1.0.0
                      origin: original
                      languages: [en]
                      """,
                      "class.yaml",
                      """
                      class: Lantern Keeper
                      hand-size: 2
                      hit-points: [6, 7, 8, 9, 10, 11, 12, 13, 14]
                      cards:
                        - card: Long Shadow
                          level: 1
                          initiative: 20
                          top:
                            - {lay-token: 1, range: 3}
                            - {attack: 3, as-if-from: own-token}
                          bottom: [{move: 2}]
                        - card: Into the Dark
                          level: 1
                          initiative: 30
                          top: [{attack: 1}]
                          bottom: [{teleport-beside: own-token}]
                      """)))
          .orRefuse();

  @RulesetTest
  @Rule({"EX-MOV-01", "LOS-12"})
  void theTokenIsLaidUsedAndReached(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "B   A   .   u   t   g")
            .hero('A', PACK.characterClass("Lantern Keeper"), "Long Shadow", "Into the Dark")
            .hero('B')
            .monster('g', "Guard", StatLine.of(20, 0, 0, 0), MonsterCard.of(99))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.choose(new Choice.To(arena.hex('t')));
    arena.choose(new Choice.To(arena.hex('t')));
    assertThat(arena.offered()).contains("Guard");
    arena.strike("Guard");
    arena.choose("bottom 1");
    arena.choose(new Choice.To(arena.hex('u')));
    assertThat(arena.figure("A").hex()).isEqualTo(arena.hex('u'));
  }
}
