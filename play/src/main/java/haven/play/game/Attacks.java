package haven.play.game;

import haven.board.Area;
import haven.board.Hex;
import haven.model.AbilityKind;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.ItemCard;
import haven.play.scene.Figure;
import haven.play.state.Frame;
import haven.play.state.HeroState;
import haven.play.state.Nature;
import haven.play.state.Piece;
import haven.play.target.Aimed;
import haven.play.target.Placement;
import haven.play.target.Targeting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An attack ability: one or more attacks, each resolved completely before the next (ATK-13). */
final class Attacks {
  private Attacks() {}

  /** Begins an attack ability of which a player chooses the targets. */
  static void begin(Play play, int actor, int decider, Ability.Attack attack) {
    Piece piece = play.piece(actor);
    if (piece.has(Condition.DISARM)) {
      play.tell(Event.What.SKIPPED, Cite.DISARM, actor, "attack");
      return;
    }
    if (piece.nature().stats().attack() < 0
        && !piece.nature().isCharacter()
        && attack.value() instanceof Value.OnStat) { // CMD-07
      return;
    }
    List<Rider> riders = new ArrayList<>(attack.riders());
    riders.addAll(piece.nature().stats().riders()); // ATK-43
    addReach(play, piece, attack, riders);
    play.push(
        new Aiming(
            actor, decider, attack, List.copyOf(riders), 0, List.of(), List.of(), 0, 0, false));
  }

  /** What lasting effects change about the range, which is known before there is a target. */
  private static void addReach(Play play, Piece piece, Ability.Attack attack, List<Rider> riders) {
    if (play.state().actives().isEmpty()) {
      return;
    }
    boolean ranged =
        aimed(play, piece, AbilityKind.ATTACK, false, attack.aim())
            .isRanged(play.rules().targeting());
    Values values = new Values(play, piece, piece, Values.Manner.of(ranged, false));
    play.effects().ofAbility(piece, values, riders);
    for (Rider rider : play.effects().riders(piece, piece, values)) {
      if (rider instanceof Rider.PlusRange || rider instanceof Rider.Over) {
        riders.add(rider); // ATK-33
      }
    }
  }

  /** Whose side the attacker fights on: its commander's if it is controlled (CMD-03). */
  static boolean isControlled(Play play, int actor, int decider) {
    return decider >= 0 && play.piece(decider).side() != play.piece(actor).side();
  }

