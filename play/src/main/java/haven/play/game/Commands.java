package haven.play.game;

import haven.model.Cite;
import haven.model.ability.Ability;
import haven.play.state.Active;
import java.util.ArrayList;
import java.util.List;

/** Abilities that one figure has another perform (CMD). */
final class Commands {
  private Commands() {}

  /** CMD-02: characters do it as they like, summons and allies as the commander likes. */
  static void grant(Play play, int actor, int target, List<Ability> abilities) {
    int decider = play.isPlayed(target) ? target : actor;
    play.push(new Perform(target, decider, abilities));
  }

  /** CMD-03: the commander decides, and its enemies are the commanded figure's meanwhile. */
  static void control(Play play, int commander, int target, List<Ability> abilities) {
    if (abilities.size() == 1 && abilities.getFirst() instanceof Ability.Teleport(int hexes)) {
      play.push(new Moves.Teleporting(target, commander, hexes)); // CON-19: stunned or not
      return;
    }
    play.push(new Perform(target, commander, abilities));
  }

  /** A commanded figure performs abilities; that is no turn of its own (CMD-08). */
  record Perform(int figure, int decider, List<Ability> abilities) implements Question {
    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      if (play.canPerform(play.piece(figure))) {
        options.add(new Choice.Accept());
        options.add(new Choice.Decline());
      }
      return play.ask(Prompt.Kind.PERFORM, decider, figure, Cite.COMMAND, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Accept) {
        play.push(new Abilities.Begin(figure, decider, new Active.Source.MonsterCard(), abilities));
      }
    }
  }
}
