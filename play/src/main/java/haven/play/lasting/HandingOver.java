package haven.play.lasting;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Consequence.Recover.Pile;
import haven.model.ability.Effect.Change;
import haven.model.card.AbilityCard;
import haven.model.words.Phrase;
import haven.play.engine.Bits;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.turn.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Ability cards that belong to another character from now on, for the rest of the scenario. */
public final class HandingOver {
  private HandingOver() {}

  /** A card has come into the active area: if its text says so, into that of its bearer. */
  public static void of(Play play, HeroState hero, int card, boolean top, boolean bottom) {
    Active.Source source = new Active.Source.Card(hero.index(), card);
    Optional<HeroState> to = bearer(play, hero, source);
    if (to.isEmpty() || !to.get().cards().mayAdopt()) {
      return;
    }
    AbilityCard printed = Names.printed(hero, card);
    int place = to.get().cards().adopt(printed, Zone.ACTIVE, top, bottom);
    Active.Source own = new Active.Source.Card(to.get().index(), place);
    for (Active active : List.copyOf(play.state().actives())) {
      if (active.source().equals(source)) {
        play.state().replace(active, active.on(own));
      }
    }
    hero.cards().handOver(card);
    play.tell(
        new Event.CardMoved(play.cite(Cite.SPECIAL_TEXT), to.get().figure(), printed, Zone.ACTIVE));
  }

  private static Optional<HeroState> bearer(Play play, HeroState hero, Active.Source source) {
    for (Active active : play.state().actives()) {
      if (active.source().equals(source) && isHandedOver(active)) {
        Optional<HeroState> other = play.heroOf(play.figure(active.owner()));
        if (other.isPresent() && other.get().index() != hero.index()) {
          return other;
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isHandedOver(Active active) {
    return active.effects().stream().anyMatch(one -> one.change() instanceof Change.HandedOver);
  }

  /** Allies adjacent to a character who have lost cards that could be taken. */
  public static List<Figure> givers(Play play, Figure to) {
    Optional<HeroState> hero = play.heroOf(to);
    if (hero.isEmpty() || !hero.get().cards().mayAdopt()) {
      return List.of();
    }
    return play.state().alive().stream()
        .filter(
            one ->
                !one.id().equals(to.id())
                    && one.side() == to.side()
                    && play.board()
                        .areAdjacent(play.board().at(one.hex()), play.board().at(to.hex()))
                    && play.heroOf(one).filter(other -> lost(other) != 0).isPresent())
        .toList();
  }

  /** What was lent goes back to its own class; it is nobody's to give. */
  private static int lost(HeroState hero) {
    return hero.cards().recoverable(Pile.LOST) & ~hero.cards().lent();
  }

  /** From whom a card is taken. */
  public record Take(FigureId figure, int number) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.TARGET.cards");
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      if (number > 0 && play.isHere(figure)) {
        givers(play, play.figure(figure)).forEach(one -> options.add(new Choice.At(one.id())));
      }
      if (!options.isEmpty()) {
        options.add(new Choice.Decline());
      }
      return play.ask(Prompt.Kind.TARGET, figure, figure, Cite.RECOVER, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.At(FigureId giver)) {
        play.push(new Which(figure, giver, number));
      }
    }
  }

  /** Which of the lost cards. */
  record Which(FigureId figure, FigureId giver, int number) implements Question {
    private HeroState from(Play play) {
      return play.heroOf(play.figure(giver)).orElseThrow();
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Card(int card)
          ? Phrase.of("name", Names.card(from(play), card))
          : Question.super.means(play, prompt, choice);
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      options.add(new Choice.Decline());
      Bits.each(lost(from(play)), card -> options.add(new Choice.Card(card)));
      return play.ask(Prompt.Kind.RECOVER, figure, figure, Cite.RECOVER, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Card(int card)) {
        HeroState from = from(play);
        AbilityCard printed = Names.printed(from, card);
        boolean active = Names.isActive(from, card);
        from.cards().handOver(card);
        if (active) { // REC-01b: its bonus ends
          play.dropEffectsOf(from.index(), card);
        }
        HeroState to = play.heroOf(play.figure(figure)).orElseThrow();
        to.cards().adopt(printed, Zone.HAND, false, false);
        play.tell(new Event.CardMoved(play.cite(Cite.RECOVER), figure, printed, Zone.HAND));
        play.result(results -> results.target(figure));
        play.push(new Take(figure, number - 1));
      }
    }
  }
}
