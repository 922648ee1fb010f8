package haven.app.fuzz;

import java.util.List;

/**
 * Where and how a fragment is played.
 *
 * @param plan the map: A and B start there, a, b and c are Guards, e an Ogre, g a Beast, k its Kin
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

  private static final String OPEN =
      """
      C   .   .   .   .   .   .   #   .   r
        D   .$  k   .$  .   .   .   o+  .   .
      .   c   .$  B   a   b   .   #   #   #
        .   .   m   A   g   t   e   p!  q   .
      .   .   n   .$  *   u   ~   #   .   .
      """;
  private static final String TILED =
      """
      C   .   .   .   .   .   .   #   .   r
        D   .   k   .   .   .   .   o+  .   .
      .   c   .   B   a   b   .   #   #   #
        .   .   t   A   g   m   e   p!  q   .
      .   .   *   u   ~   n   .   #   .   .
      """;
  private static final String FAR =
      """
      C   D   .$  .   .   .   k   #   .   r
        .$  .$  .$  .   g   .   .   o+  .   .
      .$  A   .$  .   .   a   .   #   #   #
        m   n   .$  t   c   b   .   p!  q   .
      .$  .   .   .   u   .   B   #   .   e
      """;
  private static final String ROUGH =
      """
      C   D   ~   ~   *   ~   .   #   .   r
        ~   *   k   ~   *   *   .   o+  .   .
      *   c   B   *   a   ~   *   #   #   #
        m   ~   *   A   *   g   ~   p!  q   .
      *   b   %   ~   t   u   n   #   .   e
      """;

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
      """
      {element: dark, is: strong},
      {give: poison, whom: {at: A}}, {give: wound, whom: {at: A}},
      {give: strengthen, whom: {at: B}}, {give: muddle, whom: {name: Beast}},
      {give: poison, whom: enemies}, {give: invisible, whom: {name: Kin}}, {give: curse, whom: {at: A}}, {give: curse, whom: enemies},
      {hit-points: 6, whom: {at: A}}, {hit-points: 1, whom: {name: Guard}},
      {hit-points: 2, whom: {name: Kin}}, {hit-points: 3, whom: {name: Beast}}\
      """;

  private static final String STILL = "[{attack: +0, range: 2}]";
  private static final String BUSY =
      """
      [{move: +0}, {attack: +0, push: 1, gives: wound}, {heal: 1, target: self}, \
      {consume: fire, then: [{shield: 1, lasts: round}]}]\
      """;

  static final List<Venue> ALL =
      List.of(
          new Venue("open", OPEN, "", "", "+0", HURT, STILL, 1, Habit.MUCH),
          new Venue(
              "after an attack",
              OPEN,
              "{attack: 2, area: ['@   x   x']},",
              "{attack: +0},",
              "+1",
              HURT,
              STILL,
              1,
              Habit.MUCH),
          new Venue(
              "after a move", FAR, "{move: 3},", "{move: 3},", "+0", HURT, BUSY, 1, Habit.MUCH),
          new Venue(
              "sick",
              OPEN,
              "{attack: 4, target: enemies, range: 2},",
              "{attack: 4},",
              "-1",
              SICK,
              BUSY,
              2,
              Habit.MUCH),
          new Venue("rough", ROUGH, "{move: 4, jump: true},", "", "2x", HURT, BUSY, 2, Habit.MUCH),
          new Venue("unpaid", OPEN, "{attack: 1, range: 2},", "", "+0", HURT, BUSY, 1, Habit.POOR),
          new Venue(
              "tiles", TILED, "{destroy: trap, range: 9},", "", "+0", HURT, STILL, 1, Habit.MUCH),
          new Venue(
              "paid",
              OPEN,
              "{pay-damage: 2, then: [{loot: 2}]}, {give: curse, target: enemies-adjacent},",
              "{give: wound, target: enemies-adjacent},",
              "+0",
              SICK,
              STILL,
              2,
              Habit.MUCH),
          new Venue("by lot", OPEN, "{move: 2},", "", "+0", HURT, BUSY, 2, Habit.LOT),
          new Venue("by another lot", ROUGH, "{attack: 1},", "", "+1", SICK, BUSY, 1, Habit.LOT));

  @Override
  public String toString() {
    return name;
  }
}
