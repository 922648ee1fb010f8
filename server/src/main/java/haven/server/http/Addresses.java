package haven.server.http;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Who can reach a server that is bound to an address, and by which names. */
final class Addresses {
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  private Addresses() {}

  /** Whether only this machine can. */
  static boolean isLoopback(String host) {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }

  /** Whether a name, as a browser sends it, means the browser's own machine. */
  static boolean isOwnMachine(String host) {
    return LOOPBACK.contains(host.toLowerCase(Locale.ROOT).replaceFirst(":\\d+$", ""));
  }

  /** The names by which other machines may reach it; none if they cannot. */
  static List<String> names(String host) {
    try {
      InetAddress bound = InetAddress.getByName(host);
      if (bound.isLoopbackAddress()) {
        return List.of();
      }
      return bound.isAnyLocalAddress() ? ofThisMachine() : List.of(host);
    } catch (UnknownHostException | SocketException e) {
      return List.of();
    }
  }

  private static List<String> ofThisMachine() throws SocketException {
    List<String> names = new ArrayList<>();
    for (NetworkInterface one : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      if (one.isUp() && !one.isLoopback()) {
        for (InetAddress address : Collections.list(one.getInetAddresses())) {
          if (address instanceof Inet4Address && !address.isLinkLocalAddress()) {
            names.add(address.getHostAddress());
          }
        }
      }
    }
    return names;
  }
}
