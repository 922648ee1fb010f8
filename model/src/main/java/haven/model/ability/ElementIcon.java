package haven.model.ability;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * An element icon, infused or consumed: one element, one of two (mixed, ELM-13) or any (wild,
 * ELM-12). It always stands for exactly one element.
 */
public record ElementIcon(Set<Element> any) {
  public static final ElementIcon WILD = new ElementIcon(EnumSet.allOf(Element.class));

  public ElementIcon {
    any = Collections.unmodifiableSet(EnumSet.copyOf(any));
  }

  public static ElementIcon of(Element element) {
    return new ElementIcon(EnumSet.of(element));
  }

  public static ElementIcon mixed(Element one, Element other) {
    return new ElementIcon(EnumSet.of(one, other));
  }

  /** Whether somebody has to say which element is meant. */
  public boolean isChoice() {
    return any.size() > 1;
  }
}
