package haven.play.attack;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Rider;
import haven.model.monster.MonsterCard;
import haven.model.words.Phrase;
import haven.play.ability.Values;
import haven.play.engine.Choice;
import haven.play.engine.ChoiceWords;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.mind.Action;
import haven.play.mind.Attack;
import haven.play.mind.Mindset;
import haven.play.mind.Outcome;
import haven.play.mind.Performance;
import haven.play.mind.Position;
import haven.play.monster.MonsterAttack;
import haven.play.monster.Monsters;
import haven.play.monster.Paying;
import haven.play.table.Figure;
import haven.play.table.Nature;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Targets that an attack adds to its ability: they are attacked after it (ATK-24, ATK-30). */
public final class FurtherTargets {
  private FurtherTargets() {}

  /** The attack that added targets is completely resolved; its ability is next. */
  record Added(int number) implements Task {
    @Override
    public void run(Play play) {
      if (play.state().top() instanceof Strike.Over over) { // what was given for the attack ends
        play.state().pop();
        play.push(this);
        play.push(over);
      } else if (play.state().top() instanceof Aiming aiming) {
        play.state().pop();
        play.push(aiming.plusTargets(number));
      } else if (play.state().top() instanceof MonsterAttack rest) {
        play.state().pop();
        play.push(
            new OfMonster(rest.figure(), rest.ability(), rest.riders(), rest.manner(), number));
        play.push(rest); // ATK-44 (11): extra targets last
      }
    }
  }

  /** A monster, or a summon, attacks somebody else by the focus rules (MAT-07); not in an area. */
  public record OfMonster(
      FigureId figure, Ability.Attack ability, List<Rider> riders, Values.Manner manner, int number)
      implements Question {

    private List<Outcome> outcomes(Play play) {
      Figure attacker = play.figure(figure);
      Optional<Action> action = action(play, attacker);
      if (!play.canPerform(attacker) || action.isEmpty()) {
        return List.of();
      }
      Set<Hex> attacked = new HashSet<>();
      for (FigureId id : play.state().frameInProgress().now().targets()) {
        if (play.isHere(id)) {
          attacked.add(play.figure(id).hex());
        }
      }
      List<Outcome> outcomes =
          new ArrayList<>(
              play.workshop()
                  .mind
                  .decide(
                      new Position(
                          play.scene(),
                          play.state().sceneIndex(figure),
                          action.get(),
                          attacker.conditions(),
                          Mindset.FRESH.sparing(attacked))));
      outcomes.removeIf(outcome -> outcome.attacks().isEmpty());
      return outcomes;
    }

    /** The same attack with one target; empty if it has been disarmed in the meantime. */
    private Optional<Action> action(Play play, Figure figure) {
      Performance performance =
          Performance.of(
              Monsters.stats(figure),
              MonsterCard.of(0, ability),
              play.rules().monsters(),
              figure.conditions());
      return performance
          .focusing()
          .attack()
          .map(
              attack ->
                  new Action(
                      0,
                      performance.focusing().movement(),
                      Optional.of(new Attack(attack.range(), 1, Optional.empty()))));
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Targets(int group)
          ? ChoiceWords.targets(play, outcomes(play).get(group))
          : Question.super.means(play, prompt, choice);
    }

    @Override
    public Prompt prompt(Play play) {
      int outcomes = outcomes(play).size();
      List<Choice> options = new ArrayList<>(outcomes);
      for (int i = 0; i < outcomes; i++) {
        options.add(new Choice.Targets(i));
      }
      boolean summon = play.figure(figure).nature().kind() == Nature.Kind.SUMMON;
      return play.ask(
          Prompt.Kind.MONSTER_TURN,
          summon ? figure : FigureId.NOBODY,
          figure,
          Cite.AMBIGUITY,
          options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      Outcome outcome = outcomes(play).get(((Choice.Targets) choice).group());
      if (number > 1) {
        play.push(new OfMonster(figure, ability, riders, manner, number - 1));
      }
      FigureId target = play.state().at(outcome.attacks().getFirst());
      List<Rider> paid = Paying.settle(play, figure, riders);
      Attacks.strike(play, figure, FigureId.NOBODY, ability, paid, target, manner);
    }
  }
}
