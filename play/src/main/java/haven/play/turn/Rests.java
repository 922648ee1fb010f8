package haven.play.turn;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Effect;
import haven.model.card.ItemCard;
import haven.model.words.Phrase;
import haven.play.ability.Values;
import haven.play.attack.Conditions;
import haven.play.attack.Damage;
import haven.play.engine.Bits;
import haven.play.engine.ByLot;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Lots;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Stock;
import haven.play.engine.Task;
import haven.play.item.ItemUse;
import haven.play.mat.Feats;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Items;
import haven.play.view.Harm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Long and short rests (RST). */
public final class Rests {
  private Rests() {}

  /** A long rest: which active cards come along is asked first, where there is a choice. */
  public record Long(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      if (!play.isHere(figure)) {
        return;
      }
      HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
      hero.tally().longRests();
      Feats.rests(play, hero);
      play.push(new ItemsAfter(figure));
      fully(play, hero);
    }
  }

  /** All that a long rest does (RST-07). */
  private static void fully(Play play, HeroState hero) {
    FigureId figure = hero.figure();
    play.push(new Refresh(figure));
    play.push(new Heal(figure));
    play.push(new Lose(figure));
    play.push(new TakeBack(figure, 0, hero.cards().rest().mayTakeBack(), false));
  }

  /**
   * BON-17: each active card that counts is taken back or left.
   *
   * @param taken those that are
   * @param left those still to be asked about
   */
  record TakeBack(FigureId figure, int taken, int left, boolean isShort) implements Question {
    @Override
    public boolean isPlain(Play play) {
      return left == 0;
    }

    @Override
    public void nothing(Play play) {
      answer(play, new Choice.Accept());
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      options.add(new Choice.Accept());
      Bits.each(left, card -> options.add(new Choice.Card(card)));
      return play.ask(Prompt.Kind.RECOVER, figure, figure, Cite.TAKE_BACK, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Card(int card)) {
        play.push(new TakeBack(figure, taken | 1 << card, left & ~(1 << card), isShort));
        return;
      }
      HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
      if (isShort) {
        hero.cards().rest().beginShort(taken);
        play.push(new Random(figure, Optional.empty()));
      } else {
        hero.cards().rest().begin(taken);
      }
      Bits.each(taken, card -> play.dropEffectsOf(hero.index(), card));
    }
  }

  /** RST-07 (1): a card of one's choice is lost. */
  record Lose(FigureId figure) implements Question {
    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
      Bits.each(hero.cards().rest().choices(), card -> options.add(new Choice.Card(card)));
      return play.ask(Prompt.Kind.REST_LOSS, figure, figure, Cite.LONG_REST, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      end(play, figure, ((Choice.Card) choice).card(), Cite.LONG_REST);
    }

    @Override
    public void nothing(Play play) {
      end(play, figure, Cards.NONE, Cite.LONG_REST); // RST-08
    }
  }

  private static void end(Play play, FigureId figure, int lost, Cite cite) {
    HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
    boolean active = lost >= 0 && Names.isActive(hero, lost);
    hero.cards().rest().end(lost);
    if (active) {
      play.dropEffectsOf(hero.index(), lost);
    }
    play.tell(
        new Event.Rested(
            play.cite(cite),
            figure,
            lost < 0 ? Optional.empty() : Optional.of(Names.printed(hero, lost))));
    Figure rested = play.figure(figure);
    play.effects().perform(Effect.Moment.RESTED, rested);
    play.effects()
        .perform(
            cite == Cite.LONG_REST ? Effect.Moment.LONG_RESTED : Effect.Moment.SHORT_RESTED,
            rested,
            Values.of(play, rested));
  }

  /** RST-07 (2): optional. */
  record Heal(FigureId figure) implements Question {
    @Override
    public Prompt prompt(Play play) {
      return play.ask(
          Prompt.Kind.REST_HEAL,
          figure,
          figure,
          Cite.LONG_REST,
          List.of(new Choice.Accept(), new Choice.Decline()));
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Accept) {
        Figure resting = play.figure(figure);
        Conditions.heal(play, resting.id(), 2 + play.effects().heals(resting), Cite.LONG_REST);
      }
    }
  }

  /** RST-07 (3): optional; all spent items, and what REC-04 adds to them. */
  record Refresh(FigureId figure) implements Question {
    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      Items items = play.heroOf(play.figure(figure)).orElseThrow().items();
      if (items.isAnyRefreshable(true, false, play.rules().combat().uses().partlyUsed())) {
        options = List.of(new Choice.Accept(), new Choice.Decline());
      }
      return play.ask(Prompt.Kind.REST_REFRESH, figure, figure, Cite.LONG_REST, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Accept) {
        Items items = play.heroOf(play.figure(figure)).orElseThrow().items();
        boolean partly = play.rules().combat().uses().partlyUsed();
        for (int i = 0; i < items.size(); i++) {
          if (items.isRefreshable(i, true, false, partly)) {
            items.refresh(i);
            play.tell(new Event.ItemRefreshed(play.cite(Cite.LONG_REST), figure, items.item(i)));
          }
        }
      }
    }
  }

  /** RST-07a: refreshed items may be used in the same turn. */
  record ItemsAfter(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      if (play.isHere(figure)) {
        play.push(new ItemUse.Offer(figure, FigureId.NOBODY, ItemCard.When.DURING_TURN));
      }
    }
  }

  /** A short rest is offered (RST-02). */
  record Short(FigureId figure) implements Question {
    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      options.add(new Choice.Decline());
      Figure resting = play.figure(figure);
      if (!resting.isGone() && play.heroOf(resting).orElseThrow().cards().mayRest()) {
        options.add(new Choice.Accept());
      }
      if (!resting.isGone()) {
        offerRemoval(play.heroOf(resting).orElseThrow(), options);
      }
      return play.ask(Prompt.Kind.SHORT_REST, figure, figure, Cite.SHORT_REST, options);
    }

    @Override
    public List<Harm> harms(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Accept ? List.of(Harm.losesSomeCard()) : List.of();
    }

    /** RST-14: active cards may be discarded first, and then belong to the rest. */
    private static void offerRemoval(HeroState hero, List<Choice> options) {
      if (hero.cards().mayRestAfterRemoving()) {
        int others = hero.cards().activeLost() | hero.cards().rest().mayTakeBack();
        Bits.each(
            hero.cards().removable(false) & ~others,
            card -> options.add(new Choice.Remove(hero.index(), card)));
      }
    }

    @Override
    public void answer(Play play, Choice choice) {
      HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
      hero.restsLater(choice instanceof Choice.Later);
      if (choice instanceof Choice.Accept) {
        shortly(play, hero);
      }
    }
  }

  /** A short rest begins. */
  static void shortly(Play play, HeroState hero) {
    FigureId figure = hero.figure();
    hero.restsLater(false);
    hero.tally().shortRests();
    Feats.rests(play, hero);
    if (play.state().turn().mayRestFully(figure)) {
      fully(play, hero);
      return;
    }
    play.push(new TakeBack(figure, 0, hero.cards().rest().mayTakeBack(), true));
  }

  /** RST-03: for 1 damage a different random card is lost. */
  public record Redraw(FigureId figure, ShortRest rest) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.REDRAW", Names.card(prompt.hero(play), rest.lost()));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      options.add(new Choice.Accept());
      HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
      if (hero.cards().rest().mayRedraw(rest)) {
        options.add(new Choice.Decline());
      }
      return play.ask(Prompt.Kind.REDRAW, figure, figure, Cite.REDRAW, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Decline) {
        play.push(new Random(figure, Optional.of(rest)));
        play.push(new Damage.Suffer(figure, 1, Damage.Kind.REST, FigureId.NOBODY));
      } else {
        end(play, figure, rest.lost(), Cite.SHORT_REST);
      }
    }
  }

  /**
   * Chance names the card that a short rest loses (RST-02).
   *
   * @param before the card that it named before the damage was suffered or negated, if it did
   */
  record Random(FigureId figure, Optional<ShortRest> before) implements ByLot {
    private HeroState hero(Play play) {
      return play.heroOf(play.figure(figure)).orElseThrow();
    }

    @Override
    public Stock stock(Play play) {
      return new Stock(Stock.Kind.SHORT_REST, hero(play).hero().name());
    }

    @Override
    public Lots lots(Play play) {
      Rest rest = hero(play).cards().rest();
      return play.isHere(figure)
          ? Lots.of(before.isPresent() ? rest.redraws(before.get()) : rest.choices())
          : Lots.NONE;
    }

    @Override
    public Cite cite() {
      return before.isPresent() ? Cite.REDRAW : Cite.SHORT_REST;
    }

    @Override
    public Phrase words(Play play, int what) {
      return Phrase.of("name", Names.card(hero(play), what));
    }

    @Override
    public void came(Play play, int what) {
      play.reveal();
      lost(play, what);
    }

    @Override
    public void nothing(Play play) {
      if (play.isHere(figure)) {
        lost(play, Cards.NONE);
      }
    }

    private void lost(Play play, int card) {
      if (before.isPresent()) {
        end(play, figure, card, Cite.REDRAW);
      } else {
        play.push(new Redraw(figure, new ShortRest(card, false)));
      }
    }
  }
}
