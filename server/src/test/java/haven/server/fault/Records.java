package haven.server.fault;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.Library;
import haven.play.engine.Game;
import haven.play.record.OpenChoices;
import haven.server.load.Player;
import haven.server.store.ChoiceRow;
import haven.server.store.Store;
import haven.server.table.Plan;
import haven.server.wire.Fields;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.node.ObjectNode;

/** Remembers what players were told, to hold it against what is stored. */
final class Records implements Player.Witness {
  private static final Library LIBRARY = Library.of(List.of());

  private final Map<String, ConcurrentLinkedQueue<Acknowledged>> acknowledged =
      new ConcurrentHashMap<>();
  final ConcurrentLinkedQueue<String> faults = new ConcurrentLinkedQueue<>();
  final AtomicInteger choices = new AtomicInteger();
  final AtomicInteger refusals = new AtomicInteger();

  /** A command that the server has said is done. */
  private record Acknowledged(Player.Command command, int n) {}

  @Override
  public void acknowledged(Player player, Player.Command command, int n) {
    choices.incrementAndGet();
    acknowledged
        .computeIfAbsent(player.code(), _ -> new ConcurrentLinkedQueue<>())
        .add(new Acknowledged(command, n));
  }

  @Override
  public void refused(Player player, Player.Command command, ObjectNode answer) {
    refusals.incrementAndGet();
    if (!answer.path("stale").asBoolean(false) && !command.choice().equals("undo")) {
      faults.add("refused " + command + " by " + answer);
    }
  }

  @Override
  public void shown(Player player, int from, ObjectNode before, int n, ObjectNode now) {
    if (n < from) {
      faults.add(player.code() + " fell from " + from + " to " + n);
    } else if (n == from && !before.equals(now)) {
      faults.add(player.code() + " differs at " + n + ": " + before + " is now " + now);
    }
  }

  /** Every acknowledged choice is in the record, once and as it was made. */
  List<ChoiceRow> check(Store store, String code) {
    List<ChoiceRow> rows = store.choices(code);
    for (int i = 0; i < rows.size(); i++) {
      assertThat(rows.get(i).n()).as(code).isEqualTo(i + 1);
    }
    for (Acknowledged each : acknowledged.getOrDefault(code, new ConcurrentLinkedQueue<>())) {
      String id = each.command.id();
      List<ChoiceRow> found =
          rows.stream()
              .filter(row -> row.command().equals(id) || row.command().startsWith(id + "/"))
              .toList();
      assertThat(found).as("%s of table %s", each, code).isNotEmpty();
      assertThat(found.getFirst().choice()).isEqualTo(each.command.choice());
      assertThat(found.getFirst().seat()).isEqualTo(each.command.seat());
      assertThat(found.getLast().n()).isEqualTo(each.n);
    }
    return rows;
  }

  /** Plays the record again, without the server. */
  static long hash(Store store, String code, List<ChoiceRow> rows) {
    var row = store.table(code).orElseThrow();
    Game game = Game.start(Plan.of(Fields.of(row.setup())).setup(LIBRARY), row.seed());
    for (ChoiceRow choice : rows) {
      game.choose(choice.seat(), OpenChoices.named(game, choice.seat(), choice.choice()));
    }
    return game.hash();
  }
}
