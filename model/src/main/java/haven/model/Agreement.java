package haven.model;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What a group has agreed on in place of what its ruleset has.
 *
 * @param policies and what each of them is set to
 */
public record Agreement(Map<Policy, String> policies) {
  public static final Agreement NONE = new Agreement(Map.of());

  public Agreement {
    Map<Policy, String> inOrder = new EnumMap<>(Policy.class);
    inOrder.putAll(policies);
    policies = Collections.unmodifiableMap(inOrder);
  }

  /**
   * Reads what {@link #toString} writes, such as {@code sight=any-point, lossPrevails=false}.
   *
   * @throws IllegalArgumentException if there is no such policy, or it has no such value
   */
  public static Agreement of(String text) {
    Agreement agreement = NONE;
    for (String one : text.split(",", -1)) {
      if (!one.isBlank()) {
        int equals = one.indexOf('=');
        if (equals < 0) {
          throw new IllegalArgumentException("'" + one.strip() + "' should be POLICY=VALUE");
        }
        agreement =
            agreement.with(one.substring(0, equals).strip(), one.substring(equals + 1).strip());
      }
    }
    return agreement;
  }

  /**
   * One policy more.
   *
   * @throws IllegalArgumentException if there is no such policy, or it has no such value
   */
  public Agreement with(String policy, String value) {
    Policy named = Policy.named(policy);
    Ruleset _ = named.set(Ruleset.GLOOMHAVEN, value);
    Map<Policy, String> more = new EnumMap<>(Policy.class);
    more.putAll(policies);
    more.put(named, value);
    return new Agreement(more);
  }

  public boolean isEmpty() {
    return policies.isEmpty();
  }

  /** The ruleset as the group plays it. */
  public Ruleset on(Ruleset ruleset) {
    Ruleset agreed = ruleset;
    for (var policy : policies.entrySet()) {
      agreed = policy.getKey().set(agreed, policy.getValue());
    }
    return agreed;
  }

  /** Nothing if nothing was agreed on, so that such games keep their numbers. */
  public void tell(Facts facts) {
    policies.forEach((policy, value) -> facts.word(policy.id()).word(value));
  }

  @Override
  public String toString() {
    return policies.entrySet().stream()
        .map(policy -> policy.getKey().id() + "=" + policy.getValue())
        .collect(Collectors.joining(", "));
  }
}
