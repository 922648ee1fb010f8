package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Consequence;
import haven.model.ability.Duration;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.MoveTerm;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.CardAction;
import haven.model.card.SummonCard;
import haven.model.monster.MonsterCard;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.table.Active;
import haven.play.turn.Zone;
import haven.stage.Arena;
import haven.stage.Watched;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What happens when a half is played, line by line against what is printed. */
final class HalfOutcome {
  private static final int BOTH = 2;

  private final PrintedHalf half;
  private final boolean paid;
  private final Arena stage;
  private final CardPosition position;
  private final Map<Integer, Integer> damage = new LinkedHashMap<>();
  private final List<FigureId> targets = new ArrayList<>();
  private final List<Rider> added = new ArrayList<>();
  private int xp;

  HalfOutcome(PrintedHalf half, boolean paid) {
    this.half = half;
    this.paid = paid;
    stage = half.stage(paid, MonsterCard.of(98));
    position = new CardPosition(half, stage);
  }

  void check() {
    if (half.says("MOVED_BACK")) {
      PrintedHalf.walk(stage, PrintedHalf.EAST, new Hex(0, 0));
    } else if (half.leadsThrough()) {
      PrintedHalf.walk(stage, PrintedHalf.EAST, new Hex(2, 0), new Hex(3, 0));
    } else if (half.says("LOOTS_EVERY_HEX")) {
      PrintedHalf.walk(stage, PrintedHalf.WEST, new Hex(-2, 0));
    } else if (!half.moves().isEmpty()) {
      stage.answer(Prompt.Kind.STEP, new Choice.Decline()); // that they move: another test
    }
    if (half.lines(paid).stream().anyMatch(PrintedHalf::isForFriends)) {
      stage.target('B');
    }
    stage.play(0, half.half());
    half.lines(paid).forEach(this::expect);
    CardAction action = half.action();
    boolean performed = stage.zone('A', 0) != Zone.SELECTED && !stage.happened().isEmpty();
    assertThat(performed).isTrue();
    if (isOnlyAMove()) {
      return; // nothing was performed, so nothing is gained or lost
    }
    damage.forEach(
        (id, amount) ->
            assertThat(position.lost(FigureId.of(id)))
                .as("damage to %s", position.figure(FigureId.of(id)).name())
                .isEqualTo(amount));
    assertThat(stage.xp('A')).as("experience").isEqualTo(xp + action.xp());
    checkPile(action);
    checkElements(action);
    assertThat(stage.log)
        .as("initiative")
        .anyMatch(
            event ->
                event.what() == What.CARDS_REVEALED
                    && event.who().equals(stage.figure('A').id())
                    && event.number() == half.card().front().initiative());
  }

  private boolean isOnlyAMove() {
    return half.lines(paid).stream().allMatch(Ability.Move.class::isInstance)
        && stage.happened(What.MOVED, 'A').isEmpty();
  }

  private void checkPile(CardAction action) {
    boolean lasts = half.lines(paid).stream().anyMatch(HalfOutcome::lasts);
    Zone pile = lasts ? Zone.ACTIVE : action.lost() ? Zone.LOST : Zone.DISCARD;
    assertThat(stage.zone('A', 0)).as("pile").isEqualTo(pile);
    boolean counts = (stage.sheet('A').cards().countingAsLost() & 1) != 0;
    assertThat(counts).as("counts as lost").isEqualTo(action.lost());
    if (action.irrecoverable()) {
      assertThat(stage.sheet('A').cards().recoverable(Consequence.Recover.Pile.LOST) & 1).isZero();
    }
  }

  private static boolean lasts(Ability ability) {
    return ability instanceof Ability.Summon
        || ability instanceof Ability.Activate activate && activate.duration() != Duration.TURN;
  }

  private void checkElements(CardAction action) {
    List<ElementIcon> infused = new ArrayList<>(action.infusions());
    half.lines(paid)
        .forEach(
            line -> {
              if (line instanceof Ability.Brings(Consequence.Infuse(ElementIcon icon))) {
                infused.add(icon);
              }
            });
    if (paid) {
      assertThat(stage.happened(What.CONSUMED)).as("consumed").hasSize(1);
    }
    stage.endTurn();
    for (ElementIcon icon : infused) {
      assertThat(icon.any()).as("infused").anyMatch(stage::isStrong);
    }
    if (!paid) {
      for (Element element : Element.values()) {
        boolean wanted = infused.stream().anyMatch(icon -> icon.any().contains(element));
        assertThat(stage.isStrong(element)).as("%s", element).isEqualTo(wanted);
      }
    }
  }

