package haven.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Run;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cannot be played as asked is said in one line, before anything starts. */
class PlayOptionsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          gh/1 --party Brute                 | a party has 2 to 4 characters, not 1 (LVL-14)
          gh/1 --party Brute,Brute           | the party has Brute twice: name each once
          gh/1 --party Brute,Tinkerer --heroes 3 | the party has 2 heroes, not 3
          --party Brute,Tinkerer             | --party is for a game in the terminal: name the scenario
          --policy sight=any-point           | --policy is for a game in the terminal
          --chance table                     | --chance is for a game in the terminal
          --heroes 2                         | --heroes is for a game in the terminal
          --save game.txt                    | --save is for a game in the terminal
          --terminal                         | name one scenario to play, such as 'haven play gh/1'
          gh/1 --policy sght=any-point       | there is no policy 'sght'; did you mean 'sight'? haven
          gh/1 --policy zzz=1                | there is no policy 'zzz'; haven rules --policies lists them
          gh/1 --policy sight=any-point --policy sight=everywhere | policy 'sight' is set twice
          """)
  void aMistakeIsNamed(String args, String complaint) {
    Run run = Run.haven(("play " + args).split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("haven: " + complaint).hasLineCount(1);
  }

  @Test
  void aGameSaysWhatItsGroupHasAgreedOn() {
    Run run =
        TerminalGameTest.play(
            "quit\n", "play", "cellar-gh", "--policy", "sight=any-point", "--seed", "1");
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("Agreed: sight=any-point (how a line of sight is drawn)");
  }

  @Test
  void heroesBringItemsAndTakeTheCardsThatAreNamed(@TempDir Path folder) {
    String saved = folder.resolve("game.txt").toString();
    Run run =
        TerminalGameTest.play(
            "quit\n",
            "play",
            "gh/1",
            "--party=Spellweaver,Tinkerer",
            "--items=spellweaver: Boots of Striding",
            "--hand=Spellweaver: Fire Orbs, Impaling Eruption, Reviving Ether, Freezing Nova, Mana"
                + " Bolt, Frost Armor, Flame Strike, Crackling Air",
            "--save=" + saved);
    assertThat(run.out()).contains("items [Boots of Striding]").contains("8 Crackling Air");
    assertThat(TerminalGameTest.play("quit\n", "play", "--resume", saved).out())
        .contains("items [Boots of Striding]")
        .contains("8 Crackling Air");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          --items | Brute: Foo               | no item of 'gh' is called 'Foo'
          --items | Brute: Lether Armor      | no item of 'gh' is called 'Lether Armor'; did you mean 'Leather Armor'?
          --items | Brut: Iron Helmet        | no class of 'gh' is called 'Brut'; did you mean 'Brute'?
          --items | Boots of Striding        | 'Boots of Striding' should say for whom
          --items | Scoundrel: Iron Helmet   | the Scoundrel is not in the party: Brute, Tinkerer
          --hand  | Brute: Trample           | a Brute takes 10 cards, not 1 (LVU-07)
          --hand  | Brute: Reviving Ether    | no card of the Brute is called 'Reviving Ether'
          """)
  void whatCannotBeTakenAlongIsNamed(String option, String value, String complaint) {
    Run run = Run.haven("play", "gh/1", "--party", "Brute,Tinkerer", option, value);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("haven: " + complaint).hasLineCount(1);
  }
}
