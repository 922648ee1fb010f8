package haven.packs;

/**
 * A field that is tried.
 *
 * @param common what is written in both cases
 * @param without what is written instead of the field, if anything
 * @param with the field
 */
record CellField(String common, String without, String with) {}