  private void expect(Ability line) {
    switch (line) {
      case Ability.Attack attack -> expectAttack(attack);
      case Ability.Move move -> expectMove(move);
      case Ability.Heal heal -> expectHeal(heal);
      case Ability.Inflict(Consequence.Gain gain, Aim aim) -> expectGive(gain, aim);
      case Ability.Inflict(Consequence.Push(int hexes), Aim aim) -> expectForced(hexes, aim);
      case Ability.Inflict(Consequence.Pull(int hexes), Aim aim) -> expectForced(hexes, aim);
      case Ability.Inflict(Consequence.Suffer suffer, Aim aim) -> expectSuffer(suffer, aim);
      case Ability.Loot(int range) -> expectLoot(range);
      case Ability.Activate activate -> expectActive(activate);
      case Ability.Summon(SummonCard summon, int number) -> expectSummon(summon, number);
      case Ability.Grant(Aim _, List<Ability> abilities) ->
          expectCommand(stage.figure('B'), abilities, What.MOVED);
      case Ability.Control(Aim _, List<Ability> abilities) ->
          expectCommand(commanded(), abilities, What.FORCED);
      case Ability.Inflict(Consequence.Recover recover, Aim _) -> expectRecover(recover);
      case Ability.CreateTile create -> {
        assertThat(stage.happened(What.TILE_CREATED, 'A')).as("tiles").hasSize(create.number());
        for (Event event : stage.happened(What.TILE_CREATED, 'A')) {
          assertThat(((Event.TileCreated) event).tile()).isEqualTo(create.tile().terrain());
        }
      }
      case Ability.DestroyTile destroy ->
          assertThat(stage.happened(What.TILE_DESTROYED, 'A'))
              .singleElement()
              .satisfies(
                  e -> assertThat(((Event.TileDestroyed) e).tile()).isEqualTo(destroy.kind()));
      case Ability.Brings(Consequence.Xp(Value points)) -> xp += points.on(0);
      case Ability.Brings _ -> {} // at the end of the turn
      default -> throw new AssertionError("no expectation for " + line);
    }
  }

  private void expectAttack(Ability.Attack attack) {
    List<Rider> riders = PrintedHalf.riders(attack, paid);
    riders.addAll(added);
    List<Event> attacks = stage.happened(What.ATTACKED, 'A');
    List<Integer> values = stage.numbers(What.MODIFIED, 'A');
    assertThat(attacks).as("attacks").hasSize(position.targets(attack, riders));
    for (int i = 0; i < attacks.size(); i++) {
      Watched target = position.figure(attacks.get(i).whom());
      int range = attack.aim().range().map(value -> value.on(0)).orElse(1);
      if (attack.aim().area().isEmpty() && !half.isCrowded() && !half.leadsThrough()) {
        assertThat(position.place(target).distanceTo(position.place(stage.figure('A'))))
            .isLessThanOrEqualTo(range);
      }
      assertThat(target.side()).isNotEqualTo(stage.figure('A').side());
      List<Rider> flat = new ArrayList<>();
      position.flatten(riders, target, flat);
      int value = position.value(attack.value(), target);
      int pierce = 0;
      for (Rider rider : flat) {
        value += rider instanceof Rider.Plus(Value more) ? position.value(more, target) : 0;
        pierce += rider instanceof Rider.Pierce(int points) ? points : 0;
        xp += rider instanceof Rider.XpOnce(int points) && i == 0 ? points : 0;
        expect(rider, target);
      }
      assertThat(values.get(i)).as("attack value").isEqualTo(value);
      hurt(target, Math.max(0, value - Math.max(0, position.shield() - pierce)));
      targets.add(target.id());
    }
  }

