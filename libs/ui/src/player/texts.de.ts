import { errorTexts } from '@wbd/domain/errors';

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
  // a phone takes a third of a second to make a format of numbers, while the film waits
  times: (speed: number) => (speed === 1 ? 'Normal' : `${String(speed).replace('.', ',')}×`),
  notOffered: errorTexts['video/failed'],
  unavailable:
    'Dieses Video kann gerade nicht abgespielt werden. Schau in ein paar Minuten noch einmal vorbei.',
} as const;
