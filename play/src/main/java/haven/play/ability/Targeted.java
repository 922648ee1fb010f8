package haven.play.ability;

import haven.board.Hex;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.Refusal;
import haven.play.ability.Consequences.Cause;
import haven.play.ability.Consequences.Happen;
import haven.play.attack.Aimed;
import haven.play.attack.Attacks;
import haven.play.attack.Placement;
import haven.play.attack.Targeting;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.movement.Commands;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An ability with targets, chosen one after the other.
 *
 * @param done whom it has been used on
 * @param area where its area lies; empty without one, or as long as it is not laid
 * @param beside how many of them stood outside the area
 * @param bonus what lasting effects add to a heal, found with its first target
 * @param meant all its targets, where those already struck would change who else is meant
 */
public record Targeted(
    FigureId actor,
    FigureId decider,
    Ability.Affecting ability,
    boolean must,
    List<FigureId> done,
    List<Hex> area,
    int beside,
    int bonus,
    List<FigureId> meant)
    implements Question {

  static Targeted begin(FigureId actor, FigureId decider, Ability.Affecting ability, boolean must) {
    return new Targeted(actor, decider, ability, must, List.of(), List.of(), 0, 0, List.of());
  }

  /** A heal gains what lasting effects add to heal abilities. */
  static Targeted begin(
      Play play, FigureId actor, FigureId decider, Ability.Affecting ability, boolean must) {
    if (!(ability instanceof Ability.Heal(Value value, Aim aim, List<Rider> riders))) {
      return begin(actor, decider, ability, must);
    }
    List<Rider> more = new ArrayList<>(riders);
    more.addAll(play.effects().ofHeal(play.figure(actor), false));
    return begin(actor, decider, new Ability.Heal(value, aim, more), must);
  }

  public static Aimed aimed(Play play, Figure actor, Ability.Affecting ability) {
    Aim aim = ability.aim();
    Aimed aimed = Attacks.aimed(play, actor, ability.kind(), ability.isPositive(), aim);
    for (Rider rider : ability.riders()) {
      if (rider instanceof Rider.PlusRange(int hexes)) {
        aimed = aimed.plusRange(hexes);
      } else if (rider instanceof Rider.PlusTargets(int number)) {
        aimed = aimed.plusTargets(number);
      } else if (rider instanceof Rider.AllAdjacent) {
        aimed = aimed.adjacent().all().affecting(Affects.ALLIES_OR_SELF);
      }
    }
    return ability instanceof Ability.Grant && aim.affects() == Affects.AS_USUAL
        ? aimed.affecting(Affects.ALLIES)
        : aimed;
  }

  /** Whether there is anybody whom it could be used on (TGT-06). */
  boolean isPossible(Play play) {
    return isToBeLaid() ? !placements(play).isEmpty() : !targets(play).isEmpty();
  }

  /** Whether it is for all whom it can still be for: nobody has to be chosen among them. */
  public boolean isForAll(Play play) {
    return ability.aim().area().isPresent()
        ? !area.isEmpty()
        : !done.isEmpty() && targets(play).size() <= aimed(play).targetValue() - done.size();
  }

  private boolean isToBeLaid() {
    return ability.aim().area().isPresent() && area.isEmpty();
  }

  private Aimed aimed(Play play) {
    return aimed(play, play.figure(actor), ability);
  }

  /** Where the area may lie so that it is of use to somebody (TGT-18 to TGT-22). */
  private List<Placement> placements(Play play) {
    Targeting targeting = Attacks.targeting(play, actor, decider, aimed(play));
    List<Hex> fit = new ArrayList<>();
    for (Figure figure : play.scene().figures()) {
      if (targeting.isInArea(figure) && isFit(play, figure.id())) {
        fit.add(figure.hex());
      }
    }
    return targeting.placements().stream()
        .filter(placement -> placement.red().stream().anyMatch(fit::contains))
        .toList();
  }

  private List<FigureId> targets(Play play) {
    Aimed aimed = aimed(play);
    Targeting targeting = seeing(Attacks.targeting(play, actor, decider, aimed));
    Targeting further = Attacks.targeting(play, actor, decider, aimed.forAddedTarget());
    List<FigureId> ids = new ArrayList<>();
    for (Figure figure : play.scene().figures()) {
      boolean meant =
          area.isEmpty()
              ? done.size() < aimed.targetValue()
                  && (isAnywhere() && targeting.concerns(figure) || targeting.mayTarget(figure))
              : area.contains(figure.hex())
                  ? targeting.isInArea(figure)
                  : beside < aimed.targetValue() - 1 && further.mayTarget(figure); // TGT-27, TGT-28
      if (meant && !done.contains(figure.id()) && isFit(play, figure.id())) {
        ids.add(figure.id());
      }
    }
    return ids;
  }

  @Override
  public Optional<Refusal> whyNot(Play play, Figure figure) {
    if (done.contains(figure.id())) {
      return Refusal.of(play.cite(Cite.TARGETS), "already", Phrase.figure(figure.id()));
    }
    Targeting targeting = seeing(Attacks.targeting(play, actor, decider, aimed(play)));
    Optional<Refusal> no = isAnywhere() ? Optional.empty() : targeting.refusal(figure);
    return no.isPresent() || isFit(play, figure.id())
        ? no
        : Refusal.of(play.cite(Cite.TARGETS), "unfit", Phrase.figure(figure.id()));
  }

  /** Whoever loses invisibility by it is not hidden from it. */
  private Targeting seeing(Targeting usual) {
    return ability instanceof Ability.Inflict(Consequence.Cure(Set<Condition> conditions, int _), _)
            && conditions.contains(Condition.INVISIBLE)
        ? new Targeting(usual.scene(), usual.actor(), usual.ability(), true)
        : usual;
  }

  /** A companion obeys wherever it is: range and sight do not matter. */
  private boolean isAnywhere() {
    return ability.aim().among() == Aim.Among.COMPANION
        || ability.aim().among() == Aim.Among.ANYWHERE;
  }

  /** Whom the others stand next to is settled before anything happens to them. */
  private boolean isOfNeighbours() {
    return ability.aim().only().stream().anyMatch(Check.NextToFigure.class::isInstance);
  }

  private boolean isFit(Play play, FigureId id) {
    if (!meant.isEmpty()) {
      return meant.contains(id);
    }
    Aim aim = ability.aim();
    Figure target = play.figure(id);
    return Attacks.isAmong(play, aim.among(), id)
        && Values.of(play, play.figure(actor), target).hold(aim.only())
        && isFit(play, target);
  }

  private boolean isFit(Play play, Figure target) {
    return switch (ability) {
      case Ability.Grant grant -> Commands.canGrant(play, actor, target, grant.abilities());
      case Ability.Control control ->
          Commands.isPossible(
              play, target, Commands.commander(actor, decider), control.abilities());
      case Ability.Inflict(Consequence what, Aim _) ->
          Consequences.canHappen(play, what, target, play.figure(actor));
      case Ability.Heal _, Ability.Activate _ -> true;
    };
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask." + prompt.kind(), CardWords.ability(ability));
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    boolean stops = !play.canPerform(play.figure(actor));
    if (stops || !must) {
      options.add(new Choice.Decline());
    }
    if (!stops && isToBeLaid()) {
      for (Placement placement : placements(play)) {
        Choice lay = new Choice.Lay(placement.red());
        if (!options.contains(lay)) {
          options.add(lay);
        }
      }
      return play.ask(Prompt.Kind.AREA, decider, actor, Cite.AREA, options);
    }
    if (!stops) {
      targets(play).forEach(id -> options.add(new Choice.At(id)));
    }
    return play.ask(Prompt.Kind.TARGET, decider, actor, Cite.TARGETS, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.Lay(List<Hex> hexes)) {
      play.result(results -> results.covered(hexes));
      play.push(new Targeted(actor, decider, ability, must, done, hexes, beside, bonus, meant));
    } else if (choice instanceof Choice.At(FigureId target)) {
      List<FigureId> more = new ArrayList<>(done);
      more.add(target);
      int added = done.isEmpty() ? bonus(play, play.figure(actor), ability) : bonus;
      boolean outside = !area.isEmpty() && !area.contains(play.figure(target).hex());
      int others = beside + (outside ? 1 : 0);
      List<FigureId> all = done.isEmpty() && isOfNeighbours() ? targets(play) : meant;
      play.push(
          new Targeted(actor, decider, ability, must, List.copyOf(more), area, others, added, all));
      apply(play, actor, decider, ability, target, added);
    }
  }

  /** What lasting effects add to a heal ability: a use of them (BON-09). */
  private static int bonus(Play play, Figure figure, Ability.Affecting ability) {
    if (!(ability instanceof Ability.Heal)) {
      return 0;
    }
    play.effects().ofHeal(figure, true);
    return play.effects().heals(figure);
  }

  /** An ability with that one target takes effect. */
  public static void apply(
      Play play, FigureId actor, FigureId decider, Ability.Affecting ability, FigureId target) {
    apply(play, actor, decider, ability, target, bonus(play, play.figure(actor), ability));
  }

  /** The ability takes effect on one target. */
  private static void apply(
      Play play,
      FigureId actor,
      FigureId decider,
      Ability.Affecting ability,
      FigureId target,
      int bonus) {
    Figure victim = play.figure(target);
    play.state().turn().targets(target);
    if (!countsWhenDone(ability)) {
      play.result(results -> results.target(target));
    }
    switch (ability) {
      case Ability.Heal heal -> new Healing(actor, decider, heal, target).apply(play, bonus);
      case Ability.Inflict(Consequence what, Aim _) ->
          new Happen(what, target, actor, decider, Cause.ABILITY).now(play);
      case Ability.Activate activate -> Abilities.activate(play, victim, activate);
      case Ability.Grant grant -> Commands.grant(play, actor, target, grant.abilities());
      case Ability.Control control ->
          Commands.control(play, actor, decider, target, control.abilities());
    }
  }

  /** Nothing has been done as long as nobody has obeyed, or nothing come back (ABL-13, ABL-20). */
  private static boolean countsWhenDone(Ability.Affecting ability) {
    return ability instanceof Ability.Grant
        || ability instanceof Ability.Control
        || ability instanceof Ability.Inflict inflict
            && Consequences.countsWhenDone(inflict.what());
  }
}