  private void expect(Rider rider, Watched target) {
    switch (rider) {
      case Rider.Brings(Consequence.Xp(Value points)) -> xp += position.value(points, target);
      case Rider.Inflicts(Consequence.Gain gain) ->
          gain.conditions().forEach(condition -> expectGained(target, condition));
      case Rider.Inflicts(Consequence.Push(int hexes)) -> expectForced(target, hexes);
      case Rider.Inflicts(Consequence.Pull(int hexes)) -> expectForced(target, hexes);
      case Rider.PushThrough(int hexes, int hurt, int points) -> {
        expectForced(target, hexes);
        assertThat(stage.happened(What.TILE_DESTROYED)).hasSize(hexes);
        hurt(target, hurt * hexes);
        xp += points * hexes;
      }
      case Rider.Then(Ability then) -> expect(then);
      case Rider.ThenIfHurt(Ability then) -> expect(then);
      case Rider.Plus _, Rider.Pierce _, Rider.XpOnce _, Rider.Over _ -> {} // with the attack
      default -> throw new AssertionError("no expectation for " + rider);
    }
  }

  private void expectMove(Ability.Move move) {
    if (move.terms().contains(MoveTerm.LOOTS_EVERY_HEX)) {
      assertThat(stage.numbers(What.LOOTED, 'A')).containsExactly(1, 1);
    }
  }

  private void expectHeal(Ability.Heal heal) {
    int number = heal.aim().targets().map(value -> value.on(0)).orElse(1);
    assertThat(stage.happened(What.HEALED)).as("heals").hasSize(number);
    boolean self = heal.aim().affects() == Affects.SELF;
    assertThat(stage.numbers(What.HEALED, self ? 'A' : 'B')).containsExactly(heal.value().on(0));
  }

  private void expectGive(Consequence.Gain gain, Aim aim) {
    List<Watched> whom =
        switch (aim.among()) {
          case MOVED_THROUGH ->
              position.figures().stream()
                  .filter(figure -> isLedThrough(position.place(figure)))
                  .toList();
          case IN_AREA -> targets.stream().map(position::figure).toList();
          default ->
              aim.affects() == Affects.SELF
                  ? List.of(stage.figure('A'))
                  : position.figures().stream().filter(this::isGained).toList();
        };
    assertThat(whom).as("who gains conditions").isNotEmpty();
    if (!aim.all()) {
      assertThat(whom).hasSize(1);
    }
    for (Watched figure : whom) {
      gain.conditions().forEach(condition -> expectGained(figure, condition));
    }
  }

  private boolean isGained(Watched figure) {
    return stage.happened(What.GAINED).stream().anyMatch(event -> event.who().equals(figure.id()));
  }

  private boolean isLedThrough(Hex hex) {
    return stage.happened(What.MOVED, 'A').stream()
        .limit(half.says("MOVED_BACK") ? 1 : BOTH)
        .map(Event.Moved.class::cast)
        .anyMatch(event -> event.hex().equals(hex));
  }

  private void expectGained(Watched figure, Condition condition) {
    String word = condition.name().toLowerCase(Locale.ROOT);
    assertThat(stage.happened(What.GAINED))
        .as("%s gains %s", figure.name(), word)
        .anyMatch(event -> event.who().equals(figure.id()) && event.words().equalsIgnoreCase(word));
  }

  private void expectForced(int hexes, Aim aim) {
    List<FigureId> moved = stage.happened(What.FORCED).stream().map(Event::who).distinct().toList();
    assertThat(moved).as("who is moved").hasSize(aim.all() ? BOTH : 1);
    moved.forEach(id -> expectForced(position.figure(id), hexes));
  }

  private void expectForced(Watched figure, int hexes) {
    assertThat(
            stage.happened(What.FORCED).stream().filter(event -> event.who().equals(figure.id())))
        .as("%s is moved", figure.name())
        .hasSize(hexes);
  }

