package haven.play.movement;

import haven.model.AbilityKind;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Value;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.ability.Abilities;
import haven.play.ability.Elsewhere;
import haven.play.ability.Values;
import haven.play.attack.Aimed;
import haven.play.attack.Attacks;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.Frame;
import java.util.ArrayList;
import java.util.List;

/** Abilities that one figure has another perform (CMD). */
public final class Commands {
  private Commands() {}

  /** CMD-02: characters do it as they like, summons and allies as the commander likes. */
  public static void grant(Play play, FigureId actor, FigureId target, List<Ability> abilities) {
    boolean must =
        play.rules().combat().uses().grantedEnemies()
            && play.figure(target).side() != play.figure(actor).side(); // CMD-12
    play.push(new Perform(target, decider(play, actor, target), abilities, must));
  }

  private static FigureId decider(Play play, FigureId actor, FigureId target) {
    return play.isPlayed(target) ? target : actor;
  }

  /** CMD-03: the commander decides, and its enemies are the commanded figure's meanwhile. */
  public static void control(
      Play play, FigureId actor, FigureId commander, FigureId target, List<Ability> abilities) {
    if (abilities.size() == 1 && abilities.getFirst() instanceof Ability.Teleport teleport) {
      play.push(new Teleporting(target, commander, teleport, actor)); // CON-19: stunned or not
      return;
    }
    FigureId by = commander(actor, commander);
    play.push(new Perform(target, by, abilities, skipsNothing(play, by)));
  }

  /** A monster is a commander too, though the group decides for it (FRC-06, FRC-14). */
  public static FigureId commander(FigureId actor, FigureId decider) {
    return decider.isNobody() ? actor : decider;
  }

  /** ABL-11: whoever has no player leaves out nothing that it makes others do. */
  public static boolean skipsNothing(Play play, FigureId decider) {
    return decider.isSomebody() && play.master(play.figure(decider)).isEmpty();
  }

  public static boolean canGrant(
      Play play, FigureId actor, Figure target, List<Ability> abilities) {
    return isPossible(play, target, decider(play, actor, target.id()), abilities);
  }

  /** Whether the figure could perform anything of it (CMD-06, CMD-07, CMD-09, CMD-17). */
  public static boolean isPossible(
      Play play, Figure figure, FigureId decider, List<Ability> abilities) {
    if (figure.nature().isObjective()) {
      return false;
    }
    for (Ability ability : abilities) {
      boolean possible =
          switch (ability) {
            case Ability.Attack attack -> canAttack(play, figure, decider, attack);
            case Ability.Move move -> canMove(play, figure, decider, move);
            case Ability.Teleport _ -> true;
            case Ability.Moving _,
                Ability.Affecting _,
                Ability.ForSelf _,
                Ability.Summoning _,
                Ability.OnTiles _,
                Ability.OnScenario _,
                Ability.Composed _,
                Ability.Brings _,
                Ability.Special _ ->
                play.canPerform(figure);
          };
      if (possible) {
        return true;
      }
    }
    return false;
  }

  private static boolean canAttack(
      Play play, Figure figure, FigureId decider, Ability.Attack attack) {
    if (!play.canPerform(figure)
        || figure.has(Condition.DISARM)
        || lacks(attack.value(), figure.nature().stats().attack())) {
      return false;
    }
    if (attack.aim().asIf().isPresent()) {
      return !Elsewhere.isMissing(play, figure.id(), attack.aim());
    }
    Aimed aimed = Attacks.aimed(play, figure, AbilityKind.ATTACK, false, attack.aim());
    return Attacks.targeting(play, figure.id(), decider, aimed).canBePerformed();
  }

  private static boolean canMove(Play play, Figure figure, FigureId decider, Ability.Move move) {
    int stat = figure.nature().stats().move();
    return play.canPerform(figure)
        && !figure.has(Condition.IMMOBILIZE)
        && !lacks(move.points(), stat)
        && new Moves.Walk(
                figure.id(),
                decider,
                Values.of(play, figure).of(move.points(), stat),
                move.jump(),
                move.terms(),
                false,
                0)
            .canStep(play);
  }

  /** CMD-07: "+1" needs something to be added to. */
  private static boolean lacks(Value value, int stat) {
    return stat < 0 && value instanceof Value.OnStat;
  }

  /** A commanded figure performs abilities; that is no turn of its own (CMD-08). */
  public record Perform(FigureId figure, FigureId decider, List<Ability> abilities, boolean must)
      implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return prompt.toPerform(CardWords.abilities(abilities));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      if (play.canPerform(play.figure(figure))) {
        options.add(new Choice.Accept());
        if (!must) {
          options.add(new Choice.Decline());
        }
      }
      return play.ask(Prompt.Kind.PERFORM, decider, figure, Cite.COMMAND, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Accept) {
        play.state().open(Frame.of(figure, decider, new Active.Source.MonsterCard()));
        play.push(new Obeyed(figure));
        play.push(Abilities.part(abilities));
      }
    }
  }

  /**
   * The commanded abilities are over; if any of them was performed, so is the command (ABL-13,
   * ABL-20).
   */
  record Obeyed(FigureId figure) implements Task {
    @Override
    public void run(Play play) {
      if (play.state().close().performed()) {
        play.result(results -> results.target(figure));
      }
    }
  }
}
