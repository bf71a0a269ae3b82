/** What the word commission means wherever the portal promises it: the one place that says what WBD does about it. */
export const COMMISSION_NOTE =
  'Netzwerk-Provision: WBD ordnet dir zu, wer über deinen Link kommt. Ob, wie viel und wann Provision gezahlt wird, vereinbarst du mit deiner Organisation.';
