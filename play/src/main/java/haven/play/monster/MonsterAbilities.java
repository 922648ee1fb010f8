package haven.play.monster;

import haven.board.Board;
import haven.board.Hex;
import haven.board.Terrain;
import haven.board.move.Movement;
import haven.model.AbilityKind;
import haven.model.Cite;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.rules.MonsterRules;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.ability.Abilities;
import haven.play.ability.Targeted;
import haven.play.ability.Tiles;
import haven.play.ability.Values;
import haven.play.attack.Aimed;
import haven.play.attack.Attacks;
import haven.play.attack.Targeting;
import haven.play.command.ActingAgain;
import haven.play.engine.Choice;
import haven.play.engine.ChoiceWords;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.item.Loot;
import haven.play.map.Emptiness;
import haven.play.mind.Action;
import haven.play.mind.Attack;
import haven.play.mind.Outcome;
import haven.play.mind.Performance;
import haven.play.mind.Position;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** What monsters do besides moving and attacking (MAB). */
public final class MonsterAbilities {
  private MonsterAbilities() {}

  static void perform(Play play, FigureId figure, Ability ability) {
    Figure acting = play.figure(figure);
    if (Paying.first(play, figure, ability, ability.riders(), new Again(figure, ability))) {
      return;
    }
    switch (ability) {
      case Ability.Paid paid -> paid(play, acting, paid);
      case Ability.When when ->
          play.push(
              Extras.readOn(
                  figure,
                  Values.of(play, acting).hold(when.checks()) ? when.then() : when.otherwise()));
      case Ability.Activate activate when activate.isForSelf() ->
          Abilities.activate(play, acting, activate);
      case Ability.Activate activate ->
          play.pushAll(
              friends(play, acting, AbilityKind.SHIELD, activate.aim()).stream()
                  .map(id -> new Apply(figure, activate, id))
                  .toList());
      case Ability.Loot(int range) -> Loot.byAbility(play, acting, range);
      case Ability.Heal heal -> MonsterHeal.perform(play, acting, heal);
      case Ability.Inflict(Consequence.Gain gain, Aim aim) when gain.isGood() ->
          give(play, acting, gain, aim);
      case Ability.Inflict again when again.what() instanceof Consequence.ActAgain ->
          actAgain(play, acting, again);
      case Ability.Inflict inflict when !inflict.isPositive() -> atEnemies(play, figure, inflict);
      case Ability.Control control when control.aim().all() -> atEnemies(play, figure, control);
      case Ability.Grant grant -> Granting.begin(play, acting, grant);
      case Ability.CreateTile create -> play.push(new Trap(figure, create, create.number()));
      case Ability.Attack _,
          Ability.Moving _,
          Ability.Affecting _,
          Ability.ForSelf _,
          Ability.Summoning _,
          Ability.OnTiles _,
          Ability.Composed _,
          Ability.OnScenario _,
          Ability.Brings _,
          Ability.Special _ ->
          Abilities.perform(play, figure, FigureId.NOBODY, ability, true);
    }
  }

  /** An ability is performed, now that its elements are consumed. */
  record Again(FigureId figure, Ability ability) implements Task {
    @Override
    public void run(Play play) {
      if (play.canPerform(play.figure(figure))) {
        perform(play, figure, ability);
      }
    }
  }

  /** What an element makes possible, or what is done without it (MEL-02). */
  private static void paid(Play play, Figure figure, Ability.Paid paid) {
    boolean benefits =
        Monsters.card(play, figure)
            .map(card -> Paying.benefits(play, figure.id(), card, paid))
            .orElse(false);
    List<Ability> part = benefits ? paid.then() : paid.otherwise();
    play.pushAll(part.stream().map(one -> new Again(figure.id(), one)).toList());
  }

  /** Whom something good can be done to. */
  static List<FigureId> friends(Play play, Figure acting, AbilityKind kind, Aim aim) {
    Aimed aimed = Attacks.aimed(play, acting, kind, true, aim);
    int range = acting.nature().stats().range();
    if (aim.range().isEmpty()
        && aim.affects() == Affects.AS_USUAL
        && range > 0
        && play.rules().monsters().unprintedRange()
            == MonsterRules.UnprintedRange.OF_THE_STAT_CARD) { // MAB-07
      aimed = aimed.range(range);
    }
    Targeting targeting = Attacks.targeting(play, acting.id(), FigureId.NOBODY, aimed);
    List<FigureId> ids = new ArrayList<>();
    for (Figure figure : play.scene().figures()) {
      if (targeting.mayTarget(figure)
          && Values.of(play, acting, play.figure(figure.id())).hold(aim.only())) {
        ids.add(figure.id());
      }
    }
    return ids;
  }

