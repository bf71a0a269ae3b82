export const playerTexts = {
  play: 'Video abspielen',
  pause: 'Video anhalten',
  captions: 'Untertitel',
  captionsFailed: 'Die Untertitel konnten nicht geladen werden.',
  language: 'Deutsch',
  failed: 'Konnte das Video nicht laden',
  settings: 'Qualität und Geschwindigkeit',
  quality: 'Qualität',
  automatic: 'Automatisch',
  lines: (size: number) => `${size}p`,
  speed: 'Geschwindigkeit',
  times: (speed: number) => (speed === 1 ? 'Normal' : `${speed.toLocaleString('de-DE')}×`),
  unavailable:
    'Dieses Video kann gerade nicht abgespielt werden. Schau in ein paar Minuten noch einmal vorbei.',
} as const;
