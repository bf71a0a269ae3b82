import { formatMoney } from '../plans/money.ts';
import { formatDay } from '../time/berlin-time.ts';
import type { Deal } from './deal.ts';
import type { Statement, StatementLine } from './statement.ts';
import { CREDIT_NOTE_WORDING } from './tax-profile.ts';
import type { Rate, Source } from './terms.ts';

/** `12,5 % des Nettobetrags` or `50,00 € je Abschluss` */
export function rateText(rate: Rate): string {
  if (rate.kind === 'fixed') return `${formatMoney(rate.cents)} je Abschluss`;
  const percent = (rate.permille / 10).toLocaleString('de-DE');
  return `${percent}\u00a0% des Nettobetrags`;
}

type LineText = (day: string, about?: StatementLine['about']) => string;

const EARNED: Readonly<Record<Source, LineText>> = {
  deals: (day, about) => `Provision für den Abschluss ${dealText(day, about)}`,
  subscriptions: (day) => `Provision für das Paket eines Partners, bezahlt am ${day}`,
};
const REVERSED: typeof EARNED = {
  deals: (day, about) => `Storno zum Abschluss ${dealText(day, about)}`,
  subscriptions: (day) => `Rückzahlung zum Paket eines Partners, bezahlt am ${day}`,
};

/** `V-4711 vom 15.01.2027, V. B.` */
function dealText(day: string, about: StatementLine['about']): string {
  const { reference = '', customer = null } = about ?? {};
  return `${reference} vom ${day}${customer === null ? '' : `, ${customer}`}`.trimStart();
}

/** What a line of a statement is for. */
export function lineText({
  kind,
  on,
  rate,
  source,
  about,
}: Pick<StatementLine, 'kind' | 'on' | 'rate' | 'source' | 'about'>): string {
  const day = formatDay(on);
  const share = rate ? ` (${rateText(rate)})` : '';
  switch (kind) {
    case 'matured':
      return EARNED[source](day, about) + share;
    case 'reversed':
      return REVERSED[source](day, about) + share;
    case 'returned':
      return `Provision, deren Überweisung am ${day} zurückkam`;
    case 'corrected':
      return `Provision, deren Abrechnung am ${day} berichtigt wurde`;
  }
}

/** What the document of a statement is called: only businesses get a credit note in the sense of § 14 (2) UStG. */
export const paperTitle = ({ recipient }: Pick<Statement, 'recipient'>): string =>
  recipient.kind === 'private' ? 'Provisionsabrechnung' : 'Gutschrift';

/** How far a deal is. */
export const stateTexts: Readonly<Record<Deal['state'], string>> = {
  reported: 'Wartet auf Bestätigung',
  withdrawn: 'Zurückgezogen',
  refused: 'Abgelehnt',
  confirmed: 'Bestätigt',
  cancelled: 'Storniert',
};

/** What a partner agrees to, by the version of the wording; an earlier one stays, because someone agreed to it. */
export const creditNoteTexts: Readonly<Record<string, string>> = {
  [CREDIT_NOTE_WORDING]:
    'Ich bin einverstanden, dass Organisationen, die mir Provision zahlen, per Gutschrift abrechnen (§ 14 Abs. 2 UStG). Ich schreibe dafür keine Rechnungen. Einer Gutschrift kann ich widersprechen; dann gilt sie nicht.',
};
