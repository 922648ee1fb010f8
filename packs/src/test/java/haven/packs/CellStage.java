package haven.packs;

import haven.content.form.Bearer;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.pack.Pack;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.table.Figure;
import haven.play.table.StateText;
import haven.stage.Answers;
import haven.stage.Arena;
import java.util.List;

/**
 * A position rich enough that every word makes a difference in it: two games that differ in one
 * word are told and compared.
 *
 * @param draws the modifiers that come up first, for heroes and monsters
 */
record CellStage(Ruleset ruleset, List<ModifierCard> draws, Plan plan) {
  /**
   * Where it is played.
   *
   * @param heroes hero A among its friends and enemies
   * @param monsters monster g among its own
   */
  record Plan(String heroes, String monsters, boolean pays) {
    Plan(String heroes, String monsters) {
      this(heroes, monsters, true);
    }
  }

  private static final Plan OPEN =
      new Plan(
          """
          .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .
          .   c   B   .   a   b   .   e
            .   .   .$  A   .   %   .   .
          .   .   .   .   .   ^   .   .
          """,
          """
          .   h   .   g   A   B   .   .
            %   .$  .   .   .   .   .   C
          .   ^   .   .   .   .   .   .
          """);

  /** Nobody goes anywhere without trouble. */
  static final Plan ROUGH =
      new Plan(
          """
          *   *   ~   ~   *   ~   .   .
            ~   *   *   ~   *   *   .   .
          *   c   B   *   a   ~   *   e
            *   ~   *   A   *   ~   ~   .
          *   ~   %   ~   %   ^   .   ^
          """,
          """
          .   h   *   g   ~   ~   ~   A
            %   *   ~   ~   *   ~   B   .
          .   ^   %   ~   ~   ~   .   C
          """);

  /** Nobody is near, and what lies on the way is worth something or a hindrance. */
  static final Plan FAR =
      new Plan(
          """
          .$  .$  .$  .   .   .   .   .   .
            .$  .$  .$  .   .   .   .   .   .
          .$  A   .$  b   a   .   .   .   B
            .$  .$  .$  .   .   .   .   .   .
          .$  .$  .$  .   .   .   .   .   .
          """,
          "h   g   %   .   A   .   B   .   C");

  /** The same open floor, where nobody pays for anything. */
  static final Plan POOR = new Plan(OPEN.heroes(), OPEN.monsters(), false);

  /** Everybody is as near to one as to the other. */
  static final Plan TIED =
      new Plan(
          """
          .   .   e   .   .
            .   .   .   .
          .   A   a   B   .
            .   .   .   .
          .   .   b   .   .
          """,
          """
          .   A   .   .   B   .
            .   .   g   .   .
          .   .   .   .   .   .
            h   .   .   .   C
          """);

  CellStage(Ruleset ruleset, List<ModifierCard> draws) {
    this(ruleset, draws, OPEN);
  }

  private static final Element[] STRONG = {
    Element.FIRE, Element.ICE, Element.AIR, Element.EARTH, Element.LIGHT
  };
  private static final String WORN =
      """
      - {item: Spent, slot: small, then: spent, text: A., use: {when: during-turn, do: [{loot: 1}]}}
      - {item: Lost, slot: small, then: lost, text: A., use: {when: during-turn, do: [{loot: 1}]}}
      """;
  private static final String TOOL =
      """
      item: Tool
      slot: small
      then: spent
      use: %s
      text: Does it.
      """;

  /** What is told of a game in which somebody has these lines. */
  String told(Bearer bearer, String lines) {
    return switch (bearer) {
      case HERO -> hero(Written.lines(lines, "[{move: 1}]", "[{attack: 1}]", "[{move: 1}]"));
      case ITEM -> item("{when: during-turn, do: " + lines + "}", "[{move: 1}]");
      case MONSTER -> monster("{hit-points: 20, move: 2, attack: 2}", lines, "normal");
      case BOSS ->
          monster(
              "{hit-points: 20, move: 2, attack: 2, specials: [" + lines + "]}",
              "[{special: 1}]",
              "boss");
      case SUMMON, EFFECT, MODIFIER -> throw new IllegalArgumentException(bearer + " has no lines");
    };
  }

