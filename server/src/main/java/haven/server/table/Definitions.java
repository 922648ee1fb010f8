package haven.server.table;

import haven.content.pack.BadPack;
import haven.content.pack.Library;
import haven.content.pack.PackFiles;
import haven.play.Refused;
import haven.play.record.Stamp;
import haven.server.store.StampRow;
import haven.server.store.Store;
import haven.server.wire.Json;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * By what games are played: by the packs as they are installed, or, where these say something else
 * by now, as they were when the game began.
 */
public final class Definitions {
  private final Store store;
  private final Library installed;
  private final Map<String, Library> kept = new ConcurrentHashMap<>();

  public Definitions(Store store, Library installed) {
    this.store = store;
    this.installed = installed;
  }

  /** The packs as they are installed at this moment. */
  public Library installed() {
    return installed.asItIs();
  }

  /** What a game rests on that starts with these packs; their files are kept from then on. */
  public StampRow stamp(String code, Basis basis, Library now) {
    String json = json(now.sources(basis.pack()));
    String id = id(json);
    store.source(id, packed(json));
    Stamp stamp = Stamp.of(basis.print(now));
    return new StampRow(code, 0, 0, 0, stamp.setup(), stamp.behaviour(), id);
  }

  /** The packs by which a game with that stamp is played. */
  Library of(StampRow stamp, Basis basis) {
    Library now = installed();
    if (isStillSo(stamp, basis, now)) {
      return now;
    }
    Library old = kept(stamp);
    return isReadable(old, basis) ? old : now;
  }

  /** The packs as they were when a game with that stamp began. */
  public Library kept(StampRow stamp) {
    return kept.computeIfAbsent(stamp.source(), this::read);
  }

  private static boolean isStillSo(StampRow stamp, Basis basis, Library now) {
    try {
      return new Stamp(stamp.setup(), stamp.behaviour()).isOf(basis.print(now));
    } catch (BadPack | Refused | IllegalArgumentException e) {
      return false;
    }
  }

  private static boolean isReadable(Library library, Basis basis) {
    try {
      basis.check(library);
      return true;
    } catch (BadPack | Refused | IllegalArgumentException e) {
      return false;
    }
  }

  private Library read(String id) {
    List<PackFiles> packs = new ArrayList<>();
    store
        .source(id)
        .ifPresent(
            files ->
                Json.MAPPER
                    .readTree(unpacked(files))
                    .properties()
                    .forEach(pack -> packs.add(pack(pack.getKey(), pack.getValue()))));
    return Library.ofFiles(packs);
  }

  private static PackFiles pack(String name, JsonNode files) {
    Map<String, String> texts = new TreeMap<>();
    files.properties().forEach(file -> texts.put(file.getKey(), file.getValue().asString()));
    return new PackFiles(name, texts);
  }

  private static String json(List<PackFiles> packs) {
    ObjectNode json = Json.object();
    for (PackFiles pack : packs) {
      ObjectNode files = json.putObject(pack.name());
      pack.texts().forEach(files::put);
    }
    return Json.write(json);
  }

  private static String id(String json) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(json.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String packed(String json) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
      zip.write(json.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  private static String unpacked(String text) {
    byte[] bytes = Base64.getDecoder().decode(text);
    try (GZIPInputStream zip = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return new String(zip.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
