package haven.play.ability;

import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Consequence;
import haven.model.words.Phrase;
import haven.play.attack.Conditions;
import haven.play.engine.Bits;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Names;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Cards, items and health that come back. */
public final class Recovery {
  private Recovery() {}

  /** The cards that may come back, as bits. */
  static int cards(HeroState hero, Consequence.Recover recover) {
    var found = new int[1];
    Bits.each(
        hero.cards().recoverable(recover.pile()),
        card -> {
          if (recover.limit().allows(hero.cards().all().get(card))) {
            found[0] |= 1 << card;
          }
        });
    return found[0];
  }

  /** The items that may become usable again. */
  static List<Integer> items(Play play, HeroState hero, Consequence.Refresh refresh) {
    boolean partly = play.rules().combat().uses().partlyUsed();
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < hero.items().size(); i++) {
      if (hero.items().isRefreshable(i, refresh.spent(), refresh.lost(), partly)
          && refresh.allows(hero.items().item(i))) {
        found.add(i);
      }
    }
    return found;
  }

  /** Up to so many cards return to the hand (REC-01). */
  public record Cards(FigureId figure, Consequence.Recover recover, int number)
      implements Question {
    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      if (play.isHere(figure)) {
        HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
        int cards = cards(hero, recover);
        if (cards != 0 && number > 0) {
          options.add(new Choice.Decline());
          Bits.each(cards, card -> options.add(new Choice.Card(card)));
        }
      }
      return play.ask(Prompt.Kind.RECOVER, figure, figure, Cite.RECOVER, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Card(int card)) {
        HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
        boolean active = Names.isActive(hero, card);
        hero.cards().recover(recover.pile(), card);
        if (active) { // REC-01b: its bonus ends
          play.dropEffectsOf(hero.index(), card);
        }
        play.tell(
            new Event.CardMoved(
                play.cite(Cite.RECOVER),
                figure,
                Names.printed(hero, card),
                Names.zone(hero, card)));
        play.result(results -> results.target(figure));
        play.push(new Cards(figure, recover, less(number)));
      }
    }
  }

  private static int less(int number) {
    return number == Integer.MAX_VALUE ? number : number - 1;
  }

  /** Up to so many items are usable again (REC-03). */
  public record Refresh(FigureId figure, Consequence.Refresh what) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.RECOVER.item");
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Use(int item)
          ? Phrase.of("name", prompt.hero(play).items().item(item).name())
          : Question.super.means(play, prompt, choice);
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
      if (what.number() > 0) {
        items(play, hero, what).forEach(item -> options.add(new Choice.Use(item)));
      }
      if (!options.isEmpty()) {
        options.add(new Choice.Decline());
      }
      return play.ask(Prompt.Kind.RECOVER, figure, figure, Cite.REFRESH, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Use(int item)) {
        HeroState hero = play.heroOf(play.figure(figure)).orElseThrow();
        hero.items().refresh(item);
        play.tell(
            new Event.ItemRefreshed(play.cite(Cite.REFRESH), figure, hero.items().item(item)));
        play.result(results -> results.target(figure));
        int left = less(what.number());
        play.push(
            new Refresh(
                figure, new Consequence.Refresh(what.spent(), what.lost(), left, what.slots())));
      }
    }
  }

  /** Up to so many conditions are removed. */
  public record Cure(FigureId actor, FigureId figure, Set<Condition> conditions, int number)
      implements Question {
    @Override
    public Object asked(Play play, Prompt prompt) {
      return Phrase.figure(actor);
    }

    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.CHOOSE.condition", Phrase.figure(figure));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      Figure bearer = play.figure(figure);
      for (Condition condition : Condition.values()) {
        if (number > 0 && conditions.contains(condition) && bearer.has(condition)) {
          options.add(new Choice.Cure(condition));
        }
      }
      return play.ask(Prompt.Kind.CHOOSE, actor, figure, Cite.CONDITION, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      Condition condition = ((Choice.Cure) choice).condition();
      Conditions.lose(play, figure, condition, Cite.CONDITION);
      play.result(results -> results.target(figure));
      play.push(new Cure(actor, figure, conditions, number - 1));
    }
  }
}
