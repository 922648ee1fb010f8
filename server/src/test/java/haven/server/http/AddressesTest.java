package haven.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Who can reach a server by what it is bound to. */
class AddressesTest {
  @Test
  void aServerOfThisMachineHasNoAddressForOthers() {
    assertThat(Addresses.names("127.0.0.1")).isEmpty();
    assertThat(Addresses.names("localhost")).isEmpty();
    assertThat(Addresses.names("192.0.2.7")).containsExactly("192.0.2.7");
    assertThat(Addresses.names("0.0.0.0")).noneMatch(Addresses::isOwnMachine);
  }

  @Test
  void aBrowserAtThisMachineIsKnownByTheNameItUses() {
    assertThat(Addresses.isOwnMachine("localhost:8420")).isTrue();
    assertThat(Addresses.isOwnMachine("[::1]:8420")).isTrue();
    assertThat(Addresses.isOwnMachine("127.0.0.1")).isTrue();
    assertThat(Addresses.isOwnMachine("192.0.2.7:8420")).isFalse();
    assertThat(Addresses.isOwnMachine("localhost.example")).isFalse();
  }
}
