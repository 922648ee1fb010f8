package haven.bots;

/** What the bots weigh, as games against themselves have shown. */
final class Fitted {
  static final Weights WEIGHTS =
      Weights.read(
          """
          dry 0.1807
          round 0.7619
          lost 3.370
          first 0.003729
          last 0.002669
          good 0.1509
          calm 0.08378
          mend 0.9360
          approach 0.07652
          march 1.491
          hit 0.6972
          reach 4.863
          close 0.1421
          fear 0.1099
          hurt 6.558
          nearer 0.3990
          door 15.38
          discreet 4.016
          loot 0.2822
          usual 3.296
          finish 2.874
          threat 0.1761
          near 3.850
          wounded 0.04935
          quiet 3.481
          patch 3.399
          even -5.072
          breath 2.325
          shortest 0.3634
          work -2.167
          seen -0.4009
          rooms -0.7288
          way -0.04046
          health 1.068
          weakest 0
          burden -1.279
          threatened 0
          mortal -0.2494
          affliction 0.2092
          summon 0.05
          tool 0.7723
          boon 0.07073
          rest -0.4122
          """);

  private Fitted() {}
}
