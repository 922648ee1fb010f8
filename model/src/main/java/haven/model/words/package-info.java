/** Everything that is worded: what cards, prompts and events say, as phrases for any language. */
@NullMarked
package haven.model.words;

import org.jspecify.annotations.NullMarked;
