package haven.play.game;

import haven.model.Cite;
import haven.model.Condition;
import haven.model.ModifierRules.Attacker;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.card.ItemCard;
import haven.play.modifier.Applied;
import haven.play.modifier.Draw;
import haven.play.modifier.Lean;
import haven.play.modifier.Modifiers;
import haven.play.move.Force;
import haven.play.state.HeroState;
import haven.play.state.Piece;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * One attack against one target, from the last decisions before the draw on (ATK-44).
 *
 * @param base the attack value of the ability
 * @param riders what is added to this attack, its conditions settled
 * @param loose how many of them, from the first on, may be left out if they are of that kind
 * @param used the attacker's items that were used in this attack, as bits
 */
record Strike(
    int attacker,
    int decider,
    int target,
    int base,
    Values.Manner manner,
    List<Rider> riders,
    int loose,
    int used)
    implements Question {

  private Strike with(List<Rider> others) {
    return with(others, loose, used);
  }

  private Strike with(List<Rider> others, int free, int items) {
    return new Strike(attacker, decider, target, base, manner, List.copyOf(others), free, items);
  }

  /** ABL-16, ATK-32, ITM-16: what is optional is decided before the modifier is drawn. */
  @Override
  public Prompt prompt(Play play) {
    List<Choice> options = new ArrayList<>();
    options.add(new Choice.Accept());
    if (play.isPlayed(attacker) && play.isHere(target)) {
      Piece piece = play.piece(attacker);
      for (int i = 0; i < riders.size(); i++) {
        Rider rider = riders.get(i);
        if (rider instanceof Rider.Paid paid) {
          if (Costs.canPay(play, piece, paid.cost())) {
            options.add(new Choice.Number(i));
          }
        } else if (i < loose && isOptional(rider)) {
          options.add(new Choice.Without(i));
        }
      }
      if (offerItems(play, play.heroOf(piece).orElseThrow(), options)) {
        options.removeFirst();
      }
      ItemUse.offerMeanwhile(play, piece, options);
    }
    return play.ask(Prompt.Kind.BEFORE_DRAW, decider, target, Cite.ADDED_EFFECTS, options);
  }

  private boolean offerItems(Play play, HeroState hero, List<Choice> options) {
    return ItemUse.offer(
        play,
        hero,
        ItemCard.When.DURING_ATTACK,
        used,
        use -> values(play).hold(use.checks()) && !Attacks.changesTargets(use.riders()),
        options);
  }

  /** ABL-15, ATK-16: added effects may be left out, but not what changes the attack value. */
  private static boolean isOptional(Rider rider) {
    return switch (rider) {
      case Rider.Push _, Rider.Pull _, Rider.Gives _, Rider.Pierce _, Rider.Then _ -> true;
      case Rider.Plus _,
          Rider.Times _,
          Rider.PlusRange _,
          Rider.PlusTargets _,
          Rider.Over _,
          Rider.Infuses _,
          Rider.Xp _,
          Rider.When _,
          Rider.Paid _,
          Rider.Plain _ ->
          false;
    };
  }

  @Override
  public void answer(Play play, Choice choice) {
    switch (choice) {
      case Choice.Without(int index) -> {
        List<Rider> fewer = new ArrayList<>(riders);
        fewer.remove(index);
        play.push(with(fewer, loose - 1, used));
      }
      case Choice.Number(int index) -> {
        Rider.Paid paid = (Rider.Paid) riders.get(index);
        List<Rider> more = new ArrayList<>(riders);
        more.remove(index);
        List<Rider> bought = new ArrayList<>();
        Attacks.flatten(values(play), paid.riders(), bought);
        more.addAll(index, bought);
        play.push(with(more, index < loose ? loose - 1 + bought.size() : loose, used));
        Costs.pay(play, attacker, paid.cost());
      }
      case Choice.Use(int item) -> {
        HeroState hero = play.heroOf(play.piece(attacker)).orElseThrow();
        ItemCard.Use use = hero.items().shown(item);
        List<Rider> more = new ArrayList<>(riders);
        Attacks.flatten(values(play), use.riders(), more);
        ItemUse.addToAttack(values(play), use, more);
        play.push(with(more, loose, used | 1 << item));
        ItemUse.use(play, hero, item);
      }
      default -> {
        if (play.isHere(target) && play.isHere(attacker)) {
          play.push(new Over());
          play.push(new Guard(this, 0));
        }
      }
    }
  }

  Values values(Play play) {
    return new Values(play, play.piece(attacker), play.piece(target), manner);
  }

  /** The attack is over, and what was given for it. */
  record Over() implements Task {
    @Override
    public void run(Play play) {
      play.effects().endAttack();
    }
  }

  /**
   * The target's items, before the modifier is drawn (ITM-16).
   *
   * @param used those used already, as bits
   */
  record Guard(Strike strike, int used) implements Question {
    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      options.add(new Choice.Accept());
      boolean must =
          play.heroOf(play.piece(strike.target)).isPresent()
              && ItemUse.offer(
                  play,
                  play.heroOf(play.piece(strike.target)).orElseThrow(),
                  ItemCard.When.WHEN_ATTACKED,
                  used,
                  use -> strike.values(play).hold(use.checks()),
                  options);
      if (must) {
        options.removeFirst();
      }
      return play.ask(
          Prompt.Kind.ITEM, strike.target, strike.attacker, Cite.ITEMS_OF_ATTACK, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Use(int item)) {
        HeroState hero = play.heroOf(play.piece(strike.target)).orElseThrow();
        ItemCard.Use use = hero.items().shown(item);
        List<Rider> more = new ArrayList<>(strike.riders);
        for (Rider rider : use.riders()) {
          if (!(rider instanceof Rider.Gives)) { // those are for the attacker, and at once
            more.add(rider);
          }
        }
        play.push(new Guard(strike.with(more), used | 1 << item));
        ItemUse.use(play, hero, item);
        ItemUse.give(play, use.riders(), strike.attacker);
      } else {
        play.push(new Bonuses(strike));
      }
    }
  }

  /** Step 1: bonuses and penalties, in the order that the players like (ATK-14, ATK-15). */
  record Bonuses(Strike strike) implements Question {
    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      for (int value : results(play)) {
        options.add(new Choice.Number(value));
      }
      return play.ask(
          Prompt.Kind.ORDER_OF_BONUSES,
          strike.decider,
          strike.target,
          Cite.ORDER_OF_BONUSES,
          options);
    }

    /** All values that some order of additions and multiplications gives. */
    private Set<Integer> results(Play play) {
      Values values = strike.values(play);
      List<Integer> pluses = new ArrayList<>();
      int factors = 0;
      for (Rider rider : strike.riders) {
        if (rider instanceof Rider.Plus(var bonus)) {
          pluses.add(values.signed(bonus, 0));
        } else if (rider instanceof Rider.Times) {
          factors++;
        }
      }
      if (play.piece(strike.target).has(Condition.POISON)) { // CON-16
        pluses.add(1);
      }
      int sum = pluses.stream().mapToInt(Integer::intValue).sum();
      if (factors == 0) {
        return Set.of(Math.max(0, strike.base + sum)); // ATK-17
      }
      int factor = 1;
      for (Rider rider : strike.riders) {
        if (rider instanceof Rider.Times(int times)) {
          factor *= times;
        }
      }
      Set<Integer> results = new TreeSet<>();
      for (int early = 0; early < 1 << pluses.size(); early++) {
        int before = 0;
        for (int i = 0; i < pluses.size(); i++) {
          before += (early & 1 << i) != 0 ? pluses.get(i) : 0;
        }
        results.add(Math.max(0, (strike.base + before) * factor + sum - before));
      }
      return results;
    }

    @Override
    public void answer(Play play, Choice choice) {
      play.push(new Drawing(strike, ((Choice.Number) choice).number()));
    }
  }

  /** Step 2: the attack modifier is drawn or rolled (AMD-01, BMD-03). */
  record Drawing(Strike strike, int value) implements Task {
    @Override
    public void run(Play play) {
      Piece piece = play.piece(strike.attacker);
      Modifiers modifiers = Decks.of(play, piece);
      Draw draw =
          modifiers.draw(lean(play, piece), attacker(play), value, twists(), play.state().chance());
      play.reveal();
      play.tell(
          Event.What.DREW, Cite.MODIFIER, strike.attacker, -1, value, Decks.words(draw.cards()));
      play.push(new Chosen(strike, value, draw));
    }

    private Attacker attacker(Play play) {
      return play.isPlayed(strike.attacker) ? Attacker.CHARACTER : Attacker.MONSTER;
    }

    private Set<Rider.Plain> twists() {
      Set<Rider.Plain> twists = EnumSet.noneOf(Rider.Plain.class);
      for (Rider rider : strike.riders) {
        if (rider instanceof Rider.Plain plain) {
          twists.add(plain);
        }
      }
      return twists;
    }

    private Lean lean(Play play, Piece piece) {
      int advantages = piece.has(Condition.STRENGTHEN) ? 1 : 0; // CON-26
      int disadvantages = piece.has(Condition.MUDDLE) ? 1 : 0; // CON-25
      Piece victim = play.piece(strike.target);
      if (strike.manner.ranged
          && play.board()
              .areAdjacent(play.board().at(piece.hex()), play.board().at(victim.hex()))) {
        disadvantages++; // ATK-37
      }
      for (Rider rider : strike.riders) {
        if (rider == Rider.Plain.ADVANTAGE) {
          advantages++;
        } else if (rider == Rider.Plain.DISADVANTAGE) {
          disadvantages++;
        }
      }
      return Lean.of(advantages, disadvantages);
    }
  }

  /** Which of two cards a character uses, where it may choose (AMD-29a, BMD-13). */
  record Chosen(Strike strike, int value, Draw draw) implements Question {
    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      for (int i = 0; i < draw.choices().size(); i++) {
        options.add(new Choice.Number(i));
      }
      return play.ask(Prompt.Kind.MODIFIER, strike.decider, strike.target, Cite.ADVANTAGE, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      Applied applied = draw.choices().get(((Choice.Number) choice).number());
      play.push(new Modified(strike, value, applied));
    }
  }

  /** In which order several modifiers are applied, where that matters (AMD-09d). */
  record Modified(Strike strike, int value, Applied applied) implements Question {
    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      for (Applied.Result result : applied.results(value)) {
        options.add(new Choice.Number(result.value()));
      }
      return play.ask(
          Prompt.Kind.MODIFIER, strike.decider, strike.target, Cite.ORDER_OF_MODIFIERS, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      int modified = Math.max(0, ((Choice.Number) choice).number());
      play.tell(Event.What.MODIFIED, Cite.MODIFIER_VALUE, strike.attacker, -1, modified, "");
      List<Rider> effects = new ArrayList<>();
      Attacks.flatten(strike.values(play), applied.effects(), effects);
      play.push(new Effects(strike, modified, List.copyOf(effects)));
    }
  }

  /** The effects of the modifier: whoever the deck belongs to decides after the draw (AMD-34). */
  record Effects(Strike strike, int value, List<Rider> effects) implements Question {
    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      options.add(new Choice.Accept());
      if (play.master(play.piece(strike.attacker)).isPresent()) {
        for (int i = 0; i < effects.size(); i++) {
          if (isOptional(effects.get(i)) || effects.get(i) instanceof Rider.Infuses) {
            options.add(new Choice.Without(i));
          }
        }
      }
      return play.ask(
          Prompt.Kind.MODIFIER_EFFECTS,
          strike.attacker,
          strike.target,
          Cite.MODIFIER_EFFECTS,
          options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Without(int index)) {
        List<Rider> fewer = new ArrayList<>(effects);
        fewer.remove(index);
        play.push(new Effects(strike, value, List.copyOf(fewer)));
      } else {
        List<Rider> all = new ArrayList<>(strike.riders);
        all.addAll(effects);
        play.push(new Hit(strike.with(all), value));
      }
    }
  }

  /** Steps 3 and following: shield, damage, and what comes after it. */
  record Hit(Strike strike, int value) implements Task {
    @Override
    public void run(Play play) {
      Piece victim = play.piece(strike.target);
      if (victim.isGone()) {
        play.push(new Settle(strike.attacker));
        return;
      }
      int pierce = 0;
      for (Rider rider : strike.riders) {
        pierce += rider instanceof Rider.Pierce(int some) ? some : 0; // ATK-35
      }
      int shield = play.effects().shield(victim, strike.values(play), true);
      int left = Math.max(0, shield - pierce); // ATK-34
      if (shield > 0) {
        play.tell(Event.What.SHIELDED, Cite.SHIELD, victim.id(), -1, left, "");
      }
      play.push(new After(strike));
      play.push(new Settle(strike.attacker));
      play.push(
          new Damage.Suffer(
              strike.target, Math.max(0, value - left), Damage.Kind.ATTACK, strike.attacker));
    }
  }

  /** ATK-44 (8): conditions, forced movement and the rest, in printed order. */
  record After(Strike strike) implements Task {
    @Override
    public void run(Play play) {
      play.push(new Retaliation(strike));
      List<Task> tasks = new ArrayList<>();
      int push = 0;
      int pull = 0;
      for (Rider rider : strike.riders) {
        switch (rider) {
          case Rider.Gives(Condition condition) -> tasks.add(new Gain(strike.target, condition));
          case Rider.Push(int hexes) -> push += hexes;
          case Rider.Pull(int hexes) -> pull += hexes;
          case Rider.Xp(int points) -> play.gainXp(play.piece(strike.attacker), points, Cite.XP);
          case Rider.Infuses(var icon) -> play.state().elements().infuse(icon);
          default -> {}
        }
      }
      if (push > 0) { // ATK-38
        tasks.add(new Moves.Forced(strike.attacker, strike.target, Force.push(push)));
      }
      if (pull > 0) {
        tasks.add(new Moves.Forced(strike.attacker, strike.target, Force.pull(pull)));
      }
      if (play.isHere(strike.target)) { // ATK-20
        play.pushAll(tasks);
      }
    }
  }

  /** A condition added to an attack (CON-08). */
  record Gain(int figure, Condition condition) implements Task {
    @Override
    public void run(Play play) {
      Conditions.gain(play, play.piece(figure), condition, Cite.CONDITION_OF_ATTACK);
    }
  }

  /** ATK-44 (9): the target's retaliate, as far as it still reaches the attacker (RET-01). */
  record Retaliation(Strike strike) implements Task {
    @Override
    public void run(Play play) {
      play.push(new Attached(strike));
      Piece bearer = play.piece(strike.target);
      Piece piece = play.piece(strike.attacker);
      if (bearer.isGone() || piece.isGone()) { // RET-05
        return;
      }
      int sum = 0;
      List<Task> extras = new ArrayList<>();
      for (Effect.Change.Retaliate retaliate :
          play.effects().retaliates(bearer, piece, strike.values(play))) {
        sum += Values.of(play, bearer, piece).of(retaliate.amount(), 0);
        for (Rider rider : retaliate.riders()) { // RET-08
          switch (rider) {
            case Rider.Gives(Condition condition) ->
                extras.add(new Gain(strike.attacker, condition));
            case Rider.Push(int hexes) ->
                extras.add(new Moves.Forced(strike.target, strike.attacker, Force.push(hexes)));
            default -> {}
          }
        }
      }
      if (sum > 0) { // RET-06: one source of damage
        play.tell(Event.What.RETALIATES, Cite.RETALIATE, bearer.id(), strike.attacker, sum, "");
        play.pushAll(extras);
        play.push(new Damage.Suffer(strike.attacker, sum, Damage.Kind.RETALIATE, strike.target));
      }
    }
  }

  /** ATK-44 (10): abilities attached to the attack, and effects that wait for its end. */
  record Attached(Strike strike) implements Task {
    @Override
    public void run(Play play) {
      Piece piece = play.piece(strike.attacker);
      if (piece.isGone()) {
        return;
      }
      Piece victim = play.piece(strike.target);
      play.push(new AfterAttack(strike));
      if (!victim.isGone()) {
        play.effects()
            .perform(
                Effect.Moment.AFTER_ATTACKED,
                victim,
                new Values(play, victim, piece, strike.manner));
      }
      play.effects().perform(Effect.Moment.AFTER_ATTACK, piece, strike.values(play));
      for (int i = strike.riders.size() - 1; i >= 0; i--) {
        if (strike.riders.get(i) instanceof Rider.Then(var ability)) {
          play.push(Abilities.extra(strike.attacker, List.of(ability)));
        }
      }
    }
  }

  /** Items for the time after an attack: the attacker's, then the target's. */
  record AfterAttack(Strike strike) implements Task {
    @Override
    public void run(Play play) {
      play.push(new ItemUse.Offer(strike.target, strike.attacker, ItemCard.When.AFTER_ATTACKED));
      play.push(new ItemUse.Offer(strike.attacker, strike.target, ItemCard.When.AFTER_ATTACK));
    }
  }

  /** The drawn cards go where they belong, and the stone moves on (AMD-10, AMD-16, BMD-04). */
  record Settle(int attacker) implements Task {
    @Override
    public void run(Play play) {
      Decks.of(play, play.piece(attacker)).settle(play.state().supply());
    }
  }
}