  /**
   * Targets being chosen, one after the other.
   *
   * @param riders printed, of the stat card, and added to the whole ability
   * @param items those that were used for the whole ability, as bits
   * @param done whom it has been made against
   * @param area where its area lies; empty without one, or as long as it is not laid
   * @param beside how many of them stood outside the area
   * @param added how many targets the attacks made so far have added (ATK-24)
   * @param settled whether what changes range, area or number of targets has been decided
   */
  record Aiming(
      int actor,
      int decider,
      Ability.Attack attack,
      List<Rider> riders,
      int items,
      List<Integer> done,
      List<Hex> area,
      int beside,
      int added,
      boolean settled)
      implements Question {

    private Aiming with(List<Rider> others, int used, boolean enough) {
      return new Aiming(
          actor, decider, attack, List.copyOf(others), used, done, area, beside, added, enough);
    }

    /** A conditional effect of the ability was paid for with one of its targets (ABL-18). */
    Aiming bought(Rider.Paid paid) {
      List<Rider> more = new ArrayList<>(riders);
      if (!more.remove(paid)) {
        return this;
      }
      more.addAll(paid.riders());
      return with(more, items, settled);
    }

    /** The hexes that it covers. */
    Aiming over(List<Hex> hexes) {
      return new Aiming(actor, decider, attack, riders, items, done, hexes, beside, added, true);
    }

    Aiming plusTargets(int number) {
      return new Aiming(
          actor, decider, attack, riders, items, done, area, beside, added + number, settled);
    }

    private Optional<Area> pattern() {
      for (Rider rider : riders) {
        if (rider instanceof Rider.Over(Area over)) {
          return Optional.of(over);
        }
      }
      return attack.aim().area();
    }

    Aimed aimed(Play play) {
      Aimed aimed = Attacks.aimed(play, play.piece(actor), AbilityKind.ATTACK, false, attack.aim());
      Optional<Area> pattern = pattern();
      if (pattern.isPresent()) {
        aimed = aimed.in(pattern.get());
      }
      for (Rider rider : riders) {
        if (rider instanceof Rider.PlusRange(int hexes)) {
          aimed = aimed.plusRange(hexes);
        } else if (rider instanceof Rider.PlusTargets(int number)) {
          aimed = aimed.plusTargets(number);
        }
      }
      return added > 0 ? aimed.plusTargets(added) : aimed;
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      Piece piece = play.piece(actor);
      if (!play.canPerform(piece)) {
        options.add(new Choice.Decline());
        return play.ask(Prompt.Kind.TARGET, decider, actor, Cite.ATTACK, options);
      }
      if (!settled && done.isEmpty() && area.isEmpty()) {
        boolean must = offerBefore(play, piece, options);
        if (!options.isEmpty()) {
          if (!must) {
            options.add(0, new Choice.Accept());
          }
          return play.ask(Prompt.Kind.BEFORE_DRAW, decider, actor, Cite.ITEMS_OF_ATTACK, options);
        }
      }
      options.add(new Choice.Decline());
      Targeting targeting = targeting(play);
      if (pattern().isPresent() && area.isEmpty()) {
        for (Placement placement : targeting.placements()) {
          Choice lay = new Choice.Lay(placement.red());
          if (!options.contains(lay)) {
            options.add(lay);
          }
        }
        ItemUse.offerMeanwhile(play, piece, options);
        return play.ask(Prompt.Kind.AREA, decider, actor, Cite.AREA, options);
      }
      for (Figure figure : targets(play, targeting)) {
        options.add(new Choice.At(play.state().idOf(figure)));
      }
      if (options.size() > 1) {
        ItemUse.offerMeanwhile(play, piece, options);
      }
      return play.ask(Prompt.Kind.TARGET, decider, actor, Cite.ATTACK, options);
    }

    /** What must be decided before targets are chosen: it changes whom one can choose. */
    private boolean offerBefore(Play play, Piece piece, List<Choice> options) {
      for (int i = 0; i < riders.size(); i++) {
        if (riders.get(i) instanceof Rider.Paid paid
            && changesTargets(paid.riders())
            && Costs.canPay(play, piece, paid.cost())) {
          options.add(new Choice.Number(i));
        }
      }
      return play.heroOf(piece).isPresent()
          && ItemUse.offer(
              play,
              play.heroOf(piece).orElseThrow(),
              ItemCard.When.DURING_ATTACK,
              items,
              use -> changesTargets(use.riders()) && holds(play, piece, use),
              options);
    }

    private boolean holds(Play play, Piece piece, ItemCard.Use use) {
      return new Values(play, piece, piece, manner(play)).hold(use.checks());
    }

    private Targeting targeting(Play play) {
      return Attacks.targeting(play, actor, decider, aimed(play));
    }

    private List<Figure> targets(Play play, Targeting targeting) {
      List<Figure> figures = new ArrayList<>();
      if (area.isEmpty()) {
        if (done.size() < targeting.ability().targetValue()) {
          for (Figure figure : targeting.scene().figures()) {
            if (isStated(play, figure) ? targeting.isInArea(figure) : targeting.mayTarget(figure)) {
              figures.add(figure);
            }
          }
        }
      } else {
        Targeting further =
            Attacks.targeting(play, actor, decider, targeting.ability().forAddedTarget());
        for (Figure figure : targeting.scene().figures()) {
          if (area.contains(figure.hex())
              ? targeting.isInArea(figure)
              : beside < targeting.ability().targetValue() - 1 && further.mayTarget(figure)) {
            figures.add(figure);
          }
        }
      }
      figures.removeIf(
          figure -> {
            int id = play.state().idOf(figure);
            return done.contains(id) || !allowed(play, id);
          });
      return figures;
    }

    /** TGT-14: whom the text names is a target of a melee attack wherever it stands by now. */
    private boolean isStated(Play play, Figure figure) {
      Aim.Among among = attack.aim().among();
      return among != Aim.Among.ANYBODY
          && attack.aim().range().isEmpty()
          && Attacks.isAmong(play, among, play.state().idOf(figure));
    }

    /** Whether somebody on the path, or in the area, would be a target. */
    boolean mayHit(Play play, int id) {
      return targeting(play).isInArea(play.state().shown(id)) && allowed(play, id);
    }

    private boolean allowed(Play play, int id) {
      Aim aim = attack.aim();
      return Attacks.isAmong(play, aim.among(), id)
          && new Values(play, play.piece(actor), play.piece(id), manner(play)).hold(aim.only());
    }

    Values.Manner manner(Play play) {
      Aimed aimed = aimed(play);
      boolean single = aimed.targetValue() == 1 && aimed.area().isEmpty() && !attack.aim().path();
      return Values.Manner.of(aimed.isRanged(play.rules().targeting()), single);
    }

    @Override
    public void answer(Play play, Choice choice) {
      switch (choice) {
        case Choice.Lay(List<Hex> hexes) -> {
          play.result(results -> results.covered(hexes));
          play.push(over(hexes));
        }
        case Choice.Accept() -> play.push(with(riders, items, true));
        case Choice.Use(int item) -> {
          Piece piece = play.piece(actor);
          HeroState hero = play.heroOf(piece).orElseThrow();
          ItemCard.Use use = hero.items().shown(item);
          List<Rider> more = new ArrayList<>(riders);
          more.addAll(use.riders());
          boolean meanwhile = use.when() == ItemCard.When.DURING_TURN;
          play.push(meanwhile ? this : with(more, items | 1 << item, false));
          ItemUse.use(play, hero, item);
        }
        case Choice.Number(int index) -> {
          Rider.Paid paid = (Rider.Paid) riders.get(index);
          List<Rider> more = new ArrayList<>(riders);
          more.remove(index);
          more.addAll(paid.riders());
          play.push(with(more, items, false));
          play.effects().usePaid(play.piece(actor), values(play), paid);
          Costs.pay(play, actor, paid.cost());
        }
        case Choice.At(int target) when attack.aim().path() && area.isEmpty() ->
            play.push(new OnThePath(this, target));
        case Choice.At(int target) -> strike(play, target);
        default -> {}
      }
    }

    private Values values(Play play) {
      return new Values(play, play.piece(actor), play.piece(actor), manner(play));
    }

    void strike(Play play, int target) {
      if (done.isEmpty() && !play.state().actives().isEmpty()) {
        play.effects().useForAbility(play.piece(actor), values(play));
      }
      List<Integer> more = new ArrayList<>(done);
      more.add(target);
      boolean outside = !area.isEmpty() && !area.contains(play.piece(target).hex());
      play.push(
          new Aiming(
              actor,
              decider,
              attack,
              riders,
              items,
              List.copyOf(more),
              area,
              beside + (outside ? 1 : 0),
              added,
              true));
      List<Rider> others = new ArrayList<>(riders);
      others.removeIf(Rider.PlusTargets.class::isInstance); // they are in the target value
      Attacks.strike(play, actor, decider, attack, others, target, manner(play));
    }
  }

