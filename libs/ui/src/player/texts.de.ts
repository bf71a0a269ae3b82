export const playerTexts = {
  play: 'Video abspielen',
  pause: 'Video anhalten',
  captions: 'Untertitel',
  captionsFailed: 'Die Untertitel konnten nicht geladen werden.',
  language: 'Deutsch',
  failed: 'Konnte das Video nicht laden',
} as const;
