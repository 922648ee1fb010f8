package haven.app.play;

import haven.app.BadInput;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.record.Answers;
import haven.play.record.GameRecord;
import haven.play.record.Narrator;
import haven.play.record.WrongRecord;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
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
      "Exit status 1 if it does not end in the state that the record states."
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

  private int tell(GameRecord record, Chosen chosen) {
    PrintWriter out = spec.commandLine().getOut();
    Narrator narrator = new Narrator(why);
    Game game = chosen.start(why);
    out.println(record.scenario() + " with " + record.heroes() + " heroes, seed " + record.seed());
    narrator.tell(game, game.events()).forEach(out::println);
    record.replay(
        game,
        new GameRecord.Watcher() {
          @Override
          public void sees(GameRecord.Line line, Choice choice, Game before) {
            if (why) {
              Answers.promptFor(before, line.seat())
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
    out.println();
    out.println(result(game) + " State " + GameRecord.text(game.hash()));
    boolean same = record.endsAs(game);
    if (!same) {
      out.println("! the record states " + GameRecord.text(record.hash().orElse(0)));
    }
    out.flush();
    return same ? 0 : 1;
  }

  private static String result(Game game) {
    if (!game.isOver()) {
      return "The game is not over, in round " + game.state().round() + ".";
    }
    return (game.state().story().isLost() ? "Lost" : "Won")
        + " in round "
        + game.state().round()
        + ".";
  }

  private int write(GameRecord record, Chosen chosen) {
    Narrator narrator = new Narrator(false);
    Game game = chosen.start(why);
    List<Object> events = new ArrayList<>();
    game.events().forEach(event -> events.add(event(narrator, game, event)));
    record.replay(
        game,
        (_, _, after, more) -> more.forEach(event -> events.add(event(narrator, after, event))));
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("scenario", record.scenario());
    document.put("heroes", record.heroes());
    document.put("seed", record.seed());
    document.put("version", record.version());
    document.put("decisions", record.lines().size());
    document.put("round", game.state().round());
    document.put("over", game.isOver());
    if (game.isOver()) {
      document.put("won", !game.state().story().isLost());
    }
    document.put("hash", GameRecord.text(game.hash()));
    document.put("asRecorded", record.endsAs(game));
    document.put("events", events);
    PrintWriter out = spec.commandLine().getOut();
    out.println(new JsonMapper().writerWithDefaultPrettyPrinter().writeValueAsString(document));
    out.flush();
    return record.endsAs(game) ? 0 : 1;
  }

  private static Map<String, Object> event(Narrator narrator, Game game, Event event) {
    List<String> lines = narrator.sentence(game, event).lines().map(String::strip).toList();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("what", event.what().name());
    json.put("rule", event.rule().toString());
    json.put("text", lines.getFirst());
    if (event.who() >= 0) {
      json.put("who", game.state().piece(event.who()).name());
    }
    if (event.whom() >= 0) {
      json.put("whom", game.state().piece(event.whom()).name());
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
