import type { ConsentWay } from '@wbd/domain/customers';
import { counted } from '@wbd/domain/words';

export const consentWayTexts: Readonly<Record<ConsentWay, string>> = {
  spoken: 'Im Gespräch',
  written: 'Schriftlich',
  mail: 'Per E-Mail',
  form: 'Über ein Formular',
};

export const declarationTexts = {
  title: 'Einwilligung in Einladungen',
  /** of several people */
  about: (count: number) =>
    counted(
      count,
      'Für 1 Person ist noch keine Einwilligung eingetragen. Ohne sie laden wir diese Person nicht ein.',
      'Für # Personen ist noch keine Einwilligung eingetragen. Ohne sie laden wir diese Personen nicht ein.',
    ),
  required: 'Ohne Einwilligung dürfen wir niemanden per E-Mail einladen (§ 7 UWG).',
  wording: (words: string) => `Mit deiner Angabe erklärst du: „${words}“`,
  how: 'Wie?',
  choose: 'Bitte auswählen',
  on: 'Wann?',
  missing: 'Bitte gib an, wie und wann die Einwilligung gegeben wurde',
} as const;
