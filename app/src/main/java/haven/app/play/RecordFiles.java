package haven.app.play;

import haven.app.BadInput;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import haven.play.record.OpenChoices;
import haven.play.record.Replay;
import haven.play.record.Stamp;
import haven.play.record.WrongRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads records of games, and says what no longer is as it was when they were written. */
final class RecordFiles {
  private RecordFiles() {}

  /**
   * A record that was read.
   *
   * @param notes what to say about its text
   */
  record Read(GameRecord record, List<String> notes) {}

  /**
   * The record in a file. A last line that does not end was cut while it was written, and what it
   * says may be half of something: it is left out.
   */
  static Read read(Path file) throws IOException {
    if (!Files.isReadable(file) || Files.isDirectory(file)) {
      throw new BadInput(file + ": there is no such file, or it cannot be read");
    }
    String text = Files.readString(file);
    int end = text.lastIndexOf('\n') + 1;
    String cut = text.substring(end);
    try {
      return new Read(
          GameRecord.read(text.substring(0, end)),
          cut.isBlank()
              ? List.of()
              : List.of("the last line, '" + cut + "', does not end: it is left out"));
    } catch (WrongRecord wrong) {
      throw new BadInput(file + ", " + wrong.getMessage());
    }
  }

  /** What is no longer as it was recorded, causes first; the game may be the same all the same. */
  static List<String> changes(GameRecord record, Replay replay, Chosen chosen) {
    List<String> changes = new ArrayList<>(causes(record.stamp(), chosen));
    switch (replay) {
      case Replay.Whole _ -> {}
      case Replay.Otherwise _ ->
          changes.add(
              "every choice holds, but the record states "
                  + GameRecord.text(record.hash().orElse(0)));
      case Replay.Broken broken -> {
        changes.add(broken + meaning(broken));
        changes.add(broken.at() - 1 + " choices hold; --keep FILE writes the record up to there");
      }
    }
    return changes;
  }

  private static List<String> causes(Stamp stamp, Chosen chosen) {
    List<String> causes = new ArrayList<>();
    if (!stamp.setup().isEmpty() && !stamp.isOf(chosen.print())) {
      List<String> parts = stamp.unlike(chosen.stamp());
      causes.add(
          "what is played has changed since it was recorded: "
              + (parts.isEmpty() ? "the record does not tell what" : String.join(", ", parts)));
    }
    if (stamp.behaviour() != Stamp.BEHAVIOUR) {
      causes.add(
          "it was recorded with behaviour %d of the engine, this is %d"
              .formatted(stamp.behaviour(), Stamp.BEHAVIOUR));
    }
    return causes;
  }

  /** What the choice would be in words, as far as there still is what it speaks of. */
  private static String meaning(Replay.Broken broken) {
    Game game = broken.game();
    Optional<Choice> choice = Choice.read(broken.line().text());
    if (choice.isEmpty()) {
      return "";
    }
    try {
      return OpenChoices.promptFor(game, broken.line().seat())
          .map(prompt -> "; it would mean '" + game.words(prompt, choice.get()) + "'")
          .orElse("");
    } catch (RuntimeException _) {
      return ""; // the card, figure or item of that number is not there
    }
  }
}
