package haven.model.words;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The English templates: other languages have the same keys. */
public final class English {
  public static final Language LANGUAGE = new Language(templates());

  private English() {}

  private static Map<String, String> templates() {
    Map<String, String> templates = new TreeMap<>();
    Stream.of(
            EnglishCards.TEMPLATES,
            EnglishChanges.TEMPLATES,
            EnglishLasting.TEMPLATES,
            EnglishMats.TEMPLATES,
            EnglishCampaign.TEMPLATES,
            EnglishTerms.TEMPLATES,
            EnglishTable.TEMPLATES,
            EnglishRefusals.TEMPLATES)
        .flatMap(String::lines)
        .forEach(
            line -> {
              int sign = line.indexOf(" = ");
              String before = templates.put(line.substring(0, sign), line.substring(sign + 3));
              if (before != null) {
                throw new IllegalStateException("twice: " + line);
              }
            });
    return templates;
  }
}