  /** Those that are closest by range, then earliest in the order of initiative. */
  static List<FigureId> closest(Play play, Figure figure, List<FigureId> candidates) {
    Board board = play.board();
    int here = board.at(figure.hex());
    List<FigureId> best = new ArrayList<>();
    int least = Integer.MAX_VALUE;
    for (FigureId id : candidates) {
      Figure other = play.figure(id);
      int rank = board.range(here, board.at(other.hex())) * 100_000 + other.initiative().order();
      if (rank < least) {
        least = rank;
        best.clear();
      }
      if (rank == least) {
        best.add(id);
      }
    }
    return List.copyOf(best);
  }

  /**
   * Those whom it makes act once more do so in the order of their turns. Whoever acts because of
   * another makes nobody act: two of them would never come to an end.
   */
  private static void actAgain(Play play, Figure acting, Ability.Inflict again) {
    if (play.state().commander(acting.id()).isPresent()) {
      return;
    }
    Aim aim = again.aim();
    Targeting targeting =
        Attacks.targeting(play, acting.id(), FigureId.NOBODY, Targeted.aimed(play, acting, again));
    boolean anywhere = aim.among() == Aim.Among.ANYWHERE;
    play.pushAll(
        play.scene().figures().stream()
            .filter(one -> anywhere ? targeting.concerns(one) : targeting.mayTarget(one))
            .filter(one -> Values.of(play, acting, one).hold(aim.only()))
            .filter(one -> ActingAgain.isPossible(play, one))
            .sorted(Comparator.comparing(Figure::initiative))
            .limit(aim.all() ? Integer.MAX_VALUE : 1)
            .map(one -> new Apply(acting.id(), again, one.id()))
            .toList());
  }

  /** MAB-11, MAB-12: the closest by range that does not have it yet, then by initiative. */
  private static void give(Play play, Figure figure, Consequence.Gain gain, Aim aim) {
    List<FigureId> candidates = friends(play, figure, AbilityKind.CONDITION, aim);
    Ability.Inflict give = new Ability.Inflict(gain, aim);
    if (aim.all()) {
      play.pushAll(candidates.stream().map(id -> new Apply(figure.id(), give, id)).toList());
      return;
    }
    List<FigureId> without =
        candidates.stream()
            .filter(id -> !gain.conditions().stream().allMatch(play.figure(id)::has))
            .toList();
    play.push(new Friend(figure.id(), give, closest(play, figure, without)));
  }

  /** MAB-10: targets are found by the focus rules, as if they were attacked. */
  private static void atEnemies(Play play, FigureId figure, Ability.Affecting ability) {
    Figure acting = play.figure(figure);
    Aim aim = ability.aim();
    if (aim.affects() == Affects.SELF) {
      play.push(new Apply(figure, ability, figure));
      return;
    }
    if (aim.affects() == Affects.ALLIES && !aim.all() && aim.among() == Aim.Among.ANYBODY) {
      List<FigureId> own = friends(play, acting, ability.kind(), aim);
      play.push(new Friend(figure, ability, closest(play, acting, own)));
      return;
    }
    Aimed aimed = Targeted.aimed(play, acting, ability);
    if (aim.all() || aim.among() != Aim.Among.ANYBODY || aim.affects() == Affects.FIGURES) {
      Targeting targeting = Attacks.targeting(play, figure, FigureId.NOBODY, aimed);
      List<Apply> all = new ArrayList<>();
      for (Figure other : play.scene().figures()) {
        FigureId id = other.id();
        if (targeting.mayTarget(other)
            && Attacks.isAmong(play, aim.among(), id)
            && Values.of(play, acting, play.figure(id)).hold(aim.only())) {
          all.add(new Apply(figure, ability, id));
        }
      }
      if (ability instanceof Ability.Control) { // one after the other, as their turns come
        all.sort(Comparator.comparing(one -> play.figure(one.target).initiative().order()));
      }
      boolean some = !aim.all() && aim.among() != Aim.Among.ANYBODY;
      play.pushAll(some ? all.stream().limit(aimed.targetValue()).toList() : all);
      return;
    }
    int range = aimed.rangeValue(play.rules().targeting()).orElse(0);
    Attack attack = new Attack(range, Math.max(1, aimed.targetValue()), aim.area());
    play.push(new Foes(figure, ability, attack));
  }

  /** Whether a step is about the focus, so that it matters who that is. */
  static boolean needsFocus(Performance.Step step) {
    return switch (step) {
      case Performance.Step.Move _, Performance.Step.Strike _ -> true;
      case Performance.Step.Other(Ability.Inflict inflict) ->
          isAtOne(inflict.aim()) && !inflict.isPositive();
      case Performance.Step.Other _ -> false;
    };
  }

