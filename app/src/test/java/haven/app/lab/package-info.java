@NullMarked
package haven.app.lab;

import org.jspecify.annotations.NullMarked;
