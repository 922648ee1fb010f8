package haven.server.lab;

import haven.play.engine.Game;
import haven.play.record.OpenChoices;
import haven.play.scenario.Setup;
import haven.server.room.Denied;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** The choices of a game, packed: a thousand games are kept in a megabyte. */
final class Transcript {
  private final byte[] packed;

  private Transcript(byte[] packed) {
    this.packed = packed;
  }

  static Transcript of(Game game) {
    StringBuilder lines = new StringBuilder();
    for (Game.Made made : game.choices()) {
      lines.append(made.seat()).append(' ').append(made.choice().text()).append('\n');
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(bytes)) {
      out.write(lines.toString().getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Transcript(bytes.toByteArray());
  }

  /**
   * The game again.
   *
   * @throws Denied if the pack was changed meanwhile, so that it no longer goes as it went
   */
  Game game(Setup setup, long seed) {
    Game game = Game.start(setup, seed);
    try {
      for (String line : lines().lines().toList()) {
        int space = line.indexOf(' ');
        int seat = Integer.parseInt(line.substring(0, space));
        game.choose(seat, OpenChoices.named(game, seat, line.substring(space + 1)));
      }
    } catch (IllegalArgumentException changed) {
      throw Denied.of("the game of this record no longer goes as it went");
    }
    return game;
  }

  private String lines() {
    try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(packed))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
