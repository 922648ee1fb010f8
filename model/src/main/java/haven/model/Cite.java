package haven.model;

import org.jspecify.annotations.Nullable;

/** What an event or prompt rests on, and which row of the catalogue says so in each game. */
public enum Cite {
  ACTION("ABL-03"),
  ADDED_EFFECTS("ABL-16"),
  ADJACENT("MAP-01"),
  ADVANTAGE("AMD-26a", "AMD-28a", "AMD-29a", "BMD-13"),
  ALLY("ALY-02", "ALY-10", "ALY-01", "SET-03c"),
  AMBIGUITY("AMB-02", "AMB-03", "AMB-01", "AMB-04"),
  AREA("ATK-07b", "ATK-07c", "ATK-07a", "ATK-07a"),
  AREA_IN_RANGE("TGT-21"),
  AREA_IN_WALL("TGT-22", "TGT-22", "TGT-22", Row.NONE),
  AREA_SIGHT("TGT-23", "TGT-23", "TGT-23", "LOS-06c"),
  AS_IF("LOS-12", "LOS-12", "LOS-12", "LOS-06c"),
  ATTACK("ATK-01"),
  AT_LEAST_ONE_HEX("MOV-05"),
  AVAILABLE("ELM-06", "ELM-06", "ELM-06", "ELM-22"),
  BANE("CON-07", "CON-07", "CON-35", "CON-07"),
  BASIC_ACTION("CRD-08a", "CRD-08a", "CRD-08a", "CRD-08b"),
  BATTLE_GOAL("BGL-01b", "BGL-01c", "BGL-01a", "BGL-01d"),
  BLESS_AND_CURSE("CON-28", "CON-28", "CON-28", "CON-03"),
  BLUE_HEX("TGT-21", "TGT-21", "TGT-20", "TGT-21"),
  BONUS_ENDS("BON-06"),
  BOSS_SPECIAL("BOS-04", "BOS-05", "BOS-04", "MON-01"),
  BRITTLE("CON-03", "CON-03", "CON-32", "CON-03"),
  CANNOT_BE_MOVED("FRC-29", "FRC-29", "FRC-24", "FRC-24"),
  CARD_FLOW("CRD-06", "CRD-06", "CRD-06", "CRD-07a"),
  CARD_LEVEL("CRD-02", "CRD-02", "CRD-02", "CRD-01c"),
  CARD_SELECTION("RND-03a", "RND-03a", "RND-03a", "RND-03b"),
  CARD_ZONE("CRD-05"),
  CASUAL("SET-02b", "SET-02d", "SET-02a", "SET-02c"),
  CHANGE_TILE("TIL-02", "TIL-02", "TIL-01", "OVL-01b"),
  CHARACTER_FIRST("RND-15a", "RND-15b", "RND-15a", "RND-15a"),
  CLOSED_AT_FIRST("OVL-10", "OVL-10", "OVL-10", Row.NONE),
  COMMAND("CMD-15", "CMD-12", "CMD-02", "CMD-16"),
  CONDITION("CON-02"),
  CONDITIONAL("ABL-18"),
  CONDITION_ENDS("CON-07"),
  CONDITION_OF_ATTACK("CON-08"),
  CONDITION_OF_DAMAGE("CON-10"),
  CONSUME("ELM-05", "ELM-05", "ELM-05", "ELM-22"),
  CONSUMED_ONCE("ELM-10", "ELM-10", "ELM-10", "ELM-18"),
  CONTROLLED_MOVE("FRC-14"),
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
  FAVOUR("SET-01b", "SET-01c", "AMD-36", "SET-01d"),
  FOCUS("FOC-01b", "FOC-01b", "FOC-01a", "FOC-01c"),
  FOCUS_INITIATIVE("FOC-12", "FOC-10", "FOC-08", "FOC-01c"),
  FOCUS_MOVEMENT("FOC-09", "FOC-10", "FOC-08", "FOC-40"),
  FOCUS_NEGATIVE_HEXES("FOC-24", "FOC-24", "FOC-08", "FOC-40"),
  FOCUS_PROXIMITY("FOC-11", "FOC-10", "FOC-08", "FOC-01c"),
  GOAL_TREASURE("LOT-40", "LOT-40", "LOT-40", "LOT-01d"),
  HAND("CRD-01a", "CRD-01b", "CRD-01a", "CRD-01c"),
  HAND_SIZE("LVU-07", "LVU-07", "LVU-07", "CRD-01c"),
  HAZARD("OVL-40a", "OVL-40a", "OVL-40b", "OVL-45"),
  HEAL("HEA-01"),
  HEAL_REMOVES("HEA-05b", "HEA-05b", "HEA-05a", "HEA-05b"),
  HEX("MMV-24", "MMV-24", "MMV-12", "MMV-17"),
  HEX_MOVEMENT("MMV-24", "MMV-24", "MMV-04", "MMV-17"),
  HEX_TARGETS("MMV-24", "MMV-24", "MMV-11a", "MMV-09"),
  IMMOBILIZE("CON-18b", "CON-18c", "CON-18a", "CON-18a"),
  IMMUNITY("CON-09"),
  INFUSE("ELM-03a", "ELM-03c", "ELM-03b", "ELM-26"),
  INVISIBLE("TGT-30b", "TGT-30b", "TGT-30a", "TGT-30a"),
  IRRECOVERABLE("REC-05"),
  ITEM("ITM-06"),
  ITEMS_OF_ATTACK("ITM-16"),
  ITEM_CARD("ITM-04a", "ITM-04b", "ITM-04a", "ITM-03"),
  ITEM_COPIES("ITM-04a", "ITM-04b", "ITM-04a", "ITM-03"),
  ITEM_SLOTS("ITM-01", "ITM-01", "ITM-01", "ITM-02"),
  KILL_CREDIT("DMG-16", "DMG-16", "DMG-16", "DMG-04"),
  LANDING("MOV-26b", "MOV-26b", "MOV-26a", "MOV-26a"),
  LAY_TOKEN("LOT-02", "LOT-02", "OVL-03a", "OVL-03a"),
  LEAVES_ACTIVE("BON-07a", "BON-07a", "BON-07a", "BON-07c"),
  LEARNING_CARDS(Row.NONE, "CRD-03c", Row.NONE, Row.NONE),
  LEVEL("LVL-02a", "LVL-02b", "LVL-02c", "LVL-08"),
  LOCKED_DOOR("OVL-19a", "OVL-19a", "OVL-19b", "SET-03c"),
  LONG_REST("RST-07b", "RST-07c", "RST-07a", "RST-07d"),
  LONG_REST_LAST("RND-13"),
  LOOT_ABILITY("LOT-10a", "LOT-10a", "LOT-10b", "LOT-01d"),
  LOOT_CARD("LOT-03a", "LOT-03a", "LOT-03b", "LOT-01d"),
  LOOT_DECK(Row.NONE, Row.NONE, "SET-11", Row.NONE),
  MANDATORY("ABL-10c", "ABL-10d", "ABL-14a", "ABL-14b"),
  MASTERY("ABL-24", "ABL-24", "LVU-18", "ABL-24"),
  MARKED_HEX("SCM-08", "SCM-08", "SCM-06a", "SCM-06b"),
  MAY_REST("RST-01a", "RST-01a", "RST-01a", "RST-01b"),
  MELEE("TGT-16"),
  MIXED("ELM-12", "ELM-12", "ELM-13", "ELM-23"),
  MODIFIER("AMD-01", "AMD-01", "AMD-01", "BMD-03"),
  MODIFIER_EFFECTS("AMD-34d", "AMD-34d", "AMD-34a", "BMD-10"),
  MODIFIER_VALUE("AMD-06", "AMD-06", "AMD-06", "BMD-08"),
  MONSTER_CARD("MON-09"),
  MONSTER_DISARMED("FOC-19", "FOC-19", "FOC-19", "FOC-20"),
  MONSTER_FRIEND("MAB-06", "MAB-06", "MAB-05", "MAB-05"),
  MONSTER_IMMOBILIZED("FOC-22"),
  MONSTER_INVISIBLE_ENEMIES("FOC-28a", "FOC-28a", "FOC-28b", "FOC-28c"),
  MONSTER_MOVE("MMV-01", "MMV-01", "MMV-01", "MMV-02"),
  MONSTER_NO_ATTACK("FOC-17", "FOC-18", "FOC-17", "FOC-20"),
  MONSTER_OUT_OF_REACH("MMV-14", "MMV-14", "MMV-13", "MMV-13"),
  MONSTER_STUNNED("MOV-08", "MOV-08", "FOC-21", "MOV-08"),
  MONSTER_SUMMON("MAB-13", "MAB-21", "MAB-13", "MON-01"),
  MONSTER_TARGETS("MAB-10"),
  MOVE("MOV-01"),
  MOVE_TILE("TIL-05", "TIL-05", "TIL-05", "OVL-01b"),
  NEGATED_BY_EFFECT("DMG-06"),
  NEGATION("DMG-07a", "DMG-07a", "DMG-07a", "DMG-07b"),
  NEGATIVE_HEX("OVL-36"),
  NOTHING_TO_LOOT("ABL-13"),
  NO_FOCUS("FOC-27"),
  NO_LEARNING_CARDS(Row.NONE, "CRD-03d", Row.NONE, Row.NONE),
  NO_TARGET("TGT-06"),
  NUMBERED_TREASURE("LOT-40", "LOT-40", "LOT-40", "LOT-01d"),
  OBJECTIVE("OVL-70b", "OVL-70c", "OVL-70a", "OVL-70a"),
  OFF_THE_MAP("MAP-05", "MAP-05", "MAP-05", "MAP-11"),
  ONE_EACH("ELM-07", "ELM-07", "ELM-07", "ELM-09"),
  ONE_OPEN_ROOM(Row.NONE, Row.NONE, Row.NONE, "MAP-11"),
  ONE_START_HEX(Row.NONE, Row.NONE, Row.NONE, "OVL-05b"),
  ONE_TILE("TIL-08", "TIL-08", "TIL-08", "OVL-01b"),
  OPEN_DOOR("OVL-17", "OVL-17", "OVL-17", "SET-03c"),
  OPEN_INFORMATION("LVL-12a", "LVL-12b", "LVL-12b", "LVL-13"),
  ORDER_OF_BONUSES("ATK-15a", "ATK-15c", "ATK-15b", "ATK-15c"),
  ORDER_OF_EFFECTS("ATK-44"),
  ORDER_OF_MODIFIERS("AMD-09d", "ATK-15c", "AMD-09d", "ATK-15c"),
  OTHER_CARD("EOR-06", "EOR-06", "EOR-06", "EOR-07"),
  OWN_CARDS("LVU-06", "LVU-06", "LVU-06", "CRD-01c"),
  PAID("ABL-18"),
  PARTY_SIZE("LVL-14", "LVL-17", "LVL-14", "LVL-13"),
  PATTERN("TGT-18b", "TGT-18c", "TGT-18a", "TGT-18a"),
  PERMANENT_DEATH("EXH-12", "EXH-01", "EXH-12", "EXH-01"),
  PERSISTENT_BONUS("BON-04"),
  PLACEMENT("SET-15b", "SET-15c", "SET-15a", "SET-15d"),
  PLATE("OVL-27a", "OVL-27a", "OVL-27b", "OVL-27b"),
  PLAYED_TO_THE_END("END-03"),
  POISON("CON-16a", "CON-16b", "CON-16b", "CON-16b"),
  PRESCRIBED_CHARACTER(Row.NONE, Row.NONE, Row.NONE, "SET-14"),
  PRINTED_LEVEL("SCN-15", "LVL-16", "SCN-15", "LVL-08"),
  PULL("FRC-03b", "FRC-03a", "FRC-03a", "FRC-03a"),
  PUSH("FRC-02b", "FRC-02a", "FRC-02a", "FRC-02a"),
  RANGE("TGT-13"),
  RECOVER("REC-01b", "REC-01c", "REC-01a", "REC-01d"),
  RECOVERED_CARD("CRD-14"),
  REDRAW("RST-03a", "RST-03b", "RST-03a", "RST-04"),
  REDUCED_RANDOMNESS("VAR-01", "AMD-35c", "VAR-01", "BMD-18"),
  REFRESH("REC-03a", "REC-03a", "REC-03b", "REC-01d"),
  REGENERATE("CON-13", "CON-13", "CON-29", "CON-13"),
  REMOVE_ACTIVE("BON-13b", "BON-13c", "BON-13a", "BON-13a"),
  REPLACE_TILE("TIL-02", "TIL-02", "TIL-06", "OVL-01b"),
  RETALIATE("RET-01b", "RET-01c", "RET-01a", "RET-01a"),
  REVEAL("RND-11b", "RND-11c", "RND-11a", "RND-11d"),
  REVEAL_ROOM("SPN-02", "SPN-02", "SPN-01", "SET-03c"),
  ROUND("RND-01b", "RND-01c", "RND-01a", "RND-01d"),
  ROUND_BONUS("BON-03"),
  SCENARIO_CHOICE("SET-02b", "SET-02d", "SET-02a", "SET-02c"),
  SCENARIO_ORDER(Row.NONE, Row.NONE, "RND-17a", Row.NONE),
  SEALING("TIL-12", "TIL-12", "TIL-11", Row.NONE),
  SECOND_CARD("RND-14a", "RND-14b", "RND-14a", Row.NONE),
  SECTION("SCM-08", "SCN-05", "SCN-04", "SET-14"),
  SELECTED_CARDS("DMG-09"),
  SELF_ONLY("TGT-11"),
  SHIELD("SHD-01"),
  SHORTAGE("OVL-13a", "OVL-13c", "OVL-13b", Row.NONE),
  SHORT_REST("RST-02", "RST-02", "RST-02", "RST-04"),
  SHUFFLE_MODIFIERS("AMD-11a", "AMD-11b", "AMD-11b", "BMD-18"),
  SHUT_DOOR("OVL-15", "OVL-15", "OVL-15", "SET-03c"),
  SIDES("TGT-12a", "TGT-12b", "TGT-09", "TGT-09"),
  SIGHT("LOS-08", "LOS-09", "LOS-07", "LOS-06c"),
  SKIP("ABL-10c", "ABL-10d", "ABL-10a", "ABL-10b"),
  SLOT_XP("BON-11", "BON-11", "BON-11", "XPP-09"),
  SOLO("LVL-11a", "LVL-11c", "LVL-11b", "LVL-13"),
  SPAWN("SPN-04a", "SPN-04c", "SPN-04b", "SPN-04b"),
  SPAWN_HEX("SCM-09"),
  SPECIAL_RULE("SCN-15", "SCN-15", "SCN-15", "SET-14"),
  SPECIAL_TEXT("ABL-24"),
  SPRING_TRAP("TIL-02", "TIL-02", "TIL-07", "OVL-01b"),
  STANDEES("SET-18a", "SET-18c", "SET-18b", "SET-15d"),
  STARTING_GOLD("CHR-08a", "CHR-08d", "CHR-08b", "ITM-03"),
  START_HEX("SET-04", "SET-04", "SET-04", "SET-05"),
  STOP("MMV-26"),
  SUFFER_DAMAGE("DMG-01"),
  SUMMON("SUM-01", "SUM-18", "SUM-01", "SUM-18"),
  SUMMONER_CALLS(Row.NONE, Row.NONE, "FOC-34", Row.NONE),
  SUMMON_LEAVES("SUM-04", "SUM-18", "SUM-04", "SUM-18"),
  TAKE_BACK("RST-14", "RST-14", "RST-14", "BON-17"),
  TARGETS("ABL-22"),
  TELEPORT("MOV-36", "MOV-36", "MOV-30", "MOV-36"),
  TIE("RND-16"),
  TILE_OF_BORDER("TIL-13", "TIL-13", "TIL-13", Row.NONE),
  TILE_OF_OBJECTIVE("TIL-15", "TIL-15", "OVL-70a", Row.NONE),
  TILE_UNDER_FIGURE("TIL-09", "TIL-09", "TIL-09", Row.NONE),
  TOGETHER("ABL-25"),
  TOKEN("MDT-05b", "MDT-05c", "MDT-05a", "MDT-05d"),
  TOKENS("SCM-05", "SCM-08", "SCM-03", "SCM-06b"),
  TOO_FEW_CARDS("RND-05"),
  TRANSFER_TILE("TIL-04", "TIL-04", "TIL-04", "OVL-01b"),
  TRAP("OVL-30", "OVL-30", "OVL-30", "OVL-45"),
  TRIED_AGAIN("END-12", "END-14b", "END-14a", "END-14c"),
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

