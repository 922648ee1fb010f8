package haven.model.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Area;
import haven.board.Hex;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Cost;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.card.CardAction;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Phrases become sentences by the templates of a language. */
final class LanguageTest {
  private static final Language TEST =
      new Language(Map.of("hits", "{0} hits {1}", "points", "{0|one point|{0} points} left"));

  @Test
  void argumentsAreFilledInNamesTranslatedAndFiguresNamed() {
    var names =
        new Language.Names(name -> name.equals("Guard") ? "Wache" : name, id -> "No. " + id);
    assertThat(TEST.say(Phrase.of("hits", Phrase.figure(FigureId.of(3)), "Guard"), names))
        .isEqualTo("No. 3 hits Wache");
    assertThat(TEST.say("Guard", names)).isEqualTo("Wache");
    assertThat(TEST.say(7)).isEqualTo("7");
  }

  @Test
  void oneIsToldFromMany() {
    assertThat(TEST.say(Phrase.of("points", 1))).isEqualTo("one point left");
    assertThat(TEST.say(Phrase.of("points", 3))).isEqualTo("3 points left");
  }

  @Test
  void listsAreJoinedAndWhatHasNoTemplateStillSaysWhatItHas() {
    Phrase list = Phrase.list(", ", List.of(1, "two", Phrase.hex(new Hex(3, 4))));
    assertThat(TEST.say(list)).isEqualTo("1, two, (3,4)");
    assertThat(TEST.say(Phrase.of("unknown", "a", 2))).isEqualTo("a 2");
  }

  @Test
  void aHalfIsLinesWithWhatBelongsToThemDeeper() {
    Rider bonus = Rider.paid(Cost.of(Element.FIRE), Rider.plus(2));
    CardAction action =
        CardAction.of(
                Ability.attack(3, Aim.AS_USUAL.range(2), Rider.gives(Condition.POISON), bonus))
            .infusing(ElementIcon.WILD)
            .xp(1)
            .losing();
    List<Phrase> lines = CardWords.half(action);
    assertThat(lines)
        .extracting(Phrase::toString)
        .containsExactly(
            "Attack 3, Range 2, Poison",
            "Consume Fire: +2 attack",
            "Infuse any element",
            "1 XP",
            "Lost");
    assertThat(lines).extracting(Phrase::depth).containsExactly(0, 1, 0, 0, 0);
    assertThat(lines.getFirst().args()).contains(Phrase.of("condition.POISON"));
  }

  @Test
  void anAreaCanBeDrawnFromItsPhrase() {
    Area area = Area.drawn("@   x   b");
    Phrase line = CardWords.ability(Ability.attack(1, Aim.AS_USUAL.over(area)));
    assertThat(line).hasToString("Attack 1, in an area");
    assertThat(line.area())
        .hasValueSatisfying(
            drawn -> {
              assertThat(drawn.aroundActor()).isTrue();
              assertThat(drawn.red()).containsExactly(new Hex(1, 0));
              assertThat(drawn.blue()).containsExactly(new Hex(2, 0));
            });
  }
}
