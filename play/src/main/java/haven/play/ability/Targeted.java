package haven.play.ability;

import haven.model.AbilityKind;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.attack.Aimed;
import haven.play.attack.Attacks;
import haven.play.attack.Conditions;
import haven.play.attack.Damage;
import haven.play.attack.Deaths;
import haven.play.attack.Targeting;
import haven.play.engine.Choice;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.movement.Commands;
import haven.play.movement.Force;
import haven.play.movement.Forced;
import haven.play.scenario.Deeds;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;

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
    return switch (ability) {
      case Ability.Heal _,
          Ability.Give _,
          Ability.Push _,
          Ability.Pull _,
          Ability.Suffer _,
          Ability.Kill _,
          Ability.Grant _,
          Ability.Control _,
          Ability.Recover _,
          Ability.Refresh _,
          Ability.RemoveConditions _ ->
          true;
      case Ability.Activate activate -> !activate.isForSelf();
      case Ability.Attack _,
          Ability.Move _,
          Ability.Teleport _,
          Ability.Loot _,
          Ability.Must _,
          Ability.Paid _,
          Ability.When _,
          Ability.OneOf _,
          Ability.Xp _,
          Ability.Infuse _,
          Ability.Special _,
          Ability.ShiftInitiative _,
          Ability.OtherHalf _,
          Ability.Summon _,
          Ability.SummonMonster _,
          Ability.CreateTile _,
          Ability.DestroyTile _,
          Ability.OpenDoor _ ->
          false;
    };
  }

  private static Aim aim(Ability ability) {
    return switch (ability) {
      case Ability.Heal heal -> heal.aim();
      case Ability.Give give -> give.aim();
      case Ability.Push push -> push.aim();
      case Ability.Pull pull -> pull.aim();
      case Ability.Suffer suffer -> suffer.aim();
      case Ability.Kill kill -> kill.aim();
      case Ability.Grant grant -> grant.aim();
      case Ability.Control control -> control.aim();
      case Ability.Recover recover -> recover.aim();
      case Ability.Refresh refresh -> refresh.aim();
      case Ability.RemoveConditions remove -> remove.aim();
      case Ability.Activate activate -> activate.aim();
      case Ability.Attack _,
          Ability.Move _,
          Ability.Teleport _,
          Ability.Loot _,
          Ability.Summon _,
          Ability.SummonMonster _,
          Ability.CreateTile _,
          Ability.DestroyTile _,
          Ability.Infuse _,
          Ability.Xp _,
          Ability.Paid _,
          Ability.When _,
          Ability.OneOf _,
          Ability.Must _,
          Ability.Special _,
          Ability.OpenDoor _,
          Ability.ShiftInitiative _,
          Ability.OtherHalf _ ->
          throw new IllegalStateException("not targeted: " + ability);
    };
  }

  private static AbilityKind kind(Ability ability) {
    return switch (ability) {
      case Ability.Heal _ -> AbilityKind.HEAL;
      case Ability.Push _, Ability.Pull _ -> AbilityKind.FORCED_MOVEMENT;
      case Ability.Suffer _ -> AbilityKind.SUFFER_DAMAGE;
      case Ability.Grant _, Ability.Control _ -> AbilityKind.COMMAND;
      case Ability.Recover _, Ability.Refresh _ -> AbilityKind.RECOVER;
      case Ability.Activate _ -> AbilityKind.SHIELD; // bonuses of all kinds: they do not target
      case Ability.Attack _,
          Ability.Move _,
          Ability.Teleport _,
          Ability.Give _,
          Ability.Kill _,
          Ability.Loot _,
          Ability.Summon _,
          Ability.SummonMonster _,
          Ability.CreateTile _,
          Ability.DestroyTile _,
          Ability.RemoveConditions _,
          Ability.Infuse _,
          Ability.Xp _,
          Ability.Paid _,
          Ability.When _,
          Ability.OneOf _,
          Ability.Must _,
          Ability.Special _,
          Ability.OpenDoor _,
          Ability.ShiftInitiative _,
          Ability.OtherHalf _ ->
          AbilityKind.CONDITION;
    };
  }

  /** Positive abilities are for friends, negative ones for enemies (ABL-22). */
  private static boolean positive(Ability ability) {
    return switch (ability) {
      case Ability.Heal _,
          Ability.Grant _,
          Ability.Recover _,
          Ability.Refresh _,
          Ability.RemoveConditions _,
          Ability.Activate _ ->
          true;
      case Ability.Give give -> give.conditions().stream().noneMatch(Condition::isNegative);
      case Ability.Attack _,
          Ability.Move _,
          Ability.Teleport _,
          Ability.Push _,
          Ability.Pull _,
          Ability.Suffer _,
          Ability.Kill _,
          Ability.Loot _,
          Ability.Summon _,
          Ability.SummonMonster _,
          Ability.Control _,
          Ability.CreateTile _,
          Ability.DestroyTile _,
          Ability.Infuse _,
          Ability.Xp _,
          Ability.Paid _,
          Ability.When _,
          Ability.OneOf _,
          Ability.Must _,
          Ability.Special _,
          Ability.OpenDoor _,
          Ability.ShiftInitiative _,
          Ability.OtherHalf _ ->
          false;
    };
  }

  public static Aimed aimed(Play play, Figure actor, Ability ability) {
    Aim aim = aim(ability);
    Aimed aimed = Attacks.aimed(play, actor, kind(ability), positive(ability), aim);
    return ability instanceof Ability.Grant && aim.affects() == Affects.AS_USUAL
        ? aimed.affecting(Affects.ALLIES)
        : aimed;
  }

  List<Integer> targets(Play play) {
    Figure piece = play.piece(actor);
    Aim aim = aim(ability);
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
      case Ability.Push _, Ability.Pull _ -> !target.nature().isObjective();
      case Ability.Recover(var pile, int _, Aim _) ->
          play.heroOf(target).map(hero -> hero.cards().recoverable(pile) != 0).orElse(false);
      case Ability.Refresh refresh ->
          play.heroOf(target)
              .map(
                  hero ->
                      hero.items()
                          .isAnyRefreshable(
                              refresh.spent(),
                              refresh.lost(),
                              play.rules().combat().uses().partlyUsed()))
              .orElse(false);
      case Ability.RemoveConditions remove -> remove.conditions().stream().anyMatch(target::has);
      case Ability.Attack _,
          Ability.Move _,
          Ability.Teleport _,
          Ability.Heal _,
          Ability.Give _,
          Ability.Suffer _,
          Ability.Kill _,
          Ability.Loot _,
          Ability.Activate _,
          Ability.Summon _,
          Ability.SummonMonster _,
          Ability.CreateTile _,
          Ability.DestroyTile _,
          Ability.Infuse _,
          Ability.Xp _,
          Ability.Paid _,
          Ability.When _,
          Ability.OneOf _,
          Ability.Must _,
          Ability.Special _,
          Ability.OpenDoor _,
          Ability.ShiftInitiative _,
          Ability.OtherHalf _ ->
          true;
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
    if (!isRecovery(ability) && !isCommand(ability)) {
      play.result(results -> results.target(target));
    }
    Values values = Values.of(play, piece, victim);
    switch (ability) {
      case Ability.Heal heal -> {
        int points = values.of(heal.value(), piece.nature().stats().attack()) + bonus;
        Conditions.heal(play, target, points, Cite.HEAL);
        heal.riders()
            .forEach(
                rider -> {
                  if (rider instanceof Rider.Gives(Condition condition)) {
                    Conditions.gain(play, target, condition, Cite.CONDITION);
                  }
                });
      }
      case Ability.Give give -> {
        for (Condition condition : Condition.values()) {
          if (give.conditions().contains(condition)) {
            Conditions.gain(play, target, condition, Cite.CONDITION);
          }
        }
      }
      case Ability.Push(int hexes, Aim _) ->
          play.push(new Forced(actor, decider, target, Force.push(hexes)));
      case Ability.Pull(int hexes, Aim _) ->
          play.push(new Forced(actor, decider, target, Force.pull(hexes)));
      case Ability.Suffer suffer ->
          play.push(
              new Damage.Suffer(target, values.of(suffer.damage(), 0), Damage.Kind.ABILITY, actor));
      case Ability.Kill _ -> Deaths.die(play, target, actor, Deeds.Blow.ANY);
      case Ability.Activate activate -> Abilities.activate(play, victim, activate);
      case Ability.Grant grant -> Commands.grant(play, actor, target, grant.abilities());
      case Ability.Control control ->
          Commands.control(play, actor, decider, target, control.abilities());
      case Ability.Recover recover ->
          play.push(new Recovery.Cards(target, recover.pile(), recover.number()));
      case Ability.Refresh refresh ->
          play.push(
              new Recovery.Refresh(target, refresh.spent(), refresh.lost(), refresh.number()));
      case Ability.RemoveConditions remove ->
          play.push(new Recovery.Cure(actor, target, remove.conditions(), remove.number()));
      case Ability.Attack _,
          Ability.Move _,
          Ability.Teleport _,
          Ability.Loot _,
          Ability.Summon _,
          Ability.SummonMonster _,
          Ability.CreateTile _,
          Ability.DestroyTile _,
          Ability.Infuse _,
          Ability.Xp _,
          Ability.Paid _,
          Ability.When _,
          Ability.OneOf _,
          Ability.Must _,
          Ability.Special _,
          Ability.OpenDoor _,
          Ability.ShiftInitiative _,
          Ability.OtherHalf _ ->
          throw new IllegalStateException("not targeted: " + ability);
    }
  }

  /** Nothing has been done as long as nobody has obeyed (ABL-13, ABL-20). */
  private static boolean isCommand(Ability ability) {
    return ability instanceof Ability.Grant || ability instanceof Ability.Control;
  }

  /** Nothing has been done as long as nothing has come back (ABL-20). */
  private static boolean isRecovery(Ability ability) {
    return ability instanceof Ability.Recover
        || ability instanceof Ability.Refresh
        || ability instanceof Ability.RemoveConditions;
  }
}
