package haven.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What keeps people from a page who cannot see well, or use no mouse. */
final class Barriers {
  private static final Set<String> GRAVE = Set.of("serious", "critical");
  private static final List<String> NEEDED = List.of("violations");

  private final List<String> findings = new ArrayList<>();

  void look(Visitor page, String what) {
    AxeRunOptions options = new AxeRunOptions();
    options.setResultTypes(NEEDED);
    for (Rule rule : new AxeBuilder(page.page()).options(options).analyze().getViolations()) {
      if (GRAVE.contains(String.valueOf(rule.getImpact()))) {
        rule.getNodes()
            .forEach(
                node ->
                    findings.add(
                        "%s: %s: %s (%s)"
                            .formatted(
                                what, rule.getId(), node.getTarget(), node.getFailureSummary())));
      }
    }
  }

  void areNone() {
    assertThat(findings).isEmpty();
  }
}
