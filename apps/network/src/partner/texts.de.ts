import type { OwnCommission } from '@wbd/domain/commission';
import { counted } from '@wbd/domain/words';

export const partnerTexts = {
  title: 'Netzwerk',
  intro: 'Was du verdienst, wenn jemand über deinen Link kommt und etwas abschließt.',
  failed: 'Deine Provision konnte nicht geladen werden',
  sums: 'Deine Provision',
  held: 'Vorgemerkt',
  heldText: 'Wird fällig, wenn der Kunde bis dahin nicht zurücktritt.',
  due: 'Fällig',
  dueText: 'Steht dir zu.',
  negative:
    'Nach einem Storno steht hier ein Minus. Es wird mit der nächsten Provision verrechnet.',
  payout: 'Wann und wie das Geld zu dir kommt, vereinbarst du mit deiner Organisation.',
  list: 'Jede Provision mit ihrem Grund',
  none: 'Noch keine Provision',
  noneText:
    'Sobald jemand über deinen Link kommt, etwas abschließt und die Organisation das bestätigt, steht es hier.',
  share: 'Zum Portal und Link teilen',
  deal: (name: string, day: string) => `Abschluss von ${name} am ${day}`,
  erased: 'einer Person, deren Daten gelöscht sind,',
  paidBy: (org: string) => `Zahlt: ${org}`,
  unknownOrg: 'unbekannte Organisation',
  state: {
    held: (day: string) => `Vorgemerkt bis ${day}`,
    due: () => 'Fällig',
    reversed: () => 'Storniert',
  } satisfies Record<OwnCommission['state'], (day: string) => string>,
  more: (count: number) => counted(count, '1 weitere zeigen', '# weitere zeigen'),
  terms: 'Was deine Organisation zahlt',
  termsText: (rate: string, days: number) =>
    `${rate}, fällig ${counted(days, 'einen Tag', '# Tage')} nach dem Abschluss.`,
  termsAtOnce: (rate: string) => `${rate}, fällig am Tag des Abschlusses.`,
  termsFrom: (day: string) => `Gilt für Abschlüsse ab dem ${day}.`,
  noTerms: 'Deine Organisation hat noch nicht festgelegt, was sie für Empfehlungen zahlt.',
  termsFailed: 'Die Bedingungen konnten nicht geladen werden.',
  scope:
    'Gezahlt wird nur für das, was Menschen außerhalb des Netzwerks abschließen. Für neue Partner gibt es nichts.',
  waiting: (count: number) =>
    counted(count, '1 Abschluss wartet auf dich', '# Abschlüsse warten auf dich'),
  decide: 'Abschlüsse prüfen',
} as const;
