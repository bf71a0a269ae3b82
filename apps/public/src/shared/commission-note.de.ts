/** What the word commission means wherever the portal promises it: the one place that says what WBD does about it. */
export const COMMISSION_NOTE =
  'Netzwerk-Provision: WBD ordnet dir zu, wer über deinen Link kommt. Deine Organisation legt fest, ob und wie viel sie für einen Abschluss zahlt, und bestätigt ihn; im Portal siehst du jeden Betrag mit seinem Grund. Die Auszahlung vereinbarst du mit ihr.';
