package haven.bots;

/** What the bots weigh, as games against themselves have shown. */
final class Fitted {
  static final Weights WEIGHTS =
      Weights.read(
          """
          dry 0.1071
          round 0.4605
          lost 4.113
          first 0.009337
          last 0.04157
          good 0.1085
          calm 0.3297
          mend 0.6773
          approach 0.1271
          march 0.7571
          hit 0.8777
          reach 2.995
          close 0.1117
          fear 0.2368
          hurt 1.966
          nearer 0.2608
          door 9.205
          discreet 8.948
          loot 0.2774
          usual 1.941
          finish 4.012
          threat 0.4787
          health 7.288
          presence 91.58
          lasting 87.58
          blows 2.560
          walk 1.384
          near 8.647
          wounded 0.03250
          quiet 4.433
          patch 1.510
          kill 1.500
          point 0.6000
          strength 1.500
          danger 0.5000
          step 0.1200
          room 4.000
          affliction 0.8000
          rest 1.500
          """);

  private Fitted() {}
}
