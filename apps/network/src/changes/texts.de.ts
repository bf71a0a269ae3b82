import { IBAN_WAIT_HOURS } from '@wbd/domain/commission';
import type { MoneyChange, MoneyChangeKind } from '@wbd/domain/money-changes';

type Facts = Pick<MoneyChange, 'before' | 'after'>;

const account = ({ before, after }: Facts) =>
  before === null
    ? `Konto endet auf ${after ?? ''}`
    : `Konto endet auf ${after ?? ''}, vorher auf ${before}`;
const team = ({ before, after }: Facts) => `Team „${after ?? before ?? ''}“`;
const started = ({ after }: Facts, yes: string, no: string) => (after === null ? no : yes);

export const changesTexts = {
  intro: `Wer wann geändert hat, wohin Geld geht oder wer darüber entscheidet. Ein geändertes Konto gilt erst nach ${IBAN_WAIT_HOURS} Stunden. Bis dahin kannst du es stoppen.`,
  failed: 'Die Änderungen konnten nicht geladen werden',
  none: 'Noch keine Änderung',
  noneText: 'Sobald sich an deinem Geld etwas ändert, siehst du es hier und bekommst eine E-Mail.',
  list: 'Änderungen, die neueste zuerst',
  more: 'Ältere zeigen',
  moreFailed: 'Ältere Änderungen konnten nicht geladen werden',
  by: (at: string) => `${at} Uhr, von`,
  about: 'Betrifft',
  gone: 'jemandem, der nicht mehr dabei ist',
  you: 'dir',
  state: {
    waiting: (until: string | null) => `Wartet bis ${until ?? ''} Uhr`,
    effective: (from: string | null) =>
      from === null ? 'Sofort wirksam' : `Wirksam ab ${from} Uhr`,
    stopped: () => 'Gestoppt',
  },
  stoppedAt: (at: string) => `Gestoppt am ${at} Uhr. Es bleibt beim bisherigen Konto.`,
  stop: 'Stoppen',
  stopOf: (what: string) => `Stoppen: ${what}`,
  dialog: {
    title: 'Änderung stoppen?',
    text: (before: string) =>
      `Das Konto, das auf ${before} endet, bleibt. Auch spätere Änderungen, die noch warten, werden gestoppt.`,
    confirm: 'Stoppen',
    fields: {},
    errors: {},
  },
  stopped: 'Gestoppt. Das bisherige Konto bleibt.',
  stopFailed: 'Die Änderung konnte nicht gestoppt werden',
  notYou: 'Warst du das nicht? Dann hat jemand deinen Zugang:',
  password: 'Passwort ändern',
} as const;

/** Details of the change; null where its kind says everything. */
export const changeFacts = {
  iban: account,
  'payer-iban': account,
  'tax-data': null,
  payer: null,
  terms: ({ after }) => after,
  'film-seller': null,
  'film-account': null,
  'payout-approved': ({ after }) => after,
  'team-lead': team,
  'team-deputy': (facts) =>
    `${team(facts)}, ${started(facts, 'neue Stellvertretung', 'keine Stellvertretung mehr')}`,
  'team-dissolved': team,
  'org-admin': (facts) => started(facts, 'Verwaltet jetzt mit', 'Verwaltet nicht mehr'),
  'customers-exported': null,
} as const satisfies Record<MoneyChangeKind, ((facts: Facts) => string | null) | null>;
