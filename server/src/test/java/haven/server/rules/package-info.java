/** Tests of looking up rules. */
@NullMarked
package haven.server.rules;

import org.jspecify.annotations.NullMarked;
