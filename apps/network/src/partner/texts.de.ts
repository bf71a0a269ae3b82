import type { OwnCommission, Statement } from '@wbd/domain/commission';
import { counted } from '@wbd/domain/words';

export const partnerTexts = {
  title: 'Netzwerk',
  intro: 'Deine Links, wer darüber kam, und was du verdienst, wenn daraus ein Abschluss wird.',
  link: {
    title: 'Dein Link',
    text: 'Gib ihn Menschen, denen ein Seminar oder ein Gespräch hilft.',
  },
  failed: 'Deine Provision konnte nicht geladen werden',
  sums: 'Deine Provision',
  held: 'Vorgemerkt',
  heldText: 'Wird fällig, wenn der Kunde bis dahin nicht zurücktritt.',
  due: 'Fällig',
  heldUntil: (day: string) =>
    `Wird ab dem ${day} fällig, wenn die Kunden bis dahin nicht zurücktreten.`,
  dueText: 'Wird mit dem nächsten Monatsabschluss deiner Organisation ausgezahlt.',
  dueWaits: 'Steht dir zu. Für die Auszahlung fehlen noch deine Auszahlungsdaten.',
  inPayout: 'In Auszahlung',
  inPayoutText: 'Ist abgerechnet und geht an deine Bank.',
  paid: 'Ausgezahlt',
  paidText: 'Ist auf deinem Konto. Alle Beträge ohne Umsatzsteuer.',
  noProfile:
    'Damit deine Provision ausgezahlt werden kann, brauchen wir deine Bankverbindung und wie du sie versteuerst.',
  profile: 'Auszahlungsdaten',
  account: (end: string) => `Überwiesen wird auf das Konto, das auf ${end} endet.`,
  negative:
    'Nach einem Storno steht hier ein Minus. Es wird mit der nächsten Provision verrechnet.',
  payout: 'Überwiesen wird von der Organisation, die zahlt.',
  list: 'Jede Provision mit ihrem Grund',
  none: 'Noch keine Provision',
  noneText:
    'Sobald jemand über deinen Link kommt, etwas abschließt und die Organisation das bestätigt, steht es hier.',
  deal: (name: string, day: string) => `Abschluss von ${name} am ${day}`,
  package: (day: string) => `Paket eines Partners, der über dich dabei ist, bezahlt am ${day}`,
  erased: 'einer Person, deren Daten gelöscht sind,',
  paidBy: (org: string) => `Zahlt: ${org}`,
  unknownOrg: 'unbekannte Organisation',
  state: {
    held: (day: string) => `Vorgemerkt bis ${day}`,
    due: () => 'Fällig',
    inPayout: () => 'In Auszahlung',
    paid: () => 'Ausgezahlt',
    reversed: () => 'Storniert',
  } satisfies Record<OwnCommission['state'], (day: string) => string>,
  onHold: 'Zurückgestellt, wird geprüft',
  more: (count: number) => counted(count, '1 weitere zeigen', '# weitere zeigen'),
  statements: 'Deine Gutschriften',
  statementsText: 'Was die Organisation abgerechnet hat, und was daraus wurde.',
  statement: (number: string, day: string) => `${number} vom ${day}`,
  issuerWithTax: (org: string, net: string, tax: string) =>
    `Zahlt: ${org} · ${net} und ${tax} Umsatzsteuer`,
  statementState: {
    issued: (_day: string, end: string) => `Geht auf das Konto, das auf ${end} endet`,
    paid: (day: string) => `Ausgezahlt am ${day}`,
    objected: () => 'Wartet auf die Antwort zu deinem Widerspruch',
    returned: (day: string) => `Kam am ${day} zurück und ist wieder fällig`,
    corrected: (day: string) => `Am ${day} berichtigt und wieder fällig`,
    correction: () => 'Berichtigung: Hieraus wird nichts gezahlt',
  } satisfies Record<Statement['state'], (day: string, end: string) => string>,
  object: 'Widersprechen',
  objectTo: (number: string) => `Widersprechen: ${number}`,
  terms: 'Was deine Organisation zahlt',
  termsText: (rate: string, days: number) =>
    `${rate}, fällig ${counted(days, 'einen Tag', '# Tage')} nach dem Abschluss.`,
  termsAtOnce: (rate: string) => `${rate}, fällig am Tag des Abschlusses.`,
  termsFrom: (day: string) => `Gilt für Abschlüsse ab dem ${day}.`,
  noTerms: 'Deine Organisation hat noch nicht festgelegt, was sie für Empfehlungen zahlt.',
  termsFailed: 'Die Bedingungen konnten nicht geladen werden.',
  scope: 'Das gilt für Abschlüsse mit Menschen außerhalb des Netzwerks.',
  waiting: (count: number) =>
    counted(count, '1 Abschluss wartet auf dich', '# Abschlüsse warten auf dich'),
  decide: 'Abschlüsse prüfen',
} as const;

export const objectionTexts = {
  title: (number: string) => `Widerspruch gegen ${number}`,
  effect:
    'Mit deinem Widerspruch gilt diese Gutschrift nicht mehr als Rechnung (§ 14 Abs. 2 UStG), auch wenn die Organisation ihn nicht teilt.',
  heldBack: 'Der Betrag wird nicht ausgezahlt, bis die Organisation antwortet.',
  tooLate:
    'Der Betrag ist schon in einer Auszahlung oder ausgezahlt. Daran ändert der Widerspruch nichts; die Organisation sieht ihn und antwortet.',
  fields: { reason: { label: 'Was stimmt nicht?' } },
  errors: { reason: 'Bitte schreib, was nicht stimmt' },
  submit: 'Widersprechen',
  done: 'Widerspruch eingelegt',
  failed: 'Der Widerspruch konnte nicht gespeichert werden',
} as const;