  /** What stands in the place of a row. */
  private static final class Row {
    /** Nothing of the kind comes up in that game. */
    static final String NONE = "";

    private Row() {}
  }

  /** The rows of one game, by what they are cited for. */
  static final class Rows {
    static final Rows GLOOMHAVEN = new Rows();
    static final Rows JAWS = new Rows();
    static final Rows FROSTHAVEN = new Rows();
    static final Rows BUTTONS = new Rows();

    static {
      for (Cite cite : values()) {
        GLOOMHAVEN.rows[cite.ordinal()] = row(cite.gloomhaven);
        JAWS.rows[cite.ordinal()] = row(cite.jaws);
        FROSTHAVEN.rows[cite.ordinal()] = row(cite.frosthaven);
        BUTTONS.rows[cite.ordinal()] = row(cite.buttons);
      }
      for (CampaignCite cite : CampaignCite.values()) {
        GLOOMHAVEN.between[cite.ordinal()] = row(cite.gloomhaven);
        JAWS.between[cite.ordinal()] = row(cite.jaws);
        FROSTHAVEN.between[cite.ordinal()] = row(cite.frosthaven);
        BUTTONS.between[cite.ordinal()] = row(cite.buttons);
      }
    }

    private final @Nullable RuleId[] rows = new RuleId[values().length];
    private final @Nullable RuleId[] between = new RuleId[CampaignCite.values().length];

    private static @Nullable RuleId row(String row) {
      return row.equals(Row.NONE) ? null : RuleId.of(row);
    }

    boolean has(Cite cite) {
      return rows[cite.ordinal()] != null;
    }

    boolean has(CampaignCite cite) {
      return between[cite.ordinal()] != null;
    }

    RuleId of(Cite cite) {
      return named(rows[cite.ordinal()], cite);
    }

    RuleId of(CampaignCite cite) {
      return named(between[cite.ordinal()], cite);
    }

    private static RuleId named(@Nullable RuleId row, Enum<?> cite) {
      if (row == null) {
        throw new IllegalStateException("this game names no rule for " + cite);
      }
      return row;
    }
  }
}
