import { sharedTexts } from '../shared/texts.de.ts';

export const quickTexts = {
  title: 'Schnellvideos',
  intro: 'Kurze Videos, die du deinen Kunden mit einem Link schickst.',
  search: 'Videos suchen...',
  list: 'Deine Schnellvideos',
  share: 'Teilen',
  shareVideo: (title: string) => `Teilen: ${title}`,
  since: (day: string) => `Seit ${day}`,
  empty: {
    title: 'Noch keine Schnellvideos',
    text: 'Lade dein erstes Video hoch und schick deinen Kunden den Link.',
    textBelowPro: 'Mit WBD Pro lädst du eigene Schnellvideos hoch.',
  },
  words: { fields: sharedTexts.fields, errors: sharedTexts.errors },
} as const;
