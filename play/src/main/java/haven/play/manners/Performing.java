package haven.play.manners;

import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.play.ability.Abilities;
import haven.play.ability.CardFlow;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.table.Active;
import haven.play.table.Frame;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Abilities that nobody has to say yes to, since they are what was chosen. */
record Performing(Play play, List<Choice> options) {

  Courtesy.@Nullable Answer answer(@Nullable Task asking) {
    Choice yes = new Choice.Accept();
    if (!options.contains(yes)) {
      return null;
    }
    return switch (asking) {
      case Abilities.Perform perform
          when perform.ability() instanceof Ability.Loot || isAllThatWasChosen(perform.ability()) ->
          Courtesy.CHOSEN_ALREADY.by(yes);
      case Abilities.Mandatory must
          when !isHarm(must.ability()) && isAllThatWasChosen(must.ability()) ->
          Courtesy.CHOSEN_ALREADY.by(yes);
      case null, default -> null;
    };
  }

  private static boolean isHarm(Ability ability) {
    return ability instanceof Ability.Inflict(Consequence what, var _) && what.isHarm();
  }

  /** Whether the card's action, or the item, has no other ability than this one. */
  private boolean isAllThatWasChosen(Ability ability) {
    if (!(play.state().frame() instanceof Frame frame) || frame.performed()) {
      return false;
    }
    if (frame.source() instanceof Active.Source.Item(int hero, int item)) {
      return isOnly(play.state().hero(hero).items().shown(item).abilities(), ability);
    }
    return frame.source() instanceof Active.Source.Card(int _, int card)
        && play.state()
            .isPending(
                task ->
                    task instanceof CardFlow.Finish finish
                        && finish.figure().equals(frame.actor())
                        && finish.card() == card
                        && isOnly(finish.action().abilities(), ability));
  }

  private static boolean isOnly(List<Ability> chosen, Ability ability) {
    return chosen.equals(List.of(ability)) || chosen.equals(List.of(new Ability.Must(ability)));
  }
}
