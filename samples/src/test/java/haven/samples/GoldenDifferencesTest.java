package haven.samples;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.testkit.KeptFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The kept games of two rulesets differ where the rulesets do, and not only in what they cite. */
final class GoldenDifferencesTest {
  private static final Pattern ROW = Pattern.compile("\\[([A-Z]+-\\d+[a-z]?)]");

  /** Rows of its own that the games of a ruleset cite, compared with any other. */
  private static final int OWN_ROWS = 8;

  /** Policies at least that are met in the games of a ruleset, of those of any other. */
  private static final int POLICIES_MET = 7;

  private static final int LONG = 180;
  private static final int LONG_ALONE = 60;

  @Test
  void theGamesAreLong() throws IOException {
    for (Samples sample : Samples.values()) {
      List<Integer> lengths = new ArrayList<>();
      for (GoldenGame golden : of(sample)) {
        lengths.add(golden.kept().lines().size());
      }
      assertThat(lengths).as(sample.id()).hasSizeGreaterThanOrEqualTo(3);
      int enough = sample.most() == 1 ? LONG_ALONE : LONG;
      assertThat(lengths).as(sample.id()).anyMatch(length -> length >= enough);
    }
  }

  @Test
  void twoRulesetsCiteDifferentRows() throws IOException {
    Map<Samples, Set<String>> rows = new HashMap<>();
    for (Samples sample : Samples.values()) {
      Set<String> cited = new TreeSet<>();
      for (GoldenGame golden : of(sample)) {
        ROW.matcher(golden.file().text()).results().forEach(row -> cited.add(row.group(1)));
      }
      rows.put(sample, cited);
    }
    for (Samples one : Samples.values()) {
      for (Samples other : Samples.values()) {
        if (one != other) {
          Set<String> own = new TreeSet<>(rows.getOrDefault(one, Set.of()));
          own.removeAll(rows.getOrDefault(other, Set.of()));
          assertThat(own)
              .as("cited in %s and not in %s", one.id(), other.id())
              .hasSizeGreaterThanOrEqualTo(OWN_ROWS);
        }
      }
    }
  }

  /**
   * Each policy in which two rulesets differ is exchanged, one at a time, and the games are played
   * again. The file lists those that some game notices and those that none does: a policy that is
   * no longer met, or a new one that is not, shows there.
   */
  @Test
  void thePoliciesInWhichTwoRulesetsDifferAreMet() throws IOException {
    StringBuilder text = new StringBuilder();
    Map<String, Integer> few = new HashMap<>();
    for (Samples sample : Samples.values()) {
      List<PolicyWitness> witnesses = new ArrayList<>();
      for (GoldenGame golden : of(sample)) {
        witnesses.add(new PolicyWitness(golden, golden.kept()));
      }
      Map<Ruleset, Boolean> known = new HashMap<>(); // two games may share a policy
      Predicate<Ruleset> noticed =
          rules ->
              known.computeIfAbsent(
                  rules, _ -> witnesses.stream().anyMatch(one -> one.notices(rules)));
      Ruleset own = of(sample).getFirst().rules();
      for (Ruleset other : Ruleset.ALL) {
        if (other != own) {
          String pair = own + " as in " + other;
          int met = compare(text, pair, noticed, PolicySwap.between(own, other));
          if (met < POLICIES_MET) {
            few.put(pair, met);
          }
        }
      }
    }
    KeptFile.golden(GoldenGame.folder().resolve("policies.txt")).holds(text.toString());
    assertThat(few).as("too few differences are met").isEmpty();
  }

  private static int compare(
      StringBuilder text, String pair, Predicate<Ruleset> noticed, List<PolicySwap> swaps) {
    Map<Boolean, List<String>> met =
        swaps.stream()
            .collect(
                Collectors.partitioningBy(
                    swap -> noticed.test(swap.ruleset()),
                    Collectors.mapping(PolicySwap::policy, Collectors.toList())));
    List<String> yes = met.getOrDefault(true, List.of());
    List<String> no = met.getOrDefault(false, List.of());
    text.append("%s: %d of %d policies are met\n".formatted(pair, yes.size(), swaps.size()));
    yes.forEach(policy -> text.append("  met      ").append(policy).append('\n'));
    no.forEach(policy -> text.append("  not met  ").append(policy).append('\n'));
    return yes.size();
  }

  private static List<GoldenGame> of(Samples sample) {
    return GoldenGame.ALL.stream().filter(golden -> golden.sample() == sample).toList();
  }
}
