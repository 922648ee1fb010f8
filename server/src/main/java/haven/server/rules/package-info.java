/** Looking up rules: {@code RuleSearch} finds rows of the catalogue by word, area or id. */
@NullMarked
package haven.server.rules;

import org.jspecify.annotations.NullMarked;
