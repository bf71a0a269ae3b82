import { formatPhone, type PhoneProblem } from './phone.ts';

export const phoneTexts = {
  understood: (phone: string) => `Wir verstehen das als ${formatPhone(phone)}.`,
  /** why a text cannot be used as a number */
  problems: {
    scientific:
      'Das hat eine Tabelle gekürzt, Ziffern fehlen. Formatiere die Spalte dort als Text oder trage die Nummer hier ein.',
    several: 'Das sind mehrere Nummern. Trage bitte nur eine ein.',
    extension: 'Hänge die Durchwahl bitte direkt an die Nummer an, ohne Wort davor.',
    characters:
      'Eine Telefonnummer besteht aus Ziffern, mit einem + davor, wenn sie international ist.',
    length: 'Eine Telefonnummer hat 6 bis 15 Ziffern.',
  } satisfies Readonly<Record<PhoneProblem, string>>,
} as const;
