package haven.model.words;

/** What has a phrase, made when somebody asks for it. */
public interface Worded {
  Phrase phrase();
}
