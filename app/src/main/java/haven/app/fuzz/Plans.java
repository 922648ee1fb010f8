package haven.app.fuzz;

/**
 * Maps on which fragments are played: A and B start there, a, b and c are Guards, e an Ogre, g a
 * Beast, k its Kin, t a rock, u a snare; m is a plate, n a section; o and p are doors.
 */
final class Plans {
  static final String OPEN =
      """
      C   .   .   .   .   .   .   #   .   r
        D   .$  k   .$  .   .   .   o+  .   .
      .   c   .$  B   a   b   .   #   #   #
        .   .   m   A   g   t   e   p!  q   .
      .   "   n   .$  *   u   ~   #   .   .
      """;
  static final String TILED =
      """
      C   .   .   .   .   .   .   #   .   r
        D   .   k   .   .   .   .   o+  .   .
      .   c   .   B   a   b   .   #   #   #
        .   .   t   A   g   m   e   p!  q   .
      .   ~   *   u   "   n   .   #   .   .
      """;
  static final String FAR =
      """
      C   D   .$  .   .   .   k   #   .   r
        .$  .$  .$  .   g   .   .   o+  .   .
      .$  A   .$  .   .   a   .   #   #   #
        m   n   .$  t   c   b   .   p!  q   .
      .$  .   .   .   u   .   B   #   .   e
      """;
  static final String ROUGH =
      """
      C   D   ~   ~   *   ~   .   #   .   r
        ~   *   k   ~   *   *   .   o+  .   .
      *   c   B   *   a   ~   *   #   #   #
        m   ~   *   A   *   g   ~   p!  q   .
      *   b   %   "   t   u   n   #   .   e
      """;

  /** Tiles of every kind are next to everybody. */
  static final String LITTERED =
      """
      C   .   .   ^   .   %   .   #   .   r
        D   ^   B   a   ^   b   .   o+  .   .
      .   c   %   A   g   *   .   #   #   #
        ~   k   "   t   ~   u   e   p!  q   .
      *   m   n   .   ^   %   .   #   .   .
      """;

  /** Whoever wants to get at the others must pass everything that hinders. */
  static final String LANE =
      """
      C   .   ^   *   ~   a   t   #   .   r
        D   .   ^   *   ~   c   u   o+  .   .
      A   .   ^   *   ~   b   .   #   #   #
        m   B   ^   *   "   k   e   p!  q   .
      n   .   ^   *   "   g   .   #   .   .
      """;

  /** Nobody is adjacent to an enemy, and nobody far away. */
  static final String SPREAD =
      """
      C   D   .   .   .   k   .   #   .   r
        .   B   .   .   c   .   .   o+  .   .
      .   A   .   g   .   a   b   #   #   #
        .   m   .   .   t   u   e   p!  q   .
      .   n   .   ^   .   .   .   #   .   .
      """;

  /** The Ogre, which is late, is next to the other character. */
  static final String HIDDEN =
      """
      C   .   .   .   .   .   t   #   .   r
        D   .   k   e   .   .   u   o+  .   .
      .   c   .   B   a   b   .   #   #   #
        .   .   m   A   g   .   .   p!  q   .
      .   .   n   .   .   .   .   #   .   .
      """;

  /** The other character is next to the Beast. */
  static final String TURNED = turned(OPEN);

  static final String ROUGH_TURNED = turned(ROUGH);

  private Plans() {}

  private static String turned(String plan) {
    return plan.replace("A", "-").replace("B", "A").replace("-", "B");
  }
}
