package haven.content.words;

import haven.model.words.English;
import haven.model.words.Language;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The languages by their codes. */
public final class Languages {
  /** English first: the others have the same keys. */
  public static final List<String> CODES = List.of("en", "de", "it");

  private static final Map<String, Language> ALL =
      Map.of("en", English.LANGUAGE, "de", read("de"), "it", read("it"));

  private Languages() {}

  /**
   * @throws IllegalArgumentException for a language that we do not speak
   */
  public static Language of(String code) {
    Language language = ALL.get(code);
    if (language == null) {
      throw new IllegalArgumentException("'" + code + "' is none of " + String.join(", ", CODES));
    }
    return language;
  }

  /** All templates of a language, by the keys of phrases. */
  public static Map<String, String> templates(String code) {
    return of(code).templates();
  }

  private static Language read(String code) {
    try (InputStream in = Languages.class.getResourceAsStream("/haven/words/" + code + ".yaml")) {
      Object document = new Load(LoadSettings.builder().build()).loadFromInputStream(in);
      Map<String, String> templates = new TreeMap<>();
      ((Map<?, ?>) document).forEach((key, text) -> templates.put((String) key, (String) text));
      return new Language(templates);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