  private static boolean isAtOne(Aim aim) {
    return !aim.all() && aim.affects() != Affects.SELF;
  }

  /** Who is targeted by something that is no attack. */
  public record Foes(FigureId figure, Ability.Affecting ability, Attack attack)
      implements Question {
    private List<Outcome> outcomes(Play play) {
      if (Focusing.isHidden(play)) {
        return List.of();
      }
      Figure acting = play.figure(figure);
      var conditions = new HashSet<>(acting.conditions());
      conditions.remove(Condition.DISARM);
      return play.workshop()
          .mind
          .decide(
              new Position(
                  play.scene(),
                  play.state().sceneIndex(figure),
                  new Action(0, Movement.of(acting.isFlying(), false, false), Optional.of(attack)),
                  conditions,
                  Focusing.mindset(play)));
    }

    @Override
    public Phrase means(Play play, Prompt prompt, Choice choice) {
      return choice instanceof Choice.Targets(int group)
          ? ChoiceWords.targets(play, outcomes(play).get(group))
          : Question.super.means(play, prompt, choice);
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      int outcomes = outcomes(play).size();
      for (int i = 0; i < outcomes; i++) {
        options.add(new Choice.Targets(i));
      }
      return play.askGroup(Prompt.Kind.MONSTER_TURN, figure, Cite.MONSTER_TARGETS, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      Outcome outcome = outcomes(play).get(((Choice.Targets) choice).group());
      if (Focusing.kept(play).isNobody()) {
        Focusing.ids(play, outcome.focuses()).stream()
            .findFirst()
            .ifPresent(focus -> Focusing.keep(play, focus));
      }
      List<Apply> all = new ArrayList<>();
      for (Hex hex : outcome.attacks()) {
        FigureId id = play.state().at(hex);
        if (id.isSomebody()) {
          all.add(new Apply(figure, ability, id));
        }
      }
      play.pushAll(all);
    }
  }

  /** One of several who are as good: the group decides. */
  interface AmongEquals extends Question {
    FigureId figure();

    Ability ability();

    List<FigureId> best();

    Cite cite();

    @Override
    default Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.FIGURE.for", CardWords.ability(ability()));
    }

    @Override
    default Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      best().forEach(id -> options.add(new Choice.At(id)));
      return play.askGroup(Prompt.Kind.FIGURE, figure(), cite(), options);
    }
  }

  /** For whom it does something good. */
  public record Friend(FigureId figure, Ability.Affecting ability, List<FigureId> best)
      implements AmongEquals {
    @Override
    public Cite cite() {
      return Cite.MONSTER_FRIEND;
    }

    @Override
    public void answer(Play play, Choice choice) {
      Targeted.apply(play, figure, FigureId.NOBODY, ability, ((Choice.At) choice).figure());
    }
  }

  /** The ability takes effect on one figure. */
  record Apply(FigureId figure, Ability.Affecting ability, FigureId target) implements Task {
    @Override
    public void run(Play play) {
      if (play.canPerform(play.figure(figure)) && play.isHere(target)) {
        Targeted.apply(play, figure, FigureId.NOBODY, ability, target);
      }
    }
  }

  /** A tile next to the monster, in the hex nearest to an enemy. */
  public record Trap(FigureId figure, Ability.CreateTile create, int number) implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.HEX.tile", CardWords.ability(create));
    }

    @Override
    public Prompt prompt(Play play) {
      Tiles.Create all = Tiles.create(figure, FigureId.NOBODY, create, true);
      Board board = play.board();
      Figure acting = play.figure(figure);
      List<Choice> best = new ArrayList<>();
      int least = Integer.MAX_VALUE;
      for (Choice choice : all.prompt(play).options()) {
        if (choice instanceof Choice.To(Hex hex)) {
          boolean anywhere = create.tile().terrain() == Terrain.WATER;
          if (anywhere && !isEmpty(play, hex)) {
            continue;
          }
          int range = Integer.MAX_VALUE - 1;
          for (Figure other : play.state().alive()) {
            if (other.side() != acting.side() && !anywhere) {
              range = Math.min(range, board.range(board.at(hex), board.at(other.hex())));
            }
          }
          if (range < least) {
            least = range;
            best.clear();
          }
          if (range == least) {
            best.add(choice);
          }
        }
      }
      return play.askGroup(Prompt.Kind.HEX, figure, Cite.CREATE_TILE, best);
    }

    private static boolean isEmpty(Play play, Hex hex) {
      return Emptiness.of(play.state()).isEmpty(play.board().at(hex));
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (number > 1) {
        play.push(new Trap(figure, create, number - 1));
      }
      new Tiles.Create(figure, FigureId.NOBODY, create, 1, true).answer(play, choice);
    }
  }
}
