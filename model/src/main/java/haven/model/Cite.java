package haven.model;

/** What an event or prompt rests on, and which row of the catalogue says so in each game. */
public enum Cite {
  ACTION("ABL-03"),
  ADDED_EFFECTS("ABL-16"),
  ADVANTAGE("AMD-26a", "AMD-28a", "AMD-29a", "BMD-13"),
  ALLY("ALY-02", "ALY-10", "ALY-01", "SET-03c"),
  AMBIGUITY("AMB-02", "AMB-03", "AMB-01", "AMB-04"),
  AREA("ATK-07b", "ATK-07c", "ATK-07a", "ATK-07a"),
  ATTACK("ATK-01"),
  BANE("CON-07", "CON-07", "CON-35", "CON-07"),
  BASIC_ACTION("CRD-08a", "CRD-08a", "CRD-08a", "CRD-08b"),
  BATTLE_GOAL("BGL-01b", "BGL-01c", "BGL-01a", "BGL-01d"),
  BLESS_AND_CURSE("CON-28", "CON-28", "CON-28", "CON-03"),
  BONUS_ENDS("BON-06"),
  BOSS_SPECIAL("BOS-04", "BOS-05", "BOS-04", "MON-01"),
  BRITTLE("CON-03", "CON-03", "CON-32", "CON-03"),
  CARD_FLOW("CRD-06", "CRD-06", "CRD-06", "CRD-07a"),
  CARD_SELECTION("RND-03a", "RND-03a", "RND-03a", "RND-03b"),
  COMMAND("CMD-15", "CMD-12", "CMD-02", "CMD-16"),
  CONDITION("CON-02"),
  CONDITIONAL("ABL-18"),
  CONDITION_ENDS("CON-07"),
  CONDITION_OF_ATTACK("CON-08"),
  CONDITION_OF_DAMAGE("CON-10"),
  CONSUME("ELM-05", "ELM-05", "ELM-05", "ELM-22"),
  CONTROLLED_MOVE("FRC-14"),
  CHANGE_TILE("TIL-02", "TIL-02", "TIL-01", "OVL-01b"),
  MOVE_TILE("TIL-05", "TIL-05", "TIL-05", "OVL-01b"),
  TRANSFER_TILE("TIL-04", "TIL-04", "TIL-04", "OVL-01b"),
  REPLACE_TILE("TIL-02", "TIL-02", "TIL-06", "OVL-01b"),
  SPRING_TRAP("TIL-02", "TIL-02", "TIL-07", "OVL-01b"),
  CREATE_TILE("TIL-02", "TIL-02", "TIL-02", "OVL-01b"),
  DAMAGE_OF_ATTACK("ATK-18"),
  DEATH("DMG-03"),
  DECLINED_ACTION("ABL-12a", "ABL-12a", "ABL-12a", "ABL-12b"),
  DESTROY_TILE("TIL-03", "TIL-03", "TIL-03", "OVL-01b"),
  DISARM("CON-20b", "CON-20c", "CON-20a", "CON-20a"),
  DOOR("OVL-11a", "OVL-11b", "OVL-11a", "SET-03c"),
  END("END-01", "END-01", "END-01", "END-02"),
  END_OF_TURN_LOOTING("LOT-20", "LOT-20", "LOT-20", "LOT-01d"),
  ESCAPE("SCM-02", "SCM-02", "SCM-02", "SET-03c"),
  EXHAUSTED_BY_CARDS("EXH-02a", "EXH-02a", "EXH-02a", "EXH-02b"),
  EXHAUSTED_BY_DAMAGE("EXH-01"),
  FOCUS("FOC-01b", "FOC-01b", "FOC-01a", "FOC-01c"),
  GOAL_TREASURE("LOT-40", "LOT-40", "LOT-40", "LOT-01d"),
  HAZARD("OVL-40a", "OVL-40a", "OVL-40b", "OVL-45"),
  HEAL("HEA-01"),
  HEAL_REMOVES("HEA-05b", "HEA-05b", "HEA-05a", "HEA-05b"),
  IMMOBILIZE("CON-18b", "CON-18c", "CON-18a", "CON-18a"),
  IMMUNITY("CON-09"),
  INFUSE("ELM-03a", "ELM-03c", "ELM-03b", "ELM-26"),
  ITEM("ITM-06"),
  ITEMS_OF_ATTACK("ITM-16"),
  KILL_CREDIT("DMG-16", "DMG-16", "DMG-16", "DMG-04"),
  LANDING("MOV-26b", "MOV-26b", "MOV-26a", "MOV-26a"),
  LEAVES_ACTIVE("BON-07a", "BON-07a", "BON-07a", "BON-07c"),
  MARKED_HEX("SCM-08", "SCM-08", "SCM-06a", "SCM-06b"),
  OPEN_DOOR("OVL-17", "OVL-17", "OVL-17", "SET-03c"),
  LOCKED_DOOR("OVL-19a", "OVL-19a", "OVL-19b", "SET-03c"),
  LONG_REST("RST-07b", "RST-07c", "RST-07a", "RST-07d"),
  LONG_REST_LAST("RND-13"),
  LOOT_ABILITY("LOT-10a", "LOT-10a", "LOT-10b", "LOT-01d"),
  LOOT_CARD("LOT-03a", "LOT-03a", "LOT-03b", "LOT-01d"),
  MANDATORY("ABL-10c", "ABL-10d", "ABL-14a", "ABL-14b"),
  MODIFIER("AMD-01", "AMD-01", "AMD-01", "BMD-03"),
  MODIFIER_EFFECTS("AMD-34d", "AMD-34d", "AMD-34a", "BMD-10"),
  MODIFIER_VALUE("AMD-06", "AMD-06", "AMD-06", "BMD-08"),
  MONSTER_CARD("MON-09"),
  MONSTER_FRIEND("MAB-06", "MAB-06", "MAB-05", "MAB-05"),
  MONSTER_MOVE("MMV-01", "MMV-01", "MMV-01", "MMV-02"),
  MONSTER_SUMMON("MAB-13", "MAB-21", "MAB-13", "MON-01"),
  MONSTER_TARGETS("MAB-10"),
  MOVE("MOV-01"),
  NEGATED_BY_EFFECT("DMG-06"),
  NEGATION("DMG-07a", "DMG-07a", "DMG-07a", "DMG-07b"),
  NEGATIVE_HEX("OVL-36"),
  NOTHING_TO_LOOT("ABL-13"),
  NO_FOCUS("FOC-27"),
  NUMBERED_TREASURE("LOT-40", "LOT-40", "LOT-40", "LOT-01d"),
  OBJECTIVE("OVL-70b", "OVL-70c", "OVL-70a", "OVL-70a"),
  ORDER_OF_BONUSES("ATK-15a", "ATK-15c", "ATK-15b", "ATK-15c"),
  ORDER_OF_EFFECTS("ATK-44"),
  ORDER_OF_MODIFIERS("AMD-09d", "ATK-15c", "AMD-09d", "ATK-15c"),
  PAID("ABL-18"),
  PERMANENT_DEATH("EXH-12", "EXH-01", "EXH-12", "EXH-01"),
  PERSISTENT_BONUS("BON-04"),
  PLACEMENT("SET-15b", "SET-15c", "SET-15a", "SET-15d"),
  PLATE("OVL-27a", "OVL-27a", "OVL-27b", "OVL-27b"),
  POISON("CON-16a", "CON-16b", "CON-16b", "CON-16b"),
  PULL("FRC-03b", "FRC-03a", "FRC-03a", "FRC-03a"),
  PUSH("FRC-02b", "FRC-02a", "FRC-02a", "FRC-02a"),
  RECOVER("REC-01b", "REC-01c", "REC-01a", "REC-01d"),
  REDRAW("RST-03a", "RST-03b", "RST-03a", "RST-04"),
  REFRESH("REC-03a", "REC-03a", "REC-03b", "REC-01d"),
  REGENERATE("CON-13", "CON-13", "CON-29", "CON-13"),
  REMOVE_ACTIVE("BON-13b", "BON-13c", "BON-13a", "BON-13a"),
  RETALIATE("RET-01b", "RET-01c", "RET-01a", "RET-01a"),
  REVEAL("RND-11b", "RND-11c", "RND-11a", "RND-11d"),
  REVEAL_ROOM("SPN-02", "SPN-02", "SPN-01", "SET-03c"),
  ROUND("RND-01b", "RND-01c", "RND-01a", "RND-01d"),
  ROUND_BONUS("BON-03"),
  SECTION("SCM-08", "SCN-05", "SCN-04", "SET-14"),
  SHIELD("SHD-01"),
  SHORT_REST("RST-02", "RST-02", "RST-02", "RST-04"),
  SHUFFLE_MODIFIERS("AMD-11a", "AMD-11b", "AMD-11b", "BMD-18"),
  SKIP("ABL-10c", "ABL-10d", "ABL-10a", "ABL-10b"),
  SLOT_XP("BON-11", "BON-11", "BON-11", "XPP-09"),
  SPAWN("SPN-04a", "SPN-04c", "SPN-04b", "SPN-04b"),
  SPECIAL_RULE("SCN-15", "SCN-15", "SCN-15", "SET-14"),
  SPECIAL_TEXT("ABL-24"),
  STANDEES("SET-18a", "SET-18c", "SET-18b", "SET-15d"),
  SHUT_DOOR("OVL-15", "OVL-15", "OVL-15", "SET-03c"),
  START_HEX("SET-04", "SET-04", "SET-04", "SET-05"),
  SUFFER_DAMAGE("DMG-01"),
  SUMMON("SUM-01", "SUM-18", "SUM-01", "SUM-18"),
  SUMMON_LEAVES("SUM-04", "SUM-18", "SUM-04", "SUM-18"),
  TAKE_BACK("RST-14", "RST-14", "RST-14", "BON-17"),
  TARGETS("ABL-22"),
  TELEPORT("MOV-36", "MOV-36", "MOV-30", "MOV-36"),
  TIE("RND-16"),
  TOKENS("SCM-05", "SCM-08", "SCM-03", "SCM-06b"),
  TOKEN("MDT-05b", "MDT-05c", "MDT-05a", "MDT-05d"),
  TRAP("OVL-30", "OVL-30", "OVL-30", "OVL-45"),
  TURN("ABL-27"),
  TWO_ACTIONS("ABL-03"),
  USE_SLOTS("BON-09", "BON-09", "BON-09", "BON-04"),
  WANE("ELM-04", "ELM-04", "ELM-04", "ELM-21"),
  WARD("CON-03", "CON-03", "CON-31", "CON-03"),
  WARD_AND_BRITTLE("CON-03", "CON-03", "CON-33", "CON-03"),
  WILD("ELM-12", "ELM-12", "ELM-12", "ELM-23"),
  WOUND("CON-17"),
  XP("XPP-02", "XPP-03", "XPP-01", "XPP-09");

  private final String gloomhaven;
  private final String jaws;
  private final String frosthaven;
  private final String buttons;

  Cite(String row) {
    this(row, row, row, row);
  }

  Cite(String gloomhaven, String jaws, String frosthaven, String buttons) {
    this.gloomhaven = gloomhaven;
    this.jaws = jaws;
    this.frosthaven = frosthaven;
    this.buttons = buttons;
  }

  /** The rows of one game, by what they are cited for. */
  static final class Rows {
    static final Rows GLOOMHAVEN = new Rows();
    static final Rows JAWS = new Rows();
    static final Rows FROSTHAVEN = new Rows();
    static final Rows BUTTONS = new Rows();

    static {
      for (Cite cite : values()) {
        GLOOMHAVEN.rows[cite.ordinal()] = RuleId.of(cite.gloomhaven);
        JAWS.rows[cite.ordinal()] = RuleId.of(cite.jaws);
        FROSTHAVEN.rows[cite.ordinal()] = RuleId.of(cite.frosthaven);
        BUTTONS.rows[cite.ordinal()] = RuleId.of(cite.buttons);
      }
    }

    private final RuleId[] rows = new RuleId[values().length];

    RuleId of(Cite cite) {
      return rows[cite.ordinal()];
    }
  }
}
