/** Tests of phrases and of the language that they are put into. */
@NullMarked
package haven.model.words;

import org.jspecify.annotations.NullMarked;
