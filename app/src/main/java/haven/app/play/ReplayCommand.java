package haven.app.play;

import haven.app.Haven;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import haven.play.record.Narrator;
import haven.play.record.OpenChoices;
import haven.play.record.Replay;
import haven.play.scenario.Verdict;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** {@code haven replay}: a recorded game, told again. */
@Command(
    name = "replay",
    description = {
      "Plays a recorded game again and tells what happens.",
      "Exit status 1 if a choice no longer holds, or if it does not end in the state that the"
          + " record",
      "states; --keep then writes the game as far as it holds."
    },
    mixinStandardHelpOptions = true)
public final class ReplayCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "The record of a game.")
  private Path file = Path.of("");

  @Option(
      names = "--why",
      description = "Name the rule of each event, the decisions, and the reasons of monsters.")
  private boolean why;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Option(
      names = "--keep",
      paramLabel = "FILE",
      description = "Write the record here, as far as its choices hold, to go on from there.")
  private @Nullable Path keep;

  @Mixin private PackFolders packs = new PackFolders();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    RecordFiles.Read read = RecordFiles.read(file);
    Chosen chosen = Chosen.again(file + ": ", read.record(), packs.library());
    return json ? write(read, chosen) : tell(read, chosen);
  }

  private int tell(RecordFiles.Read read, Chosen chosen) throws IOException {
    GameRecord record = read.record();
    PrintWriter out = spec.commandLine().getOut();
    Narrator narrator = new Narrator(why);
    Game game = chosen.start(why);
    out.println(record.scenario() + " with " + record.heroes() + " heroes, seed " + record.seed());
    Readings.lines(chosen.agreement()).forEach(out::println);
    narrator.tell(game, game.events()).forEach(out::println);
    Replay replay =
        record.replay(
            game,
            new GameRecord.Watcher() {
              private List<Game.Made> kept = List.of();

              @Override
              public void sees(GameRecord.Line line, Choice choice, Game before) {
                kept = before.kept();
                if (why) {
                  OpenChoices.promptFor(before, line.seat())
                      .ifPresent(
                          prompt ->
                              out.println(
                                  narrator.decision(
                                      before, prompt, line.seat(), before.words(prompt, choice))));
                }
              }

              @Override
              public void saw(GameRecord.Line line, Choice choice, Game after, List<Event> events) {
                TerminalGame.takenBack(after, kept).ifPresent(out::println);
                narrator.tell(after, events).forEach(out::println);
              }
            });
    keep(record, replay, chosen);
    out.println();
    out.println(result(replay.game()) + " State " + GameRecord.text(replay.game().hash()));
    changes(read, replay, chosen).forEach(line -> out.println("! " + line));
    out.flush();
    return replay instanceof Replay.Whole ? 0 : 1;
  }

  private static List<String> changes(RecordFiles.Read read, Replay replay, Chosen chosen) {
    List<String> all = new ArrayList<>(read.notes());
    all.addAll(RecordFiles.changes(read.record(), replay, chosen));
    return all;
  }

  private void keep(GameRecord record, Replay replay, Chosen chosen) throws IOException {
    if (keep != null) {
      GameRecord kept = record.upTo(replay.game(), Haven.version(), chosen.stamp());
      Files.writeString(keep, kept.toString());
    }
  }

  private static String result(Game game) {
    if (!game.isOver()) {
      return "The game is not over, in round " + game.state().round() + ".";
    }
    return (game.verdict() == Verdict.LOST ? "Lost" : "Won")
        + " in round "
        + game.state().round()
        + ".";
  }

  private int write(RecordFiles.Read read, Chosen chosen) throws IOException {
    GameRecord record = read.record();
    Narrator narrator = new Narrator(false);
    Game game = chosen.start(why);
    List<Object> events = new ArrayList<>();
    game.events().forEach(event -> events.add(event(narrator, game, event)));
    Replay replay =
        record.replay(
            game,
            (_, _, after, more) ->
                more.forEach(event -> events.add(event(narrator, after, event))));
    keep(record, replay, chosen);
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("scenario", record.scenario());
    document.put("heroes", record.heroes());
    document.put("seed", record.seed());
    document.put("version", record.version());
    document.put("decisions", record.lines().size());
    Game end = replay.game();
    document.put("round", end.state().round());
    document.put("over", end.isOver());
    if (end.isOver()) {
      document.put("won", end.verdict() == Verdict.COMPLETED);
    }
    document.put("hash", GameRecord.text(end.hash()));
    document.put("asRecorded", replay instanceof Replay.Whole);
    if (replay instanceof Replay.Broken broken) {
      document.put("brokenAt", broken.at());
    }
    document.put("changes", changes(read, replay, chosen));
    document.put("events", events);
    PrintWriter out = spec.commandLine().getOut();
    out.println(new JsonMapper().writerWithDefaultPrettyPrinter().writeValueAsString(document));
    out.flush();
    return replay instanceof Replay.Whole ? 0 : 1;
  }

  private static Map<String, Object> event(Narrator narrator, Game game, Event event) {
    List<String> lines = narrator.sentence(game, event).lines().map(String::strip).toList();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("what", event.what().name());
    json.put("rule", event.rule().toString());
    json.put("text", lines.getFirst());
    if (event.who().isSomebody()) {
      json.put("who", game.state().figure(event.who()).name());
    }
    if (event.whom().isSomebody()) {
      json.put("whom", game.state().figure(event.whom()).name());
    }
    if (event.number() != 0) {
      json.put("number", event.number());
    }
    if (lines.size() > 1) {
      json.put("why", lines.subList(1, lines.size()));
    }
    return json;
  }
}
