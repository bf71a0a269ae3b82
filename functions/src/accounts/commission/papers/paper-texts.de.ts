import {
  allowsObjection,
  COMMISSION_VAT_PERCENT,
  paperTitle,
  readVatId,
  statementNumber,
  type CorrectionReason,
  type ServicePeriod,
  type Statement,
} from '@wbd/domain/commission';
import { formatDay } from '@wbd/domain/time';

export const SMALL_BUSINESS = 'Kein Ausweis von Umsatzsteuer, da Kleinunternehmer (§ 19 UStG).';

export const paperTexts = {
  number: 'Nummer',
  date: 'Datum',
  period: 'Leistungszeitraum',
  partner: 'Partnernummer',
  taxId: (typed: string) => {
    const vatId = readVatId(typed);
    return vatId === null ? `Steuernummer: ${typed}` : `USt-IdNr.: ${vatId.id}`;
  },
  issuer: { credit: 'Aussteller und Leistungsempfänger', plain: 'Zahler' },
  recipient: { credit: 'Leistender und Empfänger der Gutschrift', plain: 'Empfänger' },
  reason: 'Leistung',
  amount: 'Betrag',
  net: 'Summe netto',
  tax: `zzgl. ${COMMISSION_VAT_PERCENT} % Umsatzsteuer`,
  total: 'Gesamtbetrag',
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
} as const;

/** `15.01.2027`, or `03.12.2026 bis 15.01.2027` */
export const periodText = ({ from, until }: ServicePeriod) =>
  from === until ? formatDay(from) : `${formatDay(from)} bis ${formatDay(until)}`;

const correctionReasons: Record<CorrectionReason, string> = {
  returned: 'Grund: Die Bank hat die Überweisung zurückgegeben.',
  objection: 'Grund: Dem Widerspruch des Empfängers wurde stattgegeben.',
};

/** `GS-00012 vom 02.03.2027` */
const named = (number: number, day: string) => `${statementNumber(number)} vom ${formatDay(day)}`;

/** What a statement says below its figures. */
export const paperNotes = (statement: Statement): string[] => [
  ...taxNotes(statement),
  payment(statement),
  ...rights(statement),
];

/** Whether it still counts, which its reader has to see first. */
export function standing(statement: Statement): string[] {
  const { corrects, correctedBy, endedOn, objection } = statement;
  const title = paperTitle(statement);
  const isCredit = statement.recipient.kind !== 'private';
  return [
    ...(corrects
      ? [
          `Berichtigung: hebt die ${title} ${named(corrects.number, corrects.issuedOn)} auf.`,
          ...(corrects.reason === null ? [] : [correctionReasons[corrects.reason]]),
        ]
      : []),
    ...(objection
      ? [
          `Der Empfänger hat dieser ${title} am ${formatDay(objection.on)} widersprochen.${
            isCredit ? ' Sie hat damit die Wirkung einer Rechnung verloren (§ 14 Abs. 2 UStG).' : ''
          }`,
        ]
      : []),
    ...(correctedBy !== null && endedOn !== null
      ? [`Aufgehoben durch die ${title} ${named(correctedBy, endedOn)}.`]
      : []),
  ];
}

function taxNotes({ recipient }: Statement): string[] {
  switch (recipient.kind) {
    case 'private':
      return ['Der Betrag enthält keine Umsatzsteuer.'];
    case 'small':
      return [SMALL_BUSINESS];
    case 'business':
      return [];
    case 'abroad':
      return ['Steuerschuldnerschaft des Leistungsempfängers (§ 13b UStG).'];
  }
}

export function payment({ state, correctedBy, ibanEnd }: Statement): string {
  if (state === 'correction' || state === 'returned' || correctedBy !== null) {
    return 'Hieraus ist nichts zu zahlen: Die Provision ist wieder fällig und wird neu abgerechnet.';
  }
  return state === 'objected'
    ? 'Die Auszahlung ruht, bis der Widerspruch beantwortet ist.'
    : `Ausgezahlt wird per Überweisung auf das Konto, das auf ${ibanEnd} endet.`;
}

function rights(statement: Statement): string[] {
  if (!allowsObjection(statement)) return [];
  return [
    statement.recipient.kind === 'private'
      ? 'Gegen diese Abrechnung ist Widerspruch möglich, im Portal unter „Netzwerk“.'
      : 'Gegen diese Gutschrift ist Widerspruch möglich, im Portal unter „Netzwerk“. Mit ihm verliert sie die Wirkung einer Rechnung (§ 14 Abs. 2 UStG).',
  ];
}