  /** Whether it has to be decided before targets are chosen. */
  static boolean changesTargets(List<Rider> some) {
    return some.stream()
        .anyMatch(
            rider ->
                rider instanceof Rider.PlusRange
                    || rider instanceof Rider.PlusTargets
                    || rider instanceof Rider.Over);
  }

  /** One attack begins, against that target or whoever steps in for it. */
  static void strike(
      Play play,
      int actor,
      int decider,
      Ability.Attack attack,
      List<Rider> riders,
      int meant,
      Values.Manner manner) {
    Piece attacker = play.piece(actor);
    int target = play.effects().targeted(attacker, meant, manner);
    Piece victim = play.piece(target);
    @Nullable Frame frame = play.state().frame();
    boolean first = frame == null || frame.now().targets().isEmpty();
    play.result(results -> results.target(target));
    Values values = new Values(play, attacker, victim, manner);
    int base = values.of(attack.value(), attacker.nature().stats().attack());
    List<Rider> all = new ArrayList<>();
    flatten(values, riders, all);
    List<Rider> may = new ArrayList<>();
    List<Rider> must = new ArrayList<>();
    play.effects().riders(attacker, victim, values, may, must);
    flatten(values, may, all);
    List<Rider> forced = new ArrayList<>();
    flatten(values, must, forced);
    if (!first) { // ATK-36: targets are added once, not again by each of them
      all.removeIf(Attacks::isOnce);
      forced.removeIf(Attacks::isOnce);
    }
    int loose = all.size();
    all.addAll(forced);
    play.tell(Event.What.ATTACKED, Cite.ATTACK, actor, target, base, "");
    play.push(new Strike(actor, decider, target, base, manner, List.copyOf(all), loose, 0));
  }

