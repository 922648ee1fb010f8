package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.Library;
import haven.laws.Luck;
import haven.model.pack.Pack;
import haven.play.engine.Chance;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Enrolment;
import haven.play.scenario.Sheet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A pack without scenarios is there to be borrowed from: its monsters stand in one's own rooms. */
final class BorrowedMonstersTest {
  private static final String HERO =
      """
      class: %s
      hand-size: 2
      hit-points: [20, 21, 22, 23, 24, 25, 26, 27, 28]
      cards:
        - {card: %s, level: 1, initiative: %d, top: [{attack: 3}], bottom: [{move: 3}]}
        - {card: %s, level: 1, initiative: %d, top: [{attack: 2, range: 3}], bottom: [{move: 4}]}
      """;

  @TempDir private Path folder;

  private void write(String file, String text) throws IOException {
    Path path = folder.resolve("mine").resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  @Test
  void monstersOfFrosthavenFightInAScenarioOfOnesOwn() throws IOException {
    write(
        "pack.yaml",
        """
        pack: mine
        name: Mine
        ruleset: FH
        version: 0.1.0
        origin: original
        languages: [en]
        depends-on: [fh]
        """);
    write("classes/warden.yaml", HERO.formatted("Warden", "Cut", 20, "Shot", 60));
    write("classes/hunter.yaml", HERO.formatted("Hunter", "Stab", 30, "Arrow", 70));
    write(
        "scenarios/cold-street.yaml",
        """
        scenario: Cold Street
        goal: kill-all
        map:
          plan: |
            #   #   #   #   #   #   #   #
              a   b   .   .   g   .   .   .
            c   d   .   .   .   h   .   .
              e   f   .   .   .   .   .   .
            #   #   #   #   #   #   #   #
          starts: [a, b, c, d, e, f]
        rooms:
          - room: street
            at: a
            monsters:
              - {monster: Abael Herder, at: g, ranks: normal}
              - {monster: Ice Wraith, at: h, ranks: elite}
        """);
    Pack pack = Library.of(List.of(folder)).pack("mine");
    List<Sheet> party = List.of(Sheet.of("Warden", 1), Sheet.of("Hunter", 1));
    Game game = Game.start(Enrolment.of(pack, "cold-street", party).setup(), Chance.dice(7));
    List<Event> told = new ArrayList<>(game.events());
    Luck luck = new Luck(7);
    while (game.prompt() instanceof Prompt prompt) {
      told.addAll(game.choose(prompt.seat(), luck.choice(prompt)));
    }
    assertThat(told)
        .filteredOn(event -> event.what() == Event.What.ATTACKED)
        .extracting(event -> game.state().figure(event.who()).nature().group())
        .contains("Ice Wraith");
  }
}
