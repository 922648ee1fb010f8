package haven.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Run;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A record is there while the game goes on, and the game goes on from it. */
class SavedGameTest {
  @TempDir private Path folder;

  private Path file() {
    return folder.resolve("game.txt");
  }

  private Run begin(String typed) {
    return TerminalGameTest.play(
        typed, "play", "cellar-gh", "--heroes", "2", "--seed", "3", "--save", file().toString());
  }

  private Run resume(String typed, String... more) {
    List<String> args = new ArrayList<>(List.of("play", "--terminal", "--resume"));
    args.add(file().toString());
    args.addAll(List.of(more));
    return TerminalGameTest.play(typed, args.toArray(String[]::new));
  }

  @Test
  void itGoesOnWhereItWasLeft() throws IOException {
    Run whole = begin("1\n1\n1\n1\n1 2\nundo\n2 1\n");
    Path left = folder.resolve("whole.txt");
    Files.move(file(), left);
    begin("1\n1\n1\n1\n");
    Run resumed = resume("1 2\nundo\n2 1\n");
    assertThat(resumed.err()).isEmpty();
    assertThat(resumed.out())
        .contains("goes on from there", "The record is in " + file())
        .contains(
            whole.out().substring(whole.out().indexOf("State "), whole.out().indexOf("The r")));
    assertThat(Files.readString(file())).isEqualTo(Files.readString(left));
    Run told = Run.haven("replay", file().toString());
    assertThat(told.status()).isZero();
    assertThat(told.out()).contains("  (taken back: Warden: choose two cards");
    assertThat(begin("help\n").status()).isEqualTo(2);
  }

  @Test
  void anotherFileCanTakeItOver() throws IOException {
    begin("1\n");
    String before = Files.readString(file());
    Path other = folder.resolve("other.txt");
    Run resumed = resume("help\n1\n", "--save", other.toString());
    assertThat(resumed.out()).contains("'haven play --resume " + other + "' goes on from there");
    assertThat(Files.readString(file())).isEqualTo(before);
    assertThat(other).content().contains("\n0: to (", "\n1: to (");
  }

  @Test
  void anExistingFileIsNotOverwritten() throws IOException {
    Files.writeString(file(), "a letter\n");
    Run run = begin("1\n");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .isEqualToIgnoringNewLines(
            "haven: "
                + file()
                + " is there already: 'haven play --resume "
                + file()
                + "' goes on with it, or --save names another file");
    assertThat(file()).hasContent("a letter");
  }

  @Test
  void aFileThatCannotBeWrittenIsRefusedBeforeTheGame() {
    Run run =
        TerminalGameTest.play(
            "1\n", "play", "cellar-gh", "--save", folder.resolve("no/such.txt").toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("cannot be written");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void aRecordCutInTheMiddleHoldsAsFarAsItGoes() throws IOException {
    begin("1\n1\n1\n1\n1 2\n");
    String text = Files.readString(file());
    Files.writeString(file(), text.substring(0, text.indexOf("cards 0 1") + 7));
    Run told = Run.haven("replay", file().toString());
    assertThat(told.status()).isZero();
    assertThat(told.out()).contains("! the last line, '0: cards 0', does not end");
    resume("1 2\n");
    assertThat(Files.readString(file())).isEqualTo(text);
  }

  @Test
  void theRecordSaysHowItIsSetUp() {
    begin("1\n");
    assertThat(resume("", "--seed", "4").err()).contains("--seed cannot be given with --resume");
    assertThat(TerminalGameTest.play("", "play", "gh/1", "--resume", file().toString()).err())
        .contains("a scenario cannot be given with --resume");
    assertThat(Run.haven("play", "--resume", folder.resolve("nothing").toString()).err())
        .contains("there is no such file");
  }

  /** Whatever may end the process: when the next line is read, what was typed is there. */
  @Test
  void everyChoiceIsWrittenWhenItIsMade() throws IOException {
    List<String> then = new ArrayList<>();
    InputStream typed =
        new SequenceInputStream(
            new ByteArrayInputStream("1\n2\n1\n2\n".getBytes(StandardCharsets.UTF_8)),
            new InputStream() {
              @Override
              public int read() throws IOException {
                then.add(Files.readString(file()));
                return -1;
              }
            });
    InputStream before = System.in;
    System.setIn(typed);
    try {
      Run.haven("play", "cellar-gh", "--heroes", "2", "--seed", "3", "--save", file().toString());
    } finally {
      System.setIn(before);
    }
    assertThat(then.getFirst()).contains("\n0: to (", "\n1: to (", "\n1: goal ");
    assertThat(then.getFirst()).doesNotContain("hash");
    Files.writeString(file(), then.getFirst());
    assertThat(Run.haven("replay", file().toString()).status()).isZero();
  }
}