  private static boolean isOnce(Rider rider) {
    return rider instanceof Rider.PlusTargets || rider instanceof Rider.XpOnce;
  }

  /** Conditions on riders are settled for this target, and what is counted before the attack. */
  static void flatten(Values values, List<Rider> riders, List<Rider> into) {
    for (int i = 0; i < riders.size(); i++) {
      Rider rider = riders.get(i);
      if (rider instanceof Rider.When when) {
        if (values.hold(when.checks())) {
          flatten(values, when.riders(), into);
        }
      } else if (rider instanceof Rider.Xp(Value points)) {
        into.add(points instanceof Value.Fixed ? rider : new Rider.Xp(values.of(points, 0)));
      } else {
        into.add(rider);
      }
    }
  }

  static Aimed aimed(Play play, Piece actor, AbilityKind kind, boolean positive, Aim aim) {
    Aimed aimed = positive ? Aimed.positive(kind) : Aimed.negative(kind);
    Nature.Stats stats = actor.nature().stats();
    if (aim.range().isPresent() && !isMeleeByStat(kind, aim.range().get(), stats)) {
      aimed = aimed.range(Values.of(play, actor).of(aim.range().get(), stats.range()));
    } else if (kind == AbilityKind.ATTACK
        && stats.range() > 0
        && actor.nature().kind() == Nature.Kind.SUMMON) {
      aimed = aimed.range(stats.range());
    }
    if (aim.adjacent()) {
      aimed = aimed.adjacent();
    }
    if (aim.all()) {
      aimed = aimed.all();
    } else if (aim.targets().isPresent()) {
      aimed = aimed.targets(Values.of(play, actor).of(aim.targets().get(), stats.targets()));
    }
    if (aim.area().isPresent()) {
      aimed = aimed.in(aim.area().get());
    }
    return aimed.affecting(aim.affects());
  }

  /** "Its own range" of a figure without one: a melee attack (CMD-07). */
  private static boolean isMeleeByStat(AbilityKind kind, Value range, Nature.Stats stats) {
    return kind == AbilityKind.ATTACK && range instanceof Value.OnStat && stats.range() <= 0;
  }

  /** Sight and sides as the acting figure, or whoever controls it, has them. */
  static Targeting targeting(Play play, int actor, int decider, Aimed aimed) {
    Figure figure = play.state().shown(actor);
    if (isControlled(play, actor, decider)) {
      figure =
          new Figure(
              figure.name(),
              figure.hex(),
              play.piece(decider).side(),
              figure.initiative(),
              figure.traits());
    }
    return Targeting.of(play.scene(), figure, aimed);
  }

  static boolean isAmong(Play play, Aim.Among among, int id) {
    var frame = play.state().frame();
    if (among == Aim.Among.ANYBODY || frame == null) {
      return true;
    }
    Hex hex = play.piece(id).hex();
    return switch (among) {
      case ANYBODY -> true;
      case MOVED_THROUGH -> frame.before().path().contains(hex);
      case IN_AREA -> frame.before().area().contains(hex);
      case SAME_TARGETS -> frame.before().targets().contains(id);
      case ADJACENT_TO_TARGETS ->
          frame.before().targets().stream()
              .anyMatch(
                  target ->
                      target != id
                          && play.board()
                              .areAdjacent(
                                  play.board().at(play.state().hexOf(target)),
                                  play.board().at(hex)));
    };
  }
}
