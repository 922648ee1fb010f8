package haven.app.play;

import haven.app.BadInput;
import haven.app.Haven;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import haven.play.record.Narrator;
import haven.play.record.OpenChoices;
import haven.play.record.Replay;
import haven.play.record.Stamp;
import haven.play.record.WrongRecord;
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
    if (!Files.isReadable(file)) {
      throw new BadInput(file + ": there is no such file, or it cannot be read");
    }
    try {
      GameRecord record = GameRecord.read(Files.readString(file));
      Chosen chosen = Chosen.again(file + ": ", record, packs.library());
      return json ? write(record, chosen) : tell(record, chosen);
    } catch (WrongRecord wrong) {
      throw new BadInput(file + ", " + wrong.getMessage());
    }
  }

  private int tell(GameRecord record, Chosen chosen) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    Narrator narrator = new Narrator(why);
    Game game = chosen.start(why);
    out.println(record.scenario() + " with " + record.heroes() + " heroes, seed " + record.seed());
    narrator.tell(game, game.events()).forEach(out::println);
    Replay replay =
        record.replay(
            game,
            new GameRecord.Watcher() {
              @Override
              public void sees(GameRecord.Line line, Choice choice, Game before) {
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
                if (choice instanceof Choice.Undo) {
                  out.println("  (seat " + line.seat() + " takes the last choice back)");
                }
                narrator.tell(after, events).forEach(out::println);
              }
            });
    keep(record, replay, chosen);
    out.println();
    out.println(result(replay.game()) + " State " + GameRecord.text(replay.game().hash()));
    changes(record, replay, chosen).forEach(line -> out.println("! " + line));
    out.flush();
    return replay instanceof Replay.Whole ? 0 : 1;
  }

  /** What is no longer as it was recorded; the game may be the same all the same. */
  private static List<String> changes(GameRecord record, Replay replay, Chosen chosen) {
    List<String> changes = new ArrayList<>();
    switch (replay) {
      case Replay.Whole _ -> {}
      case Replay.Otherwise _ ->
          changes.add(
              "every choice holds, but the record states "
                  + GameRecord.text(record.hash().orElse(0)));
      case Replay.Broken broken -> {
        changes.add(broken.toString());
        changes.add(broken.at() - 1 + " choices hold; --keep FILE writes the record up to there");
      }
    }
    Stamp stamp = record.stamp();
    if (!stamp.setup().isEmpty() && !stamp.isOf(chosen.print())) {
      changes.add("what is played has changed since it was recorded");
    }
    if (stamp.behaviour() != Stamp.BEHAVIOUR) {
      changes.add(
          "it was recorded with behaviour %d of the engine, this is %d"
              .formatted(stamp.behaviour(), Stamp.BEHAVIOUR));
    }
    return changes;
  }

  private void keep(GameRecord record, Replay replay, Chosen chosen) throws IOException {
    if (keep != null) {
      GameRecord kept = record.upTo(replay.game(), Haven.version(), chosen.print());
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

  private int write(GameRecord record, Chosen chosen) throws IOException {
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
    document.put("changes", changes(record, replay, chosen));
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
