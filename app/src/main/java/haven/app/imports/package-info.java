/**
 * {@code haven import}: packs made of community data that the user has. {@code CommunityData} reads
 * the files, {@code SourceNode} is what they say of an ability; each {@code …Import} makes lines of
 * the pack language of one kind of thing, and {@code YamlText} writes them. What cannot be said in
 * the language is noted at its place and counted by {@code Tally}; nothing is approximated, and no
 * sentence is carried over: {@code Sentences} and {@code ItemSentences} read them.
 */
@NullMarked
package haven.app.imports;

import org.jspecify.annotations.NullMarked;
