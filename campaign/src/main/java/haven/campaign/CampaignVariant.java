package haven.campaign;

/** A way to keep a campaign that the group may choose; all of them can be combined (VAR-12). */
public enum CampaignVariant {
  /** Ability cards can be chosen anew for gold (VAR-09). */
  RESPEC,
  /** Stickers are cheaper, and come off when a character of the class retires (ENH-33). */
  TEMPORARY_ENHANCEMENTS
}
