import type { MoneyChangeKind } from '@wbd/domain/money-changes';

interface Facts {
  /** whose it is; null for the reader's own */
  whose: string | null;
  before: string | null;
  after: string | null;
}

interface Words {
  subject: (whose: string | null) => string;
  heading: string;
  text: (facts: Facts) => string;
}

const account = ({ before, after }: Facts) =>
  before === null
    ? `das Konto, das auf ${after ?? ''} endet`
    : `das Konto, das auf ${after ?? ''} endet, statt auf das mit ${before}`;
const of = (whose: string | null, own: string, other: (name: string) => string) =>
  whose === null ? own : other(whose);

export const texts = {
  someone: 'jemand, der nicht mehr dabei ist',
  preview: 'Bitte prüfe, ob das so sein soll.',
  byYou: (at: string) => `Das geschah mit deinem Zugang am ${at} Uhr.`,
  bySomeone: (name: string, at: string) => `Das war ${name} am ${at} Uhr.`,
  waits: {
    partner: (until: string) =>
      `Sicher ist sicher: Ausgezahlt wird auf das neue Konto frühestens ab dem ${until} Uhr.`,
    payer: (until: string) =>
      `Sicher ist sicher: Bis zum ${until} Uhr zahlt die Organisation noch vom bisherigen Konto.`,
  },
  stop: {
    waiting:
      'Warst du das nicht? Dann stoppe es jetzt: Das bisherige Konto bleibt, alle Geräte werden abgemeldet, und du wählst ein neues Passwort.',
    done: 'Warst du das nicht? Dann melde jetzt alle Geräte ab und wähle ein neues Passwort.',
  },
  others:
    'Kommt dir das seltsam vor? Frag bei dieser Person nach und wende dich an uns; unsere Adresse steht im Impressum.',
  action: 'Das war ich nicht',
  toldBefore: (facts: string) => `wir hatten dir geschrieben: „${facts}“`,
  stopped: {
    subject: 'Eine Änderung wurde gestoppt',
    preview: 'Die Person, mit deren Zugang sie geschah, sagt: Das war ich nicht.',
    heading: 'Änderung gestoppt',
    why: 'Die Person, mit deren Zugang das geschah, sagt: Das war ich nicht.',
    now: 'Eine geänderte Bankverbindung, die noch wartete, ist wieder die bisherige. Alle Geräte dieser Person sind abgemeldet.',
  },
  stoppedInPortal: (name: string | null) => ({
    subject: 'Eine Änderung wurde gestoppt',
    preview: 'Es bleibt beim bisherigen Konto.',
    heading: 'Änderung gestoppt',
    why: of(
      name,
      'Du hast das im Portal gestoppt. Warst du das nicht, ändere jetzt dein Passwort.',
      (other) => `${other} hat das im Portal gestoppt.`,
    ),
    now: 'Es bleibt beim bisherigen Konto.',
  }),
  kinds: {
    iban: {
      subject: (whose) =>
        of(
          whose,
          'Deine Bankverbindung wurde geändert',
          (name) => `${name} hat eine neue Bankverbindung`,
        ),
      heading: 'Neue Bankverbindung',
      text: (facts) =>
        `Auszahlungen an ${of(facts.whose, 'dich', (name) => name)} gehen auf ${account(facts)}.`,
    },
    'tax-data': {
      subject: (whose) =>
        of(whose, 'Deine Steuerdaten wurden geändert', (name) => `${name} hat neue Steuerdaten`),
      heading: 'Neue Steuerdaten',
      text: ({ whose }) =>
        `Name, Anschrift oder Steuerdaten für Auszahlungen an ${of(whose, 'dich', (name) => name)} wurden geändert.`,
    },
    'payer-iban': {
      subject: () => 'Deine Organisation zahlt von einem anderen Konto',
      heading: 'Neues Konto der Organisation',
      text: (facts) =>
        `Deine Organisation zahlt Provision von einem anderen Konto: ${account(facts)}.`,
    },
    payer: {
      subject: () => 'Die Angaben deiner Organisation als Zahler wurden geändert',
      heading: 'Neue Angaben der Organisation',
      text: () =>
        'Name, Anschrift oder Steuernummer deiner Organisation auf Gutschriften wurden geändert.',
    },
    terms: {
      subject: () => 'Neue Provisionsbedingungen in deiner Organisation',
      heading: 'Neue Bedingungen',
      text: ({ after }) => `Deine Organisation zahlt für Empfehlungen künftig ${after ?? ''}.`,
    },
    'film-seller': {
      subject: (whose) =>
        of(
          whose,
          'Deine Steuerangaben für Filme wurden geändert',
          (name) => `${name} hat neue Steuerangaben für Filme`,
        ),
      heading: 'Neue Steuerangaben',
      text: ({ whose }) =>
        `Die Angaben für das Finanzamt zum Verkauf von Filmen durch ${of(whose, 'dich', (name) => name)} wurden geändert.`,
    },
    'film-account': {
      subject: (whose) =>
        of(
          whose,
          'Dein Konto für Filmverkäufe wurde eröffnet',
          (name) => `${name} hat ein Konto für Filmverkäufe eröffnet`,
        ),
      heading: 'Neues Konto bei Stripe',
      text: ({ whose }) =>
        `Einnahmen aus Filmen von ${of(whose, 'dir', (name) => name)} gehen auf ein Konto, das jetzt bei Stripe eröffnet wurde.`,
    },
    'payout-approved': {
      subject: () => 'Eine Auszahlung wurde freigegeben',
      heading: 'Auszahlung freigegeben',
      text: ({ after }) => `Eine Auszahlung über ${after ?? ''} ist freigegeben.`,
    },
    'team-lead': {
      subject: () => 'Die Leitung deines Teams hat gewechselt',
      heading: 'Neue Leitung',
      text: ({ whose, after }) =>
        of(
          whose,
          `Du leitest jetzt das Team „${after ?? ''}“.`,
          (name) => `Das Team „${after ?? ''}“ leitet jetzt ${name}.`,
        ),
    },
    'team-deputy': {
      subject: () => 'Die Stellvertretung in deinem Team hat sich geändert',
      heading: 'Stellvertretung geändert',
      text: ({ whose, before, after }) =>
        before === null
          ? of(
              whose,
              `Du vertrittst jetzt die Leitung des Teams „${after ?? ''}“.`,
              (name) => `${name} vertritt jetzt die Leitung des Teams „${after ?? ''}“.`,
            )
          : of(
              whose,
              `Du vertrittst die Leitung des Teams „${before}“ nicht mehr.`,
              (name) => `${name} vertritt die Leitung des Teams „${before}“ nicht mehr.`,
            ),
    },
    'team-dissolved': {
      subject: () => 'Dein Team wurde aufgelöst',
      heading: 'Team aufgelöst',
      text: ({ before }) => `Das Team „${before ?? ''}“ gibt es nicht mehr.`,
    },
    'org-admin': {
      subject: () => 'Die Verwaltung deiner Organisation hat sich geändert',
      heading: 'Verwaltung geändert',
      text: ({ whose, after }) =>
        after === null
          ? of(
              whose,
              'Du verwaltest deine Organisation nicht mehr.',
              (name) => `${name} verwaltet deine Organisation nicht mehr.`,
            )
          : of(
              whose,
              'Du verwaltest jetzt deine Organisation.',
              (name) => `${name} verwaltet jetzt deine Organisation.`,
            ),
    },
    'customers-exported': {
      subject: (whose) =>
        of(
          whose,
          'Deine Kunden wurden exportiert',
          (name) => `${name} hat alle eigenen Kunden exportiert`,
        ),
      heading: 'Export aller Kunden',
      text: ({ whose }) =>
        of(
          whose,
          'Alle deine Kunden wurden als Datei gespeichert.',
          (name) => `Alle Kunden von ${name} wurden als Datei gespeichert.`,
        ),
    },
  } satisfies Record<MoneyChangeKind, Words>,
} as const;
