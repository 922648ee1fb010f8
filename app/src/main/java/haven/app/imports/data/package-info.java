/** The community data as it is: files, labels, and what they say of an ability. */
@NullMarked
package haven.app.imports.data;

import org.jspecify.annotations.NullMarked;