  private void expectSuffer(Consequence.Suffer suffer, Aim aim) {
    int hurt = 0;
    for (Watched figure : position.figures()) {
      boolean meant =
          aim.affects() == Affects.ALLIES
              ? figure.equals(stage.figure('B'))
              : !figure.equals(stage.figure('A'));
      boolean near =
          switch (aim.among()) {
            case ADJACENT_TO_TARGETS ->
                targets.stream().anyMatch(id -> position.areAdjacent(position.figure(id), figure));
            default -> !aim.adjacent() || position.areAdjacent(stage.figure('A'), figure);
          };
      if (meant && near) {
        hurt(figure, suffer.damage().on(0));
        hurt++;
      }
    }
    assertThat(hurt).as("who suffers").isPositive();
  }

  private void hurt(Watched figure, int amount) {
    damage.merge(figure.id().number(), amount, Integer::sum);
  }

  private void expectLoot(int range) {
    assertThat(stage.numbers(What.LOOTED, 'A')).as("loot").containsExactly(range);
  }

  private void expectActive(Ability.Activate activate) {
    for (Effect effect : activate.effects()) {
      boolean now = effect.checks().stream().allMatch(Check.Fact.MELEE::equals);
      if (effect.change() instanceof Effect.Change.Attacks(List<Rider> riders) && now) {
        added.addAll(riders); // attacks to come are melee ones, if there are any
      }
    }
    boolean allies = activate.aim().affects() == Affects.ALLIES;
    boolean both = activate.aim().affects() == Affects.ALLIES_OR_SELF;
    for (char owner : both ? new char[] {'A', 'B'} : new char[] {allies ? 'B' : 'A'}) {
      List<Active> all =
          stage.actives(owner).stream()
              .filter(active -> active.effects().equals(activate.effects()))
              .toList();
      assertThat(all).as("lasting effects").hasSize(1);
      Active active = all.getFirst();
      assertThat(active.duration()).isEqualTo(activate.duration());
      assertThat(active.slots()).isEqualTo(activate.slots());
      assertThat(active.stance()).isEqualTo(activate.stance());
    }
  }

  private void expectSummon(SummonCard card, int number) {
    List<Event> summoned = stage.happened(What.SUMMONED, 'A');
    assertThat(summoned).as("summons").hasSize(number);
    for (Event event : summoned) {
      Watched summon = position.figure(event.whom());
      assertThat(summon.hitPoints()).isEqualTo(card.hitPoints());
      assertThat(summon.nature().stats().move()).isEqualTo(card.move().orElse(-1));
      assertThat(summon.nature().stats().attack()).isEqualTo(card.attack().orElse(-1));
      assertThat(summon.hex().distanceTo(stage.figure('A').hex())).isEqualTo(1);
    }
  }

  /** Whoever of the monsters did something. */
  private Watched commanded() {
    for (Event event : stage.happened()) {
      boolean did = event.what() == What.ATTACKED || event.what() == What.FORCED;
      if (did && position.figure(event.who()).nature().isMonster()) {
        return position.figure(event.who());
      }
    }
    throw new AssertionError("nobody was controlled");
  }

  private void expectCommand(Watched figure, List<Ability> abilities, What steps) {
    for (Ability ability : abilities) {
      if (ability instanceof Ability.Attack attack) {
        List<Event> attacks =
            stage.happened(What.ATTACKED).stream()
                .filter(e -> e.who().equals(figure.id()))
                .toList();
        assertThat(attacks).hasSize(1);
        int value = attack.value().on(2);
        assertThat(attacks.getFirst().number()).isEqualTo(value);
        assertThat(position.figure(attacks.getFirst().whom()).nature().isMonster()).isTrue();
        hurt(position.figure(attacks.getFirst().whom()), Math.max(0, value - position.shield()));
      } else if (ability instanceof Ability.Move move) {
        assertThat(stage.happened(steps).stream().filter(e -> e.who().equals(figure.id())))
            .hasSize(move.points().on(0));
      } else {
        throw new AssertionError("no expectation for " + ability);
      }
    }
  }

  private void expectRecover(Consequence.Recover recover) {
    boolean lost = recover.pile() == Consequence.Recover.Pile.LOST;
    char hero = lost ? 'A' : 'B';
    int[] gone = lost ? new int[] {5, 6} : new int[] {0, 1};
    long back = Arrays.stream(gone).filter(c -> stage.zone(hero, c) == Zone.HAND).count();
    assertThat(back).as("cards back in hand").isEqualTo(Math.min(BOTH, recover.number()));
  }
}