  /** A hero with these cards, its allies and enemies; two rounds. */
  String hero(String cards) {
    return hero(Written.pack(ruleset, cards, WORN), false);
  }

  /** The same hero with an item besides. */
  String item(String use, String top) {
    return hero(
        Written.pack(
            ruleset,
            Written.lines(top, "[{move: 1}]", "[{attack: 1}]", "[{move: 1}]"),
            TOOL.formatted(use),
            WORN),
        true);
  }

  private String hero(Pack pack, boolean tool) {
    Arena arena =
        Arena.trying(ruleset, pack.characterClass("Tester"), plan.heroes(), "First", "Second")
            .monsters(StatLine.of(30, 0, 2, 0).having(Effect.shield(1)))
            .monsters(MonsterCard.of(50, Ability.attack(2).at(Value.of(2))))
            .hero('B', late());
    ItemCard[] worn = {pack.item("Spent"), pack.item("Lost")};
    arena.items('B', worn);
    arena.items('A', tool ? new ItemCard[] {pack.item("Tool"), worn[0], worn[1]} : worn);
    stack(arena);
    if (!plan.pays()) {
      arena.unpaid();
    }
    arena.start();
    for (char hero : new char[] {'A', 'B'}) {
      arena.discard(hero, 5, 6).lose(hero, 7);
      int first = arena.sheet(hero).items().size() - worn.length;
      arena.sheet(hero).items().use(first);
      arena.sheet(hero).items().use(first + 1);
    }
    arena.give(arena.figure('B'), Condition.MUDDLE);
    if (plan != FAR) { // who is poisoned is not healed
      arena.give(arena.figure('B'), Condition.POISON);
    }
    arena.strong(STRONG);
    arena.selectFirstTwo().until(Prompt.Kind.ACTION, "A");
    StringBuilder asked = new StringBuilder();
    if (tool && arena.prompt().options().contains(new Choice.Use(0))) {
      arena.choose(new Choice.Use(0));
      goOn(arena, asked);
    }
    while (!arena.prompt().options().contains(new Choice.Act(0, true, false))) {
      arena.choose(arena.prompt().options().getFirst()); // a card that the item has it play
      goOn(arena, asked);
    }
    arena.choose(new Choice.Act(0, true, false));
    goOn(arena, asked);
    return twoRounds(arena) + asked;
  }

  /** What the ally does after everybody else: something of every kind. */
  private static AbilityCard late() {
    return AbilityCard.of(
        "Late",
        80,
        CardAction.of(
            Ability.attack(2).at(Value.of(3)),
            Ability.heal(1, Aim.SELF),
            Ability.give(Condition.WOUND, Aim.SELF),
            Ability.move(2)),
        CardAction.of());
  }

  /** The rest of this round and another one, which A begins with basic actions. */
  private static String twoRounds(Arena arena) {
    late(arena);
    arena.endRoundOrStay();
    String elements = elements(arena);
    arena.selectFirst(2);
    basic(arena, true);
    basic(arena, false);
    arena.endRoundOrStay();
    return told(arena) + elements;
  }

  private static void basic(Arena arena, boolean top) {
    arena.until(
        prompt ->
            prompt.kind() == Prompt.Kind.CARDS
                || prompt.kind() == Prompt.Kind.ACTION
                    && prompt.figure().equals(arena.figure('A').id()));
    arena.prompt().options().stream()
        .filter(
            one -> one instanceof Choice.Act(int _, boolean half, boolean b) && b && half == top)
        .findFirst()
        .ifPresent(arena::perform);
  }

  private static String elements(Arena arena) {
    StringBuilder told = new StringBuilder();
    for (Element element : Element.values()) {
      told.append(arena.isStrong(element)).append(arena.isInert(element));
    }
    return told.toString();
  }

  private static void late(Arena arena) {
    arena.until(
        prompt ->
            prompt.kind() == Prompt.Kind.CARDS
                || prompt.kind() == Prompt.Kind.ACTION
                    && prompt.options().contains(new Choice.Act(0, true, false)));
    if (arena.isAsked(Prompt.Kind.ACTION)) {
      arena.perform(new Choice.Act(0, true, false));
    }
  }

