export const filmTexts = {
  processing: 'Das Video wird für schnelles Abspielen vorbereitet. Bis dahin läuft das Original.',
  failed:
    'Das Video konnte nicht vorbereitet werden. Besucher sehen das Original; lade es am besten als MP4 neu hoch.',
  badge: { processing: 'Wird vorbereitet', failed: 'Nur als Original' },
} as const;
