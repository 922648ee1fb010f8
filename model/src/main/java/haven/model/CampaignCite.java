package haven.model;

/**
 * What a booking, a question or a refusal between two scenarios rests on, and which row says so in
 * each game; {@link Cite} has those of the scenarios.
 */
public enum CampaignCite {
  ACHIEVEMENT("EVT-01", "BKK-16", "EVT-12", ""),
  BONUS_EXPERIENCE("BKK-06", "BKK-06", "BKK-06", ""),
  BOX("RTR-04", "JLC-27", "RTR-05b", ""),
  BUYING("SHP-10", "SHP-10", "CRA-11", ""),
  CARD_GAINED("LVU-06", "LVU-06", "LVU-06", ""),
  CHECKMARKS("LVU-16", "LVU-16", "LVU-16", ""),
  CHECKMARKS_LOST("LVU-17", "LVU-17", "LVU-17", ""),
  CITY_EVENT("GHC-03", "EVT-27", "OUT-06", ""),
  CLASS_ONCE("CHR-03a", "CHR-02b", "CHR-03b", "CHR-01d"),
  CLASS_UNLOCKED("CHR-01a", "CHR-01c", "CHR-01b", "CHR-01d"),
  CREATION("CHR-05a", "CHR-02b", "CHR-05b", "CHR-01d"),
  DEATH("VAR-08a", "", "VAR-08b", ""),
  DESTINATION("GHC-02", "JLC-21", "EVT-04", "BBC-14"),
  DONATION("GHC-04", "", "", ""),
  DRAWN_BACK("CHR-05a", "", "CHR-05b", ""),
  ENHANCED_CARDS("ENH-03", "", "ENH-20", ""),
  ENHANCEMENT("ENH-02", "", "ENH-25", ""),
  ENHANCER("ENH-01", "ENH-34", "ENH-20", "ENH-34"),
  EVENT_ADDED("EVT-23", "EVT-28", "EVT-24", ""),
  EVENT_GONE("EVT-21", "EVT-28", "EVT-17b", ""),
  EVENT_OPTION("EVT-17a", "EVT-27", "EVT-17b", ""),
  EVENT_RESULT("EVT-18", "EVT-27", "EVT-17b", ""),
  EXPERIENCE("BKK-05", "BKK-05", "BKK-05", ""),
  FREE_LEVEL("LVU-10a", "", "LVU-10b", ""),
  FREE_PERKS("RTR-10", "", "RTR-10", ""),
  GOLD("BKK-07", "BKK-07", "BKK-07", ""),
  HOMECOMING("BKK-03", "BKK-03", "BKK-03", "BKK-03"),
  ITEM_COPIES("SHP-15", "SHP-18", "CRA-02", "BBC-12"),
  ITEM_FOUND("BKK-23a", "JLC-17", "BKK-23b", ""),
  ITEM_OF_REWARD("BKK-21", "JLC-18", "BKK-21", ""),
  ITEM_TWICE("SHP-12", "SHP-12", "SHP-12", ""),
  ITEM_TWICE_LOOTED("SHP-13", "SHP-12", "BKK-27", ""),
  LEVEL_UP("LVU-05", "LVU-05", "LVU-05", ""),
  LEVEL_UP_DUE("LVU-02a", "LVU-02c", "LVU-02b", "LVU-23"),
  MILESTONE("GHC-13", "JLC-27", "EVT-12", ""),
  PARTY("EVT-06", "CHR-02b", "EVT-07", "CHR-01d"),
  PARTY_REPUTATION("SHP-07", "", "", ""),
  PERK("LVU-25", "LVU-25", "LVU-25", ""),
  PERK_FOR_CHECKMARKS("LVU-15", "LVU-15", "LVU-15", ""),
  POOL("LVU-07", "LVU-07", "LVU-07", "BBC-09"),
  PRICE("SHP-09", "SHP-10", "CRA-11", ""),
  QUEST("CHR-05a", "", "CHR-05b", ""),
  RANDOM_BLUEPRINT("BKK-24a", "JLC-24", "BKK-24b", ""),
  RANDOM_SCENARIO("BKK-25a", "JLC-20", "BKK-25b", ""),
  RETIREMENT("RTR-02a", "", "RTR-02b", ""),
  RETIREMENT_DUE("RTR-01a", "", "RTR-01b", ""),
  RETIREMENT_PROSPERITY("RTR-03a", "", "RTR-03b", ""),
  REWARDS("BKK-14a", "JLC-27", "BKK-14b", "BBC-05"),
  ROAD_EVENT("EVT-14", "", "EVT-15", ""),
  SCENARIO_DONE("BKK-28", "JLC-21", "BKK-28", "BBC-05"),
  SCENARIO_UNLOCKED("EVT-03", "JLC-20", "EVT-08", "BBC-05"),
  SELLING("SHP-11", "SHP-11", "CRA-09", ""),
  SHARING("BKK-16", "BKK-16", "BKK-16", ""),
  STARTING_GOLD("CHR-08a", "CHR-08d", "CHR-08b", ""),
  STARTING_LEVEL("CHR-07a", "LVU-01", "CHR-07b", "LVU-23"),
  STICKER("ENH-10", "", "ENH-21", ""),
  SUPPLY("SHP-05", "SHP-18", "CRA-02", "BBC-12"),
  TRIED_AGAIN("GHC-02", "JLC-23", "BKK-09", "BBC-04"),
  TREASURE("BKK-26", "BKK-26", "BKK-26", "BKK-30"),
  VISIT("GHC-01", "JLC-12", "OUT-01", "BBC-06");

  final String gloomhaven;
  final String jaws;
  final String frosthaven;
  final String buttons;

  CampaignCite(String gloomhaven, String jaws, String frosthaven, String buttons) {
    this.gloomhaven = gloomhaven;
    this.jaws = jaws;
    this.frosthaven = frosthaven;
    this.buttons = buttons;
  }
}
