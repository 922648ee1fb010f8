package haven.app.lab;

import haven.app.BadInput;
import haven.bots.lab.Counts;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The pieces that are done, a line of JSON for each, written as soon as it is done: whatever ends
 * the run, the next one goes on from there. A line that was cut is left out.
 */
final class StateFile implements AutoCloseable {
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(
              DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
              DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .build();

  /**
   * A piece that is done.
   *
   * @param row the fingerprint of its row
   */
  record Done(String row, long first, int games, Map<String, Long> counts) {
    private Key key() {
      return new Key(row, first, games);
    }
  }

  private record Key(String row, long first, int games) {}

  private final FileChannel channel;
  private final Map<Key, Counts> done = new HashMap<>();

  private StateFile(FileChannel channel) {
    this.channel = channel;
  }

  static StateFile open(Path file) throws IOException {
    FileChannel channel;
    try {
      channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw new BadInput(file + " cannot be written: " + e.getClass().getSimpleName());
    }
    if (lock(channel) == null) {
      channel.close();
      throw new BadInput(file + " is in use by another run");
    }
    StateFile state = new StateFile(channel);
    boolean ends = state.read(Files.readString(file));
    channel.position(channel.size());
    if (!ends) {
      state.write("\n");
    }
    return state;
  }

  private static @Nullable FileLock lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null;
    }
  }

  /** Says whether the last line ends. */
  private boolean read(String text) {
    List<String> lines = text.lines().toList();
    for (String line : lines) {
      try {
        Done one = JSON.readValue(line, Done.class);
        if (one.row() != null && one.counts() != null) {
          done.put(one.key(), new Counts(one.counts()));
        }
      } catch (JacksonException cut) {
        // Written while the run was killed: that piece is done again.
      }
    }
    return text.isEmpty() || text.endsWith("\n");
  }

  Optional<Counts> find(String row, Piece piece) {
    return Optional.ofNullable(done.get(new Key(row, piece.first(), piece.games())));
  }

  synchronized void add(String row, Piece piece, Counts counts) throws IOException {
    Done one = new Done(row, piece.first(), piece.games(), counts.numbers());
    write(JSON.writeValueAsString(one) + "\n");
  }

  private void write(String text) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
