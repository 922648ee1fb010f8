package haven.play.ability;

import haven.model.AbilityKind;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.play.attack.Aimed;
import haven.play.attack.Attacks;
import haven.play.engine.Play;
import haven.play.table.Figure;

/** Which abilities, attacks apart, are aimed at figures, and how. */
public final class AimedAbilities {
  private AimedAbilities() {}

  static boolean isTargeted(Ability ability) {
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
          Ability.ChangeTile _,
          Ability.OpenDoor _ ->
          false;
    };
  }

  static Aim aim(Ability ability) {
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
          Ability.ChangeTile _,
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
          Ability.ChangeTile _,
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
          Ability.ChangeTile _,
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
}
