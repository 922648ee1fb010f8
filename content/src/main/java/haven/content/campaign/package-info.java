/** How a pack writes down what is printed for campaigns: quests, events, boxes and tables. */
@NullMarked
package haven.content.campaign;

import org.jspecify.annotations.NullMarked;
