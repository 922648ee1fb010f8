package haven.play.item;

import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Rider;
import haven.model.card.ItemCard;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.ability.Abilities;
import haven.play.ability.Values;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A heal, a loot ability or the creation of tiles that items make more of, before it is performed.
 *
 * @param used the items used in it already, as bits
 */
public record Improving(FigureId actor, FigureId decider, Ability ability, boolean must, int used)
    implements Question {

  /** The question, if there is an item to be used; otherwise the ability is as it is. */
  public static Optional<Improving> of(
      Play play, FigureId actor, FigureId decider, Ability ability, boolean must) {
    Optional<ItemCard.When> when = when(ability);
    return when.isPresent()
            && play.heroOf(play.figure(actor))
                .filter(hero -> ItemUse.isCarried(hero, ItemCard.Whose.OWN, when.get()))
                .isPresent()
        ? Optional.of(new Improving(actor, decider, ability, must, 0))
        : Optional.empty();
  }

  private static Optional<ItemCard.When> when(Ability ability) {
    return ability instanceof Ability.Heal
        ? Optional.of(ItemCard.When.DURING_HEAL)
        : ability instanceof Ability.Loot
            ? Optional.of(ItemCard.When.DURING_LOOT)
            : ability instanceof Ability.CreateTile
                ? Optional.of(ItemCard.When.DURING_CREATE)
                : Optional.empty();
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.ITEM.ability", CardWords.ability(ability));
  }

  @Override
  public Prompt prompt(Play play) {
    Figure figure = play.figure(actor);
    int range = ability instanceof Ability.Loot(int hexes) ? hexes : 0;
    Values values = new Values(play, figure, figure, Values.Manner.NONE, range);
    List<Choice> options = new ArrayList<>();
    options.add(new Choice.Accept());
    ItemUse.offer(
        play,
        play.heroOf(figure).orElseThrow(),
        when(ability).orElseThrow(),
        used,
        use -> values.hold(use.checks()) && isForTile(use),
        options);
    return play.ask(Prompt.Kind.ITEM, actor, actor, Cite.ITEM, options);
  }

  private boolean isForTile(ItemCard.Use use) {
    return !(ability instanceof Ability.CreateTile create)
        || use.creates().filter(kind -> kind == create.tile().terrain()).isPresent();
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.Use(int item)) {
      HeroState hero = play.heroOf(play.figure(actor)).orElseThrow();
      ItemCard.Use use = hero.items().shown(item);
      play.push(new Improving(actor, decider, improved(use), must, used | 1 << item));
      ItemUse.use(play, hero, item);
    } else {
      Abilities.carryOut(play, actor, decider, ability, must);
    }
  }

  private Ability improved(ItemCard.Use use) {
    if (ability instanceof Ability.Heal heal) {
      List<Rider> riders = new ArrayList<>(heal.riders());
      riders.addAll(use.riders());
      return new Ability.Heal(heal.value(), heal.aim(), riders);
    }
    if (ability instanceof Ability.CreateTile create) {
      return new Ability.CreateTile(
          create.tile(), create.range(), create.number() + 1, create.xp(), create.sprung());
    }
    return ability instanceof Ability.Loot(int range)
        ? new Ability.Loot(range + use.movement())
        : ability;
  }
}
