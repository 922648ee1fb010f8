package haven.play.command;

import haven.model.AbilityKind;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Affects;
import haven.model.ability.Rider;
import haven.model.card.ItemCard;
import haven.model.words.Phrase;
import haven.play.ability.Values;
import haven.play.attack.Aimed;
import haven.play.attack.Attacks;
import haven.play.engine.By;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.item.ItemUse;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import java.util.ArrayList;
import java.util.List;

/**
 * Whoever is about to be attacked may have an item that makes the attacker attack one of its allies
 * instead: a target within the range of the attack, and in sight.
 */
public record Redirecting(Attacks.Meant attack) implements Question {
  /** Asks for such items, if there are any that could be used. */
  public static boolean offer(Play play, Attacks.Meant attack) {
    Redirecting asking = new Redirecting(attack);
    HeroState hero = play.heroOf(play.figure(attack.target())).orElse(null);
    if (hero == null
        || !ItemUse.isCarried(hero, ItemCard.Whose.OWN, ItemCard.When.WHEN_ATTACKED)
        || asking.options(play, hero).size() == 1) {
      return false;
    }
    play.push(asking);
    return true;
  }

  /** Whether an item says so. */
  public static boolean isSaidBy(ItemCard.Use use) {
    return use.riders().contains(Rider.Plain.REDIRECTED);
  }

  private List<Choice> options(Play play, HeroState hero) {
    List<Choice> options = new ArrayList<>();
    options.add(new Choice.Accept());
    Values values =
        new Values(
            play, play.figure(attack.attacker()), play.figure(attack.target()), attack.manner());
    ItemUse.offer(
        play,
        hero,
        ItemCard.When.WHEN_ATTACKED,
        0,
        use -> isSaidBy(use) && values.hold(use.checks()) && !others(play, attack).isEmpty(),
        options);
    return options;
  }

  private static List<FigureId> others(Play play, Attacks.Meant attack) {
    Figure attacker = play.figure(attack.attacker());
    Aimed aimed =
        Attacks.aimed(play, attacker, AbilityKind.ATTACK, false, attack.ability().aim())
            .affecting(Affects.ALLIES);
    int range = attacker.nature().stats().range();
    if (attack.ability().aim().range().isEmpty() && attack.manner().ranged && range > 0) {
      aimed = aimed.range(range); // MAT-03b
    }
    return Attacks.targeting(play, attacker.id(), attack.decider(), aimed).targets().stream()
        .map(Figure::id)
        .toList();
  }

  @Override
  public Object asked(Play play, Prompt prompt) {
    return Phrase.figure(attack.target());
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.ITEM.attack", Phrase.figure(attack.attacker()));
  }

  @Override
  public Prompt prompt(Play play) {
    HeroState hero = play.heroOf(play.figure(attack.target())).orElseThrow();
    return play.ask(
        Prompt.Kind.ITEM,
        attack.target(),
        attack.attacker(),
        Cite.ITEMS_OF_ATTACK,
        options(play, hero));
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.Use(int item)) {
      HeroState hero = play.heroOf(play.figure(attack.target())).orElseThrow();
      play.push(new Whom(attack, new By.Item(hero.items().item(item))));
      ItemUse.use(play, hero, item, attack.attacker());
    } else {
      Attacks.make(play, attack);
    }
  }

  /** Which of its allies. */
  record Whom(Attacks.Meant attack, By by) implements Question {
    @Override
    public Object asked(Play play, Prompt prompt) {
      return Phrase.figure(attack.target());
    }

    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.FIGURE.redirect", Phrase.figure(attack.attacker()));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      others(play, attack).forEach(id -> options.add(new Choice.At(id)));
      return play.ask(
          Prompt.Kind.FIGURE, attack.target(), attack.attacker(), Cite.SPECIAL_TEXT, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      FigureId other = ((Choice.At) choice).figure();
      play.tell(new Event.Intercepted(play.cite(Cite.SPECIAL_TEXT), other, attack.target(), by));
      Attacks.make(play, attack.on(other));
    }
  }
}
