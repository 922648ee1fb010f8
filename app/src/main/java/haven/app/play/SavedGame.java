package haven.app.play;

import haven.app.BadInput;
import haven.play.engine.Game;
import haven.play.record.GameRecord;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * The record of a game that is being played: each choice is in the file as soon as it is made, so
 * that whatever ends the game, the file holds it.
 */
final class SavedGame implements AutoCloseable {
  private final Path file;
  private final BufferedWriter out;
  private int written;

  private SavedGame(Path file, BufferedWriter out, int written) {
    this.file = file;
    this.out = out;
    this.written = written;
  }

  /** A new file; it must not be there yet. */
  static SavedGame create(Path file, GameRecord record) throws IOException {
    try {
      return begin(file, record, StandardOpenOption.CREATE_NEW);
    } catch (FileAlreadyExistsException e) {
      throw new BadInput(
          file
              + " is there already: 'haven play --resume "
              + file
              + "' goes on with it, or --save names another file");
    } catch (NoSuchFileException e) {
      throw new BadInput(
          file + " cannot be written: there is no such folder, or nothing can be put there");
    } catch (IOException e) {
      throw new BadInput(file + " cannot be written: " + e.getClass().getSimpleName());
    }
  }

  /** Goes on in the file of the record; the old one is there until the new one is whole. */
  static SavedGame goOn(Path file, GameRecord record) throws IOException {
    Path beside = file.resolveSibling(file.getFileName() + ".new");
    try {
      Files.writeString(beside, record.open().toString());
      Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new BadInput(file + " cannot be written: " + e.getClass().getSimpleName());
    }
    BufferedWriter out = Files.newBufferedWriter(file, StandardOpenOption.APPEND);
    return new SavedGame(file, out, record.lines().size());
  }

  private static SavedGame begin(Path file, GameRecord record, StandardOpenOption how)
      throws IOException {
    BufferedWriter out = Files.newBufferedWriter(file, how, StandardOpenOption.WRITE);
    out.write(record.open().toString());
    out.flush();
    return new SavedGame(file, out, record.lines().size());
  }

  /** Writes what was chosen since. */
  void add(Game game) throws IOException {
    List<Game.Made> all = game.choices();
    for (; written < all.size(); written++) {
      Game.Made made = all.get(written);
      out.write(new GameRecord.Line(0, made.seat(), made.choice().text()) + "\n");
    }
    out.flush();
  }

  /** Writes where the choices have led. */
  void end(Game game) throws IOException {
    out.write("hash: " + GameRecord.text(game.hash()) + "\n");
    out.flush();
  }

  Path file() {
    return file;
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
