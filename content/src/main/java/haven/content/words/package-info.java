/** The languages that phrases are put into: English, German and Italian. */
@NullMarked
package haven.content.words;

import org.jspecify.annotations.NullMarked;
