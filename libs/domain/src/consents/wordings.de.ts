/** A part of a wording: text, or a link to a document that belongs to what is agreed to. */
export type WordingPart = string | { document: 'terms' | 'privacy' | 'processing'; label: string };

/** Where a person agrees to something. */
export type ConsentOccasion =
  | 'registration'
  | 'appointment'
  | 'sign-up'
  | 'contract'
  | 'invitation'
  | 'testimonial'
  | 'call'
  | 'team-figures'
  | 'team-money';

export interface Wording {
  /** names it for good; a changed text, also of a document it links to, is a new version */
  version: string;
  parts: readonly WordingPart[];
}

/** The words of the sign-up since it names the processing contract; the documents behind them have changed since. */
const signUp: Wording['parts'] = [
  'Mit der Registrierung gelten unsere ',
  { document: 'terms', label: 'AGB' },
  ', der ',
  { document: 'processing', label: 'Vertrag zur Auftragsverarbeitung' },
  ' und die Hinweise zum ',
  { document: 'privacy', label: 'Datenschutz' },
  '. Lite und Pro buche ich als Unternehmer (§ 14 BGB).',
];
const contract: Wording['parts'] = [
  'Ich akzeptiere die ',
  { document: 'terms', label: 'AGB' },
  ' und den ',
  { document: 'processing', label: 'Vertrag zur Auftragsverarbeitung' },
  '. Lite und Pro buche ich als Unternehmer (§ 14 BGB).',
];

/**
 * The wordings that people agree to, per occasion from the first version to the present one. A published wording is
 * never edited: people have agreed to it.
 */
export const WORDINGS: Readonly<Record<ConsentOccasion, readonly [Wording, ...Wording[]]>> = {
  registration: [
    {
      version: 'registration-1',
      parts: [
        'Mit der Anmeldung gelten unsere ',
        { document: 'terms', label: 'AGB' },
        ' und die Hinweise zum ',
        { document: 'privacy', label: 'Datenschutz' },
      ],
    },
  ],
  appointment: [
    {
      version: 'appointment-1',
      parts: [
        'Mit der Anfrage gelten unsere ',
        { document: 'terms', label: 'AGB' },
        ' und die Hinweise zum ',
        { document: 'privacy', label: 'Datenschutz' },
        '.',
      ],
    },
  ],
  // declaration about an invited person
  invitation: [
    {
      version: 'invitation-1',
      parts: [
        'Diese Person hat eingewilligt, dass ich sie per E-Mail zu Seminaren einlade. Das kann ich belegen.',
      ],
    },
  ],
  // asked for by itself, and never a condition of a registration
  call: [
    {
      version: 'call-1',
      parts: ['Mein Berater darf mich anrufen. Das kann ich jederzeit widerrufen.'],
    },
  ],
  // by an advisor, about their figures
  'team-figures': [
    {
      version: 'team-figures-1',
      parts: [
        'Leitung und Stellvertretung meines Teams sehen für jeden Monat seit meinem Beitritt, wie viele Anmeldungen, Teilnahmen, neue Kunden und Empfehlungen ich habe, aber nicht, von wem. Die Leitung des Teams darüber sieht nur die Summe des Teams. Ich kann das jederzeit beenden; dann werden die Zahlen gelöscht.',
      ],
    },
  ],
  'team-money': [
    {
      version: 'team-money-1',
      parts: [
        'Leitung und Stellvertretung meines Teams sehen für jeden Monat seit meinem Beitritt auch die Summe meiner bestätigten Abschlüsse und meiner Provision aus Empfehlungen, aber nicht, von wem. Die Leitung des Teams darüber sieht nur die Summe des Teams. Ich kann das jederzeit beenden; dann werden die Beträge gelöscht.',
      ],
    },
  ],
  // declaration about the person in a testimonial
  testimonial: [{ version: 'testimonial-1', parts: ['Kunde hat Einverständnis gegeben'] }],
  'sign-up': [
    {
      version: 'sign-up-1',
      parts: [
        'Mit der Registrierung gelten unsere ',
        { document: 'terms', label: 'AGB' },
        ' und die Hinweise zum ',
        { document: 'privacy', label: 'Datenschutz' },
        '.',
      ],
    },
    {
      version: 'sign-up-2',
      parts: [
        'Mit der Registrierung gelten unsere ',
        { document: 'terms', label: 'AGB' },
        ' und die Hinweise zum ',
        { document: 'privacy', label: 'Datenschutz' },
        '. Lite und Pro buche ich als Unternehmer (§ 14 BGB).',
      ],
    },
    { version: 'sign-up-3', parts: signUp },
    // terms for films that advisors sell to each other
    { version: 'sign-up-4', parts: signUp },
  ],
  // acceptance by advisors who signed up earlier: a version here and the latest of `sign-up` are about the same documents
  contract: [
    { version: 'contract-1', parts: contract },
    { version: 'contract-2', parts: contract },
  ],
};
