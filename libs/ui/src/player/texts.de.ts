export const playerTexts = {
  play: 'Video abspielen',
  pause: 'Video anhalten',
  failed: 'Konnte das Video nicht laden',
} as const;
