package haven.play.manners;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Consequence;
import haven.model.ability.Cost;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.model.card.ItemCard;
import haven.play.ability.Values;
import haven.play.attack.Strike;
import haven.play.engine.Play;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Items;
import java.util.List;
import java.util.Set;

/** What a brought item could do at this moment. */
record ItemSense(Play play, HeroState hero, int index) {
  private static final Set<Condition> HEALED =
      Set.of(Condition.POISON, Condition.WOUND, Condition.BANE, Condition.BRITTLE);

  private ItemCard.Use use() {
    return hero.items().shown(index);
  }

  /** Whether it is gone once used, and so does not come back with a rest. */
  boolean isLostByUse() {
    return hero.items().item(index).wear() == ItemCard.Wear.LOST;
  }

  /**
   * Whether using it now would do nothing at all.
   *
   * @param acts whether an action is still to come, which it could help
   */
  boolean isIdle(boolean acts) {
    ItemCard.Use use = use();
    return use.cost().isEmpty()
        && use.riders().isEmpty()
        && use.creates().isEmpty()
        && use.afterwards().isEmpty()
        && !use.negates()
        && use.effects().stream()
            .allMatch(
                effect ->
                    !acts && !use.is(ItemCard.Use.Extent.ROUND) && isForActions(effect.change()))
        && use.abilities().stream().allMatch(this::isIdle)
        && !(use.effects().isEmpty() && use.abilities().isEmpty());
  }

  /** What only works in one's own attacks and moves. */
  private static boolean isForActions(Change change) {
    return change instanceof Change.Attacks
        || change instanceof Change.AttackAbilities
        || change instanceof Change.Moves;
  }

  private boolean isIdle(Ability ability) {
    Figure figure = play.state().figureOf(hero);
    if (ability instanceof Ability.Heal heal) {
      return heal.aim().affects() == Affects.SELF
          && heal.riders().isEmpty()
          && figure.hitPoints() >= figure.maxHitPoints()
          && HEALED.stream().noneMatch(figure::has);
    }
    return ability instanceof Ability.Inflict(Consequence what, var aim)
        && aim.affects() == Affects.SELF
        && (what instanceof Consequence.Recover recover
                && hero.cards().recoverable(recover.pile()) == 0
            || what instanceof Consequence.Refresh refresh && !canRefresh(refresh));
  }

  private boolean canRefresh(Consequence.Refresh refresh) {
    Items items = hero.items();
    boolean partly = play.rules().combat().uses().partlyUsed();
    for (int i = 0; i < items.size(); i++) {
      if (i != index && items.isRefreshable(i, refresh.spent(), refresh.lost(), partly)) {
        return true;
      }
    }
    return false;
  }

  /** Whether using it before the draw could make this attack another one. */
  boolean mayChange(Strike strike) {
    ItemCard.Use use = use();
    if (use.when() == ItemCard.When.DURING_ATTACK) {
      return !use.effects().isEmpty()
          || !use.abilities().isEmpty()
          || !use.afterwards().isEmpty()
          || use.riders().stream().anyMatch(rider -> mayChange(strike, rider));
    }
    return use.effects().stream()
            .anyMatch(
                effect ->
                    effect.change() instanceof Change.Attacks
                        || effect.change() instanceof Change.AttackAbilities
                        || effect.change() instanceof Change.Performs)
        || use.abilities().stream().anyMatch(ability -> mayChange(strike, ability));
  }

  private boolean mayChange(Strike strike, Rider rider) {
    Figure target = play.figure(strike.target());
    if (rider instanceof Rider.Pierce || rider == Rider.Plain.IGNORES_SHIELD) {
      Values values = new Values(play, play.figure(strike.attacker()), target, strike.manner());
      return play.effects().shield(target, values) > 0;
    }
    return !(rider instanceof Rider.Inflicts(Consequence.Gain gain)
        && gain.conditions().stream().allMatch(target::isImmuneTo));
  }

  /** What only the bearer has of it, or others, is no matter of the attack. */
  private boolean mayChange(Strike strike, Ability ability) {
    if (ability instanceof Ability.Heal heal) {
      return !heal.riders().isEmpty();
    }
    if (ability instanceof Ability.Inflict(Consequence what, var aim)) {
      return aim.affects() != Affects.SELF || mayChange(strike, what);
    }
    return ability instanceof Ability.Brings(Consequence what)
        ? mayChange(strike, what)
        : !(ability instanceof Ability.Loot);
  }

  private boolean mayChange(Strike strike, Consequence what) {
    if (what instanceof Consequence.Gain gain) {
      return gain.conditions().contains(Condition.STRENGTHEN)
          || gain.conditions().contains(Condition.BLESS);
    }
    if (what instanceof Consequence.Cure cure) {
      return cure.conditions().contains(Condition.MUDDLE);
    }
    if (what instanceof Consequence.Refresh refresh) {
      return canRefresh(refresh);
    }
    return what instanceof Consequence.Infuse
        ? waitsForElements(strike.riders())
        : !(what instanceof Consequence.Recover
            || what instanceof Consequence.Money
            || what instanceof Consequence.Xp);
  }

  private static boolean waitsForElements(List<Rider> riders) {
    return riders.stream().anyMatch(rider -> rider instanceof Rider.Paid(Cost.Elements _, var _));
  }
}
