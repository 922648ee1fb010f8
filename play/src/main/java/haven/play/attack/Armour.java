package haven.play.attack;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.card.ItemCard;
import haven.model.words.Phrase;
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
import java.util.Optional;

/**
 * The target's items against damage of an attack. Whether there is any is known only now, after the
 * modifier: items against the attack as such were used before it (ITM-16).
 *
 * @param used those used already, as bits
 */
public record Armour(Aftermath.Hit hit, int used) implements Question {
  static boolean isWorn(Play play, Aftermath.Hit hit) {
    Figure victim = play.figure(hit.strike().target());
    Optional<HeroState> hero = play.heroOf(victim);
    return hero.isPresent()
        ? hero.get().items().size() > 0
        : play.master(victim)
            .filter(
                master ->
                    ItemUse.isCarried(
                        master, ItemCard.Whose.OWN_SUMMON, ItemCard.When.DAMAGED_BY_ATTACK))
            .isPresent();
  }

  @Override
  public Object asked(Play play, Prompt prompt) {
    return Phrase.figure(hit.strike().target());
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.ITEM.attack", Phrase.figure(hit.strike().attacker()));
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    Figure victim = play.figure(hit.strike().target());
    boolean must =
        hit.hurts(play)
            && ItemUse.offer(
                play,
                play.master(victim).orElseThrow(),
                play.heroOf(victim).isPresent() ? ItemCard.Whose.OWN : ItemCard.Whose.OWN_SUMMON,
                ItemCard.When.DAMAGED_BY_ATTACK,
                used,
                use -> hit.strike().values(play).hold(use.checks()),
                options);
    if (!must) {
      options.addFirst(new Choice.Accept());
    }
    return play.ask(Prompt.Kind.ITEM, victim.id(), hit.strike().attacker(), Cite.ITEM, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.Use(int item)) {
      FigureId target = hit.strike().target();
      HeroState hero = play.master(play.figure(target)).orElseThrow();
      if (hero.items().shown(item).negates()) {
        play.push(hit.negated());
        play.tell(
            new Event.Negated(
                play.cite(Cite.NEGATED_BY_EFFECT), target, new By.Item(hero.items().item(item))));
      } else {
        play.push(new Armour(hit, used | 1 << item));
      }
      ItemUse.use(play, hero, item, hit.strike().attacker());
    } else {
      play.push(hit);
    }
  }
}
