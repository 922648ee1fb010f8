package haven.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.rulebook.Edition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The registry cannot rot: its rules are in the catalogue, and its old texts in the sources. */
class RegistryTest {
  @Test
  void everyOldTextStandsInOnePlace() throws IOException {
    Home home = new Home(Path.of(".."));
    Sources sources = new Sources(home);
    List<String> wrong = new ArrayList<>();
    for (Mutant mutant : Registry.read(home)) {
      try {
        sources.apply(mutant);
      } catch (IllegalArgumentException e) {
        wrong.add(e.getMessage());
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void noMutantIsThereTwice() throws IOException {
    assertThat(Registry.read(new Home(Path.of(".."))))
        .extracting(
            mutant -> List.of(mutant.rule(), mutant.editions(), mutant.old(), mutant.changed()))
        .doesNotHaveDuplicates();
  }

  @Test
  void readsHeadOldNewAndReason() {
    Mutant mutant =
        Registry.of(
                """
                # Ice
                OVL-55 Steps: nobody slides
                - if (slides()) {
                -   slide();
                + if (false) {
                ? nobody can see it

                OVL-50 (GH, FH) Footing: no price
                - 2 : 1
                +
                """)
            .getFirst();
    assertThat(mutant.rule()).isEqualTo("OVL-55");
    assertThat(mutant.place()).isEqualTo("Steps");
    assertThat(mutant.editions()).containsExactly(Edition.FH);
    assertThat(mutant.old()).isEqualTo("if (slides()) {\nslide();");
    assertThat(mutant.pattern().matcher("if (slides()) slide();").find()).isFalse();
    assertThat(mutant.pattern().matcher("if (slides()) {\n      slide();").find()).isTrue();
    assertThat(mutant.changed()).isEqualTo("if (false) {");
    assertThat(mutant.wrong()).isEqualTo("nobody slides");
    assertThat(mutant.survives()).isEqualTo("nobody can see it");
  }

  @Test
  void editionsMayBeNamed() {
    Mutant mutant = Registry.of("OVL-50 (GH, FH) Footing: no price\n- 2 : 1\n+ 1\n").getFirst();
    assertThat(mutant.editions()).isEqualTo(Set.of(Edition.GH, Edition.FH));
  }

  @Test
  void refusesWhatTheCatalogueDoesNotKnow() {
    assertThatThrownBy(() -> Registry.of("OVL-999 Steps: wrong\n- a\n+ b\n"))
        .hasMessage("test:1: no rule has the id OVL-999");
    assertThatThrownBy(() -> Registry.of("OVL-55 (GH) Steps: wrong\n- a\n+ b\n"))
        .hasMessage("test:1: OVL-55 is in force for [FH], not for all of [GH]");
    assertThatThrownBy(() -> Registry.of("OVL-55: wrong\n- a\n+ b\n"))
        .hasMessage("test:1: 'RULE Place: what is wrong' expected");
    assertThatThrownBy(() -> Registry.of("OVL-55 Steps: wrong\n+ b\n"))
        .hasMessage("test:1: a line with - and the old text expected");
  }
}
