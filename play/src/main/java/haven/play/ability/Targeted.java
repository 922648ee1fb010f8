package haven.play.ability;

import haven.model.AbilityKind;
import haven.model.Cite;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Rider;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.ability.Consequences.Cause;
import haven.play.ability.Consequences.Happen;
import haven.play.attack.Aimed;
import haven.play.attack.Attacks;
import haven.play.attack.Conditions;
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

/**
 * An ability with targets, chosen one after the other.
 *
 * @param done whom it has been used on
 * @param bonus what lasting effects add to a heal, found with its first target
 */
public record Targeted(
    int actor, int decider, Ability ability, boolean must, List<Integer> done, int bonus)
    implements Question {

  static Targeted begin(int actor, int decider, Ability ability, boolean must) {
    return new Targeted(actor, decider, ability, must, List.of(), 0);
  }

  static boolean is(Ability ability) {
    return aim(ability).isPresent();
  }

  /** Whom it is aimed at, of abilities whose targets are chosen one after the other. */
  private static Optional<Aim> aim(Ability ability) {
    return switch (ability) {
      case Ability.Heal heal -> Optional.of(heal.aim());
      case Ability.Inflict inflict -> Optional.of(inflict.aim());
      case Ability.Grant grant -> Optional.of(grant.aim());
      case Ability.Control control -> Optional.of(control.aim());
      case Ability.Activate activate ->
          activate.isForSelf() ? Optional.empty() : Optional.of(activate.aim());
      case Ability.Attack _,
          Ability.Move _,
          Ability.Teleport _,
          Ability.Brings _,
          Ability.Loot _,
          Ability.Summon _,
          Ability.SummonMonster _,
          Ability.CreateTile _,
          Ability.DestroyTile _,
          Ability.Paid _,
          Ability.When _,
          Ability.OneOf _,
          Ability.Must _,
          Ability.Special _,
          Ability.OpenDoor _,
          Ability.ShiftInitiative _,
          Ability.OtherHalf _ ->
          Optional.empty();
    };
  }

  private static AbilityKind kind(Ability ability) {
    return switch (ability) {
      case Ability.Heal _ -> AbilityKind.HEAL;
      case Ability.Grant _, Ability.Control _ -> AbilityKind.COMMAND;
      case Ability.Activate _ -> AbilityKind.SHIELD; // bonuses of all kinds: they do not target
      case Ability.Inflict inflict -> inflict.what().kind().orElse(AbilityKind.CONDITION);
      case Ability.Attack _,
          Ability.Move _,
          Ability.Teleport _,
          Ability.Brings _,
          Ability.Loot _,
          Ability.Summon _,
          Ability.SummonMonster _,
          Ability.CreateTile _,
          Ability.DestroyTile _,
          Ability.Paid _,
          Ability.When _,
          Ability.OneOf _,
          Ability.Must _,
          Ability.Special _,
          Ability.OpenDoor _,
          Ability.ShiftInitiative _,
          Ability.OtherHalf _ ->
          throw notTargeted(ability);
    };
  }

  private static IllegalStateException notTargeted(Ability ability) {
    return new IllegalStateException("not targeted: " + ability);
  }

  /** Positive abilities are for friends, negative ones for enemies (ABL-22). */
  private static boolean positive(Ability ability) {
    return ability instanceof Ability.Heal
        || ability instanceof Ability.Grant
        || ability instanceof Ability.Activate
        || ability instanceof Ability.Inflict inflict && inflict.what().isGood();
  }

  public static Aimed aimed(Play play, Figure actor, Ability ability) {
    Aim aim = aim(ability).orElseThrow(() -> notTargeted(ability));
    Aimed aimed = Attacks.aimed(play, actor, kind(ability), positive(ability), aim);
    return ability instanceof Ability.Grant && aim.affects() == Affects.AS_USUAL
        ? aimed.affecting(Affects.ALLIES)
        : aimed;
  }

  List<Integer> targets(Play play) {
    Figure piece = play.piece(actor);
    Aim aim = aim(ability).orElseThrow(() -> notTargeted(ability));
    Aimed aimed = aimed(play, piece, ability);
    if (done.size() >= aimed.targetValue()) {
      return List.of();
    }
    Targeting targeting = Attacks.targeting(play, actor, decider, aimed);
    List<Integer> ids = new ArrayList<>();
    for (Figure figure : play.scene().figures()) {
      int id = figure.id();
      if (!done.contains(id)
          && targeting.mayTarget(figure)
          && Attacks.isAmong(play, aim.among(), id)
          && Values.of(play, piece, play.piece(id)).hold(aim.only())
          && isFit(play, play.piece(id))) {
        ids.add(id);
      }
    }
    return ids;
  }

  private boolean isFit(Play play, Figure target) {
    return switch (ability) {
      case Ability.Grant grant -> Commands.canGrant(play, actor, target, grant.abilities());
      case Ability.Control control ->
          Commands.isPossible(
              play, target, Commands.commander(actor, decider), control.abilities());
      case Ability.Inflict(Consequence what, Aim _) -> Consequences.canHappen(play, what, target);
      case Ability.Heal _, Ability.Activate _ -> true;
      case Ability.Attack _,
          Ability.Move _,
          Ability.Teleport _,
          Ability.Brings _,
          Ability.Loot _,
          Ability.Summon _,
          Ability.SummonMonster _,
          Ability.CreateTile _,
          Ability.DestroyTile _,
          Ability.Paid _,
          Ability.When _,
          Ability.OneOf _,
          Ability.Must _,
          Ability.Special _,
          Ability.OpenDoor _,
          Ability.ShiftInitiative _,
          Ability.OtherHalf _ ->
          throw notTargeted(ability);
    };
  }

  @Override
  public Phrase asks(Play play, Prompt prompt) {
    return Phrase.of("ask.TARGET", CardWords.ability(ability));
  }

  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    boolean stops = !play.canPerform(play.piece(actor));
    if (stops || !must) {
      options.add(new Choice.Decline());
    }
    if (!stops) {
      targets(play).forEach(id -> options.add(new Choice.At(id)));
    }
    return play.ask(Prompt.Kind.TARGET, decider, actor, Cite.TARGETS, options);
  }

  @Override
  public void answer(Play play, Choice choice) {
    if (choice instanceof Choice.At(int target)) {
      List<Integer> more = new ArrayList<>(done);
      more.add(target);
      int added = done.isEmpty() ? bonus(play, play.piece(actor), ability) : bonus;
      play.push(new Targeted(actor, decider, ability, must, List.copyOf(more), added));
      apply(play, actor, decider, ability, target, added);
    }
  }

  /** What lasting effects add to a heal ability: a use of them (BON-09). */
  private static int bonus(Play play, Figure piece, Ability ability) {
    return ability instanceof Ability.Heal ? play.effects().heals(piece) : 0;
  }

  /** An ability with that one target takes effect. */
  public static void apply(Play play, int actor, int decider, Ability ability, int target) {
    apply(play, actor, decider, ability, target, bonus(play, play.piece(actor), ability));
  }

  /** The ability takes effect on one target. */
  private static void apply(
      Play play, int actor, int decider, Ability ability, int target, int bonus) {
    Figure piece = play.piece(actor);
    Figure victim = play.piece(target);
    if (!countsWhenDone(ability)) {
      play.result(results -> results.target(target));
    }
    switch (ability) {
      case Ability.Heal heal -> {
        int value =
            Values.of(play, piece, victim).of(heal.value(), piece.nature().stats().attack());
        Conditions.heal(play, target, value + bonus, Cite.HEAL);
        heal.riders()
            .forEach(
                rider -> {
                  if (rider instanceof Rider.Inflicts(Consequence what)) {
                    new Happen(what, target, actor, decider, Cause.ABILITY).now(play);
                  }
                });
      }
      case Ability.Inflict(Consequence what, Aim _) ->
          new Happen(what, target, actor, decider, Cause.ABILITY).now(play);
      case Ability.Activate activate -> Abilities.activate(play, victim, activate);
      case Ability.Grant grant -> Commands.grant(play, actor, target, grant.abilities());
      case Ability.Control control ->
          Commands.control(play, actor, decider, target, control.abilities());
      case Ability.Attack _,
          Ability.Move _,
          Ability.Teleport _,
          Ability.Brings _,
          Ability.Loot _,
          Ability.Summon _,
          Ability.SummonMonster _,
          Ability.CreateTile _,
          Ability.DestroyTile _,
          Ability.Paid _,
          Ability.When _,
          Ability.OneOf _,
          Ability.Must _,
          Ability.Special _,
          Ability.OpenDoor _,
          Ability.ShiftInitiative _,
          Ability.OtherHalf _ ->
          throw notTargeted(ability);
    }
  }

  /** Nothing has been done as long as nobody has obeyed, or nothing come back (ABL-13, ABL-20). */
  private static boolean countsWhenDone(Ability ability) {
    return ability instanceof Ability.Grant
        || ability instanceof Ability.Control
        || ability instanceof Ability.Inflict inflict
            && Consequences.countsWhenDone(inflict.what());
  }
}
