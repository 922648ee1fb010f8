package haven.app.fuzz;

import java.util.List;

/**
 * Where and how a fragment is played.
 *
 * @param plan the map, one of {@link Plans}
 * @param before lines of the card half before those that are tried
 * @param beforeMonsters the same for cards of monsters
 * @param modifiers of which the tester's deck consists
 * @param meanwhile what happens when the second round starts
 * @param guards what the other monsters do
 * @param first the round in which it is played: in one before it everybody gets ready
 */
record Venue(
    String name,
    String plan,
    String before,
    String beforeMonsters,
    String modifiers,
    String meanwhile,
    String guards,
    int first,
    Habit habit) {

  private static final String STRONG =
      """
      {element: fire, is: strong}, {element: ice, is: strong}, {element: air, is: strong},
      {element: earth, is: strong}, {element: light, is: strong},\
      """;
  private static final String HURT =
      STRONG
          + """
          {give: muddle, whom: {at: B}}, {give: poison, whom: {at: B}},
          {give: wound, whom: {name: Guard, number: 1}},
          {hit-points: 18, whom: {at: A}}, {hit-points: 14, whom: {at: B}},
          {hit-points: 9, whom: {name: Beast}}, {hit-points: 7, whom: {name: Kin}}\
          """;
  private static final String SICK =
      STRONG
          + """
          {element: dark, is: strong},
          {give: poison, whom: {at: A}}, {give: wound, whom: {at: A}},
          {give: strengthen, whom: {at: B}}, {give: muddle, whom: enemies},
          {give: poison, whom: enemies}, {give: invisible, whom: {name: Kin}}, {give: curse, whom: {at: A}}, {give: curse, whom: enemies},
          {hit-points: 6, whom: {at: A}}, {hit-points: 1, whom: {name: Guard}},
          {hit-points: 2, whom: {name: Kin}}, {hit-points: 3, whom: {name: Beast}}\
          """;

  /** Everybody has a mark and something to be cured of, and nobody is whole. */
  private static final String ILL =
      STRONG
          + """
          {element: dark, is: strong}, {mark: Prey, whom: figures}, {give: wound, whom: figures},
          {give: poison, whom: figures}, {give: muddle, whom: figures},
          {hit-points: 15, whom: {side: allies}}, {hit-points: 8, whom: enemies}\
          """;

  /** Everybody is whole but some who are nearly dead. */
  private static final String WHOLE =
      STRONG + "{mark: Prey, whom: enemies}, {hit-points: 1, whom: {name: Guard, number: 2}}";

  /** There are no elements. */
  private static final String DULL =
      """
      {hit-points: 12, whom: figures}, {give: wound, whom: figures}, {mark: Prey, whom: allies}\
      """;

  /** Whoever strikes monsters kills them. */
  private static final String FRAIL =
      STRONG
          + """
          {hit-points: 1, whom: enemies}, {give: muddle, whom: {at: A}},
          {give: poison, whom: {at: A}}, {give: wound, whom: {at: A}}\
          """;

  /** Whoever strikes the characters kills them. */
  private static final String DEADLY = STRONG + "{hit-points: 4, whom: allies}";

  /** The tester is out of it at once. */
  private static final String LEFT = HURT + ", {mark: Prey, whom: figures}, {remove: {at: A}}";

  private static final String STILL = "[{attack: +0, range: 2}]";
  private static final String BUSY =
      """
      [{move: +0}, {attack: +0, push: 1, gives: [wound, muddle]}, {heal: 1, target: self}, \
      {consume: fire, then: [{shield: 1, lasts: round}]}]\
      """;

  private static final String SWEEP = "{attack: 2, area: ['@   x   x']},";
  private static final String STRIKE = "{attack: 4, target: enemies, range: 2},";
  private static final String DISARM = "{destroy: trap, range: 9},";
  private static final String PRICE =
      "{pay-damage: 2, then: [{loot: 2}]}, {give: curse, target: enemies-adjacent},";

  private static final String DISCARD = "{pay: {discard: 2}, then: [{loot: 1}]},";

  /** Everybody flies. */
  private static final String ALOFT = HURT + ", {bestow: [{flying: true}], whom: figures}";

  /** Nobody is seen by the others. */
  private static final String UNSEEN = HURT + ", {give: invisible, whom: figures}";

  static final List<Venue> ALL =
      List.of(
          venue("open", Plans.OPEN, HURT).by(STILL),
          venue("after an attack", Plans.OPEN, HURT)
              .after(SWEEP, "{attack: +0},")
              .with("+1")
              .by(STILL),
          venue("after a move", Plans.FAR, HURT).after("{move: 3},", "{move: 3},"),
          venue("sick", Plans.OPEN, SICK).after(STRIKE, "{attack: 4},").with("-1").later(),
          venue("rough", Plans.ROUGH, HURT).after("{move: 4, jump: true},", "").with("2x").later(),
          venue("unpaid", Plans.OPEN, HURT).after("{attack: 1, range: 2},", "").as(Habit.POOR),
          venue("tiles", Plans.TILED, HURT).after(DISARM, "").by(STILL),
          venue("paid", Plans.OPEN, SICK)
              .after(PRICE, "{give: wound, target: enemies-adjacent},")
              .by(STILL)
              .later(),
          venue("by lot", Plans.OPEN, HURT).after("{move: 2},", "").later().as(Habit.LOT),
          venue("by another lot", Plans.ROUGH, SICK)
              .after("{attack: 1},", "")
              .with("+1")
              .as(Habit.LOT),
          venue("ill", Plans.OPEN, ILL).after("{attack: 1},", "").by(STILL),
          venue("ill and ready", Plans.SPREAD, ILL).later(),
          venue("littered", Plans.LITTERED, HURT).by(STILL),
          venue("littered and ready", Plans.LITTERED, ILL).later(),
          venue("littered and unpaid", Plans.LITTERED, HURT).later().as(Habit.POOR),
          venue("unpaid by the ill", Plans.OPEN, ILL)
              .after("{attack: 1, range: 2},", "")
              .later()
              .as(Habit.POOR),
          venue("lane", Plans.LANE, HURT),
          venue("lane and back", Plans.LANE, HURT).after("{move: 3},", "").with("+1").later(),
          venue("spread", Plans.SPREAD, HURT).with("-1").later(),
          venue("dull", Plans.OPEN, DULL),
          venue("dull and littered", Plans.LITTERED, DULL).later(),
          venue("frail", Plans.OPEN, FRAIL),
          venue("whole", Plans.OPEN, WHOLE).later(),
          venue("whole at first", Plans.OPEN, WHOLE).after("{loot: 2},", "{loot: 2},"),
          venue("deadly", Plans.OPEN, DEADLY).after(STRIKE, "{attack: 7, range: 3},"),
          venue("ill, turned round", Plans.TURNED, ILL).after("", "{attack: +0},").by(STILL),
          venue("turned round", Plans.TURNED, HURT)
              .after("{move: 2},", "{move: 1},")
              .with("2x")
              .later(),
          venue("left alone", Plans.TURNED, LEFT),
          venue("left later", Plans.SPREAD, LEFT).later(),
          venue("lot of the open", Plans.OPEN, ILL).later().as(Habit.LOT),
          venue("lot of the tiles", Plans.LITTERED, HURT).later().as(Habit.LOT),
          venue("lot of the lane", Plans.LANE, ILL).later().as(Habit.LOT),
          venue("lot of the spread", Plans.SPREAD, HURT).after(STRIKE, "").as(Habit.LOT),
          venue("frail after a strike", Plans.OPEN, FRAIL).after(STRIKE, "{attack: +0},"),
          venue("frail and unpaid", Plans.OPEN, FRAIL)
              .after(STRIKE, "{attack: +0},")
              .later()
              .as(Habit.POOR),
          venue("discarded", Plans.OPEN, HURT).after(DISCARD, ""),
          venue("discarded later", Plans.SPREAD, ILL).after(DISCARD, "").later(),
          venue("aloft", Plans.LITTERED, ALOFT).by(STILL),
          venue("aloft on the lane", Plans.LANE, ALOFT).later(),
          venue("rough, turned round", Plans.ROUGH_TURNED, HURT).by(STILL),
          venue("hidden", Plans.HIDDEN, UNSEEN),
          venue("hidden at first", Plans.HIDDEN, UNSEEN).after("{move: 1},", "").later(),
          venue("lot of the far", Plans.FAR, SICK).after(SWEEP, "").later().as(Habit.LOT));

  /** Whether what is tried comes after a heal, unless a card half is. */
  boolean isHealed() {
    return habit != Habit.POOR && !meanwhile.equals(ILL);
  }

  private static Venue venue(String name, String plan, String meanwhile) {
    return new Venue(name, plan, "", "", "+0", meanwhile, BUSY, 1, Habit.MUCH);
  }

  private Venue after(String lines, String linesOfMonsters) {
    return new Venue(
        name, plan, lines, linesOfMonsters, modifiers, meanwhile, guards, first, habit);
  }

  private Venue with(String modifier) {
    return new Venue(name, plan, before, beforeMonsters, modifier, meanwhile, guards, first, habit);
  }

  private Venue by(String others) {
    return new Venue(
        name, plan, before, beforeMonsters, modifiers, meanwhile, others, first, habit);
  }

  /** In the second round. */
  private Venue later() {
    return new Venue(name, plan, before, beforeMonsters, modifiers, meanwhile, guards, 2, habit);
  }

  private Venue as(Habit other) {
    return new Venue(
        name, plan, before, beforeMonsters, modifiers, meanwhile, guards, first, other);
  }

  @Override
  public String toString() {
    return name;
  }
}
