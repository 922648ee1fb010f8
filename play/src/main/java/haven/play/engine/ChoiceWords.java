package haven.play.engine;

import haven.board.Hex;
import haven.model.FigureId;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.mind.Outcome;
import haven.play.table.HeroState;
import haven.play.turn.Cards;
import haven.play.turn.Half;
import haven.play.turn.Payment;
import java.util.ArrayList;
import java.util.List;

/** Answers in words, as far as they mean the same whatever is asked. */
public final class ChoiceWords {
  private ChoiceWords() {}

  static Phrase of(Play play, Prompt prompt, Choice choice) {
    return switch (choice) {
      case Choice.Decline() -> Phrase.of(prompt.kind().no);
      case Choice.Accept() -> Phrase.of(prompt.kind().yes);
      case Choice.Undo() -> Phrase.of("opt.undo");
      case Choice.LongRest() -> Phrase.of("longRest");
      case Choice.ShortRest() -> Phrase.of("opt.shortRest");
      case Choice.Later() -> Phrase.of("opt.later");
      case Choice.Cards(int leading, int second) ->
          Phrase.of("opt.then", card(play, prompt, leading), card(play, prompt, second));
      case Choice.Act(int card, boolean top, boolean basic) ->
          act(prompt.hero(play), card, top ? Half.TOP : Half.BOTTOM, basic);
      case Choice.To(Hex hex) -> Phrase.of("opt.to", Phrase.hex(hex));
      case Choice.Along(List<Hex> path) ->
          path.isEmpty() ? Phrase.of("opt.notAtAll") : Phrase.of("opt.along", Names.hexes(path));
      case Choice.Lay(List<Hex> hexes) -> lay(play, hexes);
      case Choice.At(FigureId figure) ->
          Phrase.of("opt.at", Phrase.figure(figure), Phrase.hex(play.figure(figure).hex()));
      case Choice.Card(int card) -> card(play, prompt, card);
      case Choice.Remove(int hero, int card) ->
          Phrase.of("opt.remove", Names.card(play.state().hero(hero), card));
      case Choice.Negate(Payment payment) ->
          Phrase.of("opt." + payment.kind(), Names.spent(prompt.hero(play), payment).words());
      case Choice.Use(int item) ->
          Phrase.of("opt.use", prompt.hero(play).items().item(item).name());
      case Choice.Forgo(int rule, boolean top) ->
          Phrase.of(
              top ? "opt.forgo.top" : "opt.forgo.bottom",
              play.state().setup().scenario().rules().get(rule).name());
      case Choice.Attack(int value) -> Phrase.of("opt.attackValue", value);
      case Choice.Shift(int by) -> Phrase.of("name", (by > 0 ? "+" : "") + by);
      case Choice.Cure(var condition) -> Phrase.of(condition);
      case Choice.Of(var element) -> Phrase.of(element);
      case Choice.Without(int effect) -> Phrase.of("opt.without", Phrase.of("opt.effect", effect));
      case Choice.Goal(int number) -> number(number);
      case Choice.Order(int number) -> number(number);
      case Choice.Way(int number) -> number(number);
      case Choice.Targets(int number) -> number(number);
      case Choice.Buy(int number) -> number(number);
      case Choice.Modifier(int number) -> number(number);
      case Choice.Effect(int number) -> number(number);
      case Choice.OneOf(int number) -> number(number);
      case Choice.Next(int number) -> number(number);
      case Choice.Land(int number) -> number(number);
      case Choice.Newcomer(int number) -> number(number);
      case Choice.Came(int number) -> number(number);
      case Choice.Consume(int number) -> number(number);
    };
  }

  /** What only the question can tell more about. */
  private static Phrase number(int number) {
    return Phrase.of("opt.number", number);
  }

  /** A phrase as it is; a name as the phrase of it. */
  public static Phrase named(Object said) {
    return said instanceof Phrase phrase ? phrase : Phrase.of("name", said);
  }

  /** Those whom a monster would attack or affect. */
  public static Phrase targets(Play play, Outcome outcome) {
    return Phrase.of("opt.targets", Phrase.list(", ", met(play, outcome.attacks())));
  }

  private static Phrase card(Play play, Prompt prompt, int card) {
    Cards cards = prompt.hero(play).cards();
    return Phrase.of("with", cards.all().get(card).name(), cards.initiative(card));
  }

  private static Phrase act(HeroState hero, int card, Half half, boolean basic) {
    var action = basic ? half.basic() : hero.cards().action(card, half);
    return Phrase.of(
        "colon",
        Names.action(Names.card(hero, card), half, basic),
        CardWords.abilities(action.abilities()));
  }

  private static Phrase lay(Play play, List<Hex> hexes) {
    List<Phrase> met = met(play, hexes);
    Phrase where = Names.hexes(hexes);
    return met.isEmpty()
        ? Phrase.of("opt.lay", where)
        : Phrase.of("opt.layAt", where, Phrase.list(", ", met));
  }

  private static List<Phrase> met(Play play, List<Hex> hexes) {
    List<Phrase> met = new ArrayList<>();
    for (Hex hex : hexes) {
      if (play.state().at(hex).isSomebody()) {
        met.add(Phrase.figure(play.state().at(hex)));
      }
    }
    return met;
  }
}
