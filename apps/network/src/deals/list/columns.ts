import { findHeader, titleForms, type TableRow } from '@wbd/domain/tables';

export const LIST_FIELDS = [
  'reference',
  'amount',
  'status',
  'on',
  'lastName',
  'firstName',
  'reason',
] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** Which column of the list holds each field; null when none does. */
export type Mapping = Readonly<Record<ListField, number | null>>;

/** How programs call the fields, in lower case without spaces and punctuation; the best name comes first. */
const NAMES = {
  reference: [
    /^(?:kennzeichen|referenz|reference|ref)$/,
    /^(?:vertrags|vorgangs|antrags|policen|versicherungsschein|auftrags|rechnungs|abschluss|vs|vsnr)(?:nummer|nr|kennzeichen|id)$/,
    /^(?:vsnr|policennr|nummer|nr|vertrag|police|aktenzeichen|az)$/,
  ],
  amount: [
    /^(?:nettobetrag|betragnetto|netto|nettosumme|summenetto|nettowert)(?:ineuro|ineur|euro|eur)?$/,
    /^(?:betrag|summe|umsatz|amount|wert)(?:ineuro|ineur|euro|eur)?$/,
  ],
  status: [/^(?:status|ergebnis|entscheidung|zustand|stand)$/, /status$/],
  on: [
    /^(?:abschlussdatum|abschlusstag|datumdesabschlusses|tagdesabschlusses|abgeschlossenam|vertragsdatum|abschlussam)$/,
    /^(?:datum|tag|date|antragsdatum|unterschriftam)$/,
  ],
  lastName: [
    /^(?:kunde|kundenname|namedeskunden|customer|versicherungsnehmer|vn|vertragspartner)$/,
    /^(?:nachname|familienname|lastname|zuname|nachnamekunde|kundenachname)$/,
    /^name$/,
  ],
  firstName: [/^(?:vorname|firstname|vornamekunde|kundevorname)$/],
  reason: [
    /^(?:grund|begründung|stornogrund|ablehnungsgrund|reason)$/,
    /^(?:bemerkung|hinweis|notiz)$/,
  ],
} satisfies Record<ListField, readonly RegExp[]>;

export function guessMapping(titles: readonly string[]): Mapping {
  const forms = titles.map(titleForms);
  const columnOf = (field: ListField): number | null => {
    for (const name of NAMES[field]) {
      const index = forms.findIndex((some) => some.some((form) => name.test(form)));
      if (index !== -1) return index;
    }
    return null;
  };
  return {
    reference: columnOf('reference'),
    amount: columnOf('amount'),
    status: columnOf('status'),
    on: columnOf('on'),
    lastName: columnOf('lastName'),
    firstName: columnOf('firstName'),
    reason: columnOf('reason'),
  };
}

/** The position of the row with the titles. */
export const guessHeader = (rows: readonly TableRow[]): number =>
  findHeader(
    rows,
    (cells) => Object.values(guessMapping(cells)).filter((at) => at !== null).length,
  );

/** Without these a list decides nothing: the rest of a deal can be found by its reference alone. */
export const REQUIRED_FIELDS: readonly ListField[] = ['amount', 'status'];

/** Whether the columns name deals: by reference, or by customer and day. */
export function isComplete(mapping: Mapping): boolean {
  const isNamed = mapping.reference !== null || (mapping.lastName !== null && mapping.on !== null);
  return isNamed && REQUIRED_FIELDS.every((field) => mapping[field] !== null);
}
