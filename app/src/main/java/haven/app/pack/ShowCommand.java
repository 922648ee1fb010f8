package haven.app.pack;

import haven.app.BadInput;
import haven.content.show.Thing;
import haven.model.pack.Pack;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code haven show}: a thing of a pack as text or as a picture. */
@Command(
    name = "show",
    description = {
      "Shows a card, class, monster, item, battle goal or scenario of a pack;",
      "'Monster Modifiers easy' is the board that monsters have in an easy game (BB)."
    },
    mixinStandardHelpOptions = true)
public final class ShowCommand implements Callable<Integer> {
  @Parameters(
      arity = "1..*",
      paramLabel = "THING",
      description = "Its name, or the number of a scenario.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--pack",
      paramLabel = "PACK",
      description = "A folder or the id of a pack (default: any that has it).")
  private @Nullable String pack;

  @Option(names = "--svg", paramLabel = "FILE", description = "Write a picture here instead.")
  private @Nullable Path svg;

  @Mixin private Shelf shelf = new Shelf();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Found found = found(String.join(" ", words));
    Thing thing = found.thing;
    PrintWriter out = spec.commandLine().getOut();
    if (svg == null) {
      out.print(thing.text());
      thing.notes(found.pack).forEach(note -> out.println("note: " + note));
    } else {
      Files.writeString(svg, thing.svg());
      out.println(thing.name() + " is in " + svg);
    }
    out.flush();
    return ExitCode.OK;
  }

  /** A thing, and the pack that has it. */
  private record Found(Thing thing, Pack pack) {}

  private Found found(String wanted) {
    List<Pack> packs = packs();
    for (Pack one : packs) {
      String prefix = one.id() + "/"; // as for haven play: gh/1
      String name = wanted.startsWith(prefix) ? wanted.substring(prefix.length()) : wanted;
      Optional<Thing> found = Thing.find(one, name);
      if (found.isPresent()) {
        return new Found(found.get(), one);
      }
    }
    String near =
        packs.stream()
            .flatMap(one -> Thing.closest(one, wanted).stream())
            .findFirst()
            .map(name -> "; did you mean '" + name + "'?")
            .orElse("");
    throw new BadInput("no pack has anything called '" + wanted + "'" + near);
  }

  /** Packs with mistakes are of use to nobody, but only one that was asked for is complained of. */
  private List<Pack> packs() {
    return pack == null ? shelf.usable() : List.of(shelf.pack(pack));
  }
}
