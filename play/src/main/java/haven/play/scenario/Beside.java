package haven.play.scenario;

import haven.board.CellSet;
import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.MonsterOrigin;
import haven.model.card.SummonCard;
import haven.model.map.Rank;
import haven.model.words.Phrase;
import haven.play.ability.Summons;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.map.Emptiness;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Nature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The companion of a character takes its place: adjacent to it, or if no such hex is empty as near
 * as possible. It is a summon in everything, but for the card that it does not have.
 */
public record Beside(int hero) implements Question {
  private static SummonCard card(Play play, int hero) {
    Hero of = play.state().hero(hero).hero();
    return of.characterClass().companion().orElseThrow().at(of.level());
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.HEX.for", card(play, hero).name());
  }

  @Override
  public Prompt prompt(Play play) {
    FigureId figure = play.state().hero(hero).figure();
    List<Choice> options = new ArrayList<>();
    near(play, play.figure(figure)).forEach(hex -> options.add(new Choice.To(hex)));
    return play.ask(Prompt.Kind.HEX, figure, figure, Cite.SUMMON, options);
  }

  private static List<Hex> near(Play play, Figure figure) {
    List<Hex> adjacent = Summons.emptyAround(play, figure.hex());
    if (!adjacent.isEmpty()) {
      return adjacent;
    }
    Emptiness emptiness = Emptiness.of(play.state());
    CellSet known = play.board().noCells();
    play.state()
        .map()
        .active(play.board())
        .forEach(cell -> known.set(cell, emptiness.isEmpty(cell)));
    return emptiness.nearest(play.board().at(figure.hex()), known).stream()
        .map(play.board()::hex)
        .toList();
  }

  @Override
  public void answer(Play play, Choice choice) {
    Hex hex = ((Choice.To) choice).hex();
    HeroState of = play.state().hero(hero);
    SummonCard card = card(play, hero);
    Figure figure =
        play.state()
            .place(
                new Nature(
                    card.name(),
                    Nature.Kind.SUMMON,
                    play.figure(of.figure()).side(),
                    card.name(),
                    Rank.NORMAL,
                    0,
                    -1,
                    of.figure(),
                    MonsterOrigin.SUMMONED,
                    Optional.empty(),
                    Nature.Stats.of(card)),
                hex);
    play.tell(new Event.Summoned(play.cite(Cite.SUMMON), of.figure(), figure.id(), hex));
  }
}