  /** Goes on as {@link Arena#goOn}, and uses the item whenever it can be used. */
  private static void goOn(Arena arena, StringBuilder asked) {
    for (int i = 0; i < 200; i++) {
      if (!(arena.game.prompt() instanceof Prompt prompt)
          || prompt.kind() == Prompt.Kind.ACTION
          || prompt.kind() == Prompt.Kind.CARDS) {
        return;
      }
      asked.append(prompt.kind()).append(prompt.options().contains(new Choice.Decline()));
      asked.append('\n');
      if (prompt.options().contains(new Choice.Use(0))) {
        arena.choose(new Choice.Use(0));
      } else {
        arena.choose(arena.answers.to(arena.game, prompt));
      }
    }
    throw new AssertionError("it never ends");
  }

  /** A monster with this line of its stat card and this card, its friends and foes; one round. */
  String monster(String line, String card, String rank) {
    Pack pack =
        Written.pack(
            ruleset,
            Written.lines(
                "[{shield: 1, lasts: round}, {attack: 1}]",
                "[{move: 1}]",
                "[{attack: 1}]",
                "[{move: 1}]"),
            """
            - monster: Beast
              standees: 6
              %s: %s
            - ability-deck: Beast
              cards: [{initiative: 50, do: %s}]
            - monster: Cub
              standees: 6
              normal: {hit-points: 15, move: 1, attack: 1}
            - ability-deck: Cub
              cards: [{initiative: 60, do: [{attack: +0}]}]
            """
                .formatted(rank, line, card));
    Arena arena =
        Arena.in(ruleset, plan.monsters())
            .answering(Answers.Policy.MUCH)
            .hero('A', pack.characterClass("Tester"), "First", "Second")
            .hero('B', late())
            .hero('C')
            .hitPoints('B', 30)
            .hitPoints('C', 30)
            .monster('g', pack, "Beast", Rank.valueOf(rank.toUpperCase(java.util.Locale.ROOT)))
            .monster('h', "Kin", StatLine.of(20, 0, 1, 0), MonsterCard.of(70, Ability.attack(1)))
            .hurt('g', 10)
            .hurt('h', 12);
    stack(arena);
    arena.start();
    arena.figure('A').hitPoints(6);
    arena.give(arena.figure('h'), Condition.MUDDLE);
    arena.strong(STRONG);
    arena.selectFirstTwo().until(Prompt.Kind.ACTION, "A");
    arena.choose(new Choice.Act(0, true, false));
    StringBuilder asked = new StringBuilder();
    goOn(arena, asked);
    return twoRounds(arena);
  }

  private void stack(Arena arena) {
    if (!draws.isEmpty()) {
      arena.stack('A', draws.toArray(ModifierCard[]::new));
      arena.stackMonsters(draws.toArray(ModifierCard[]::new));
    }
  }

  /** What happened, without what only repeats what is written. */
  private static String told(Arena arena) {
    StringBuilder told = new StringBuilder();
    for (Event event : arena.log) {
      told.append(
          switch (event) {
            case Event.Activated activated -> "activated for " + activated.who();
            case Event.Acts acts -> "acts " + acts.who();
            case Event.CardMoved moved -> "card of " + moved.who() + " to " + moved.to();
            case Event.ItemUsed used -> "item used by " + used.who();
            case Event.ItemRefreshed refreshed -> "item refreshed of " + refreshed.who();
            default -> event.toString().replaceAll("(Ability|Monster)Card\\[.*", "");
          });
      told.append('\n');
    }
    for (Figure figure : arena.game.state().alive()) {
      told.append(figure.name())
          .append(figure.hex())
          .append(figure.hitPoints())
          .append(figure.conditions())
          .append(figure.isFlying())
          .append('\n');
    }
    for (char hero : new char[] {'A', 'B'}) {
      told.append(arena.xp(hero)).append(' ').append(arena.sheet(hero).items()).append('\n');
      for (int card = 0; card < arena.sheet(hero).cards().all().size(); card++) {
        told.append(arena.zone(hero, card)).append(' ');
      }
    }
    told.append(new StateText(arena.game.state()).ground());
    return told.append(elements(arena)).toString();
  }
}
