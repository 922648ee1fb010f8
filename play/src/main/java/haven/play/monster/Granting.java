package haven.play.monster;

import haven.model.AbilityKind;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Task;
import haven.play.table.Active;
import haven.play.table.Figure;
import haven.play.table.Frame;
import java.util.Comparator;
import java.util.List;

/**
 * A monster grants abilities to others: the closest by range, then by initiative, or all of them in
 * the order of initiative. Whoever gets them performs them as it would perform its own (CMD-02).
 */
public record Granting(FigureId figure, Ability.Grant grant, List<FigureId> best)
    implements MonsterAbilities.AmongEquals {
  static void begin(Play play, Figure acting, Ability.Grant grant) {
    Aim aim =
        grant.aim().affects() == Affects.AS_USUAL ? grant.aim().at(Affects.ALLIES) : grant.aim();
    List<FigureId> candidates =
        MonsterAbilities.friends(play, acting, AbilityKind.COMMAND, aim).stream()
            .filter(id -> !play.isPlayed(id) && !play.figure(id).isObjective()) // CMD-09
            .sorted(Comparator.comparing(id -> play.figure(id).initiative().order()))
            .toList();
    if (aim.all()) {
      play.pushAll(
          candidates.stream().map(id -> new Granted(acting.id(), id, grant.abilities())).toList());
    } else {
      play.push(
          new Granting(acting.id(), grant, MonsterAbilities.closest(play, acting, candidates)));
    }
  }

  @Override
  public Ability ability() {
    return grant;
  }

  @Override
  public Cite cite() {
    return Cite.COMMAND;
  }

  @Override
  public void answer(Play play, Choice choice) {
    new Granted(figure, ((Choice.At) choice).figure(), grant.abilities()).run(play);
  }

  /** One of them performs what it was granted; that is no turn of its own (CMD-08). */
  record Granted(FigureId figure, FigureId target, List<Ability> abilities) implements Task {
    @Override
    public void run(Play play) {
      if (play.isHere(target) && play.canPerform(play.figure(figure))) {
        play.state().turn().targets(target);
        play.result(results -> results.target(target));
        Frame frame = Frame.of(target, FigureId.NOBODY, new Active.Source.MonsterCard());
        play.push(new Extras.Outside(frame, abilities));
      }
    }
  }
}
