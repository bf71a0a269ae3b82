import type { DealDecision } from '@wbd/domain/commission';
import { counted } from '@wbd/domain/words';

export const dealsTexts = {
  title: 'Abschlüsse',
  intro: 'Was Berater gemeldet haben, und was die Organisation dazu entschieden hat.',
  introOwn: 'Was du gemeldet hast, und was deine Organisation dazu entschieden hat.',
  back: 'Netzwerk',
  tabs: 'Abschlüsse',
  failed: 'Die Abschlüsse konnten nicht geladen werden',
  waiting: (count: number) => `Zu prüfen (${count})`,
  decided: 'Entschieden',
  own: 'Von dir gemeldet',
  terms: 'Bedingungen',
  byList: 'Mit einer Liste entscheiden',
  list: {
    waiting: 'Abschlüsse, die auf eine Entscheidung warten',
    decided: 'Entschiedene Abschlüsse',
    own: 'Von dir gemeldete Abschlüsse',
  },
  none: {
    waiting: 'Nichts zu prüfen',
    decided: 'Noch nichts entschieden',
    own: 'Du hast noch keinen Abschluss gemeldet',
  },
  noneText: {
    waiting: 'Sobald ein Berater deiner Organisation einen Abschluss meldet, steht er hier.',
    decided: 'Hier steht, was bestätigt, abgelehnt oder storniert wurde.',
    own: 'Öffne einen Kunden im CRM oder die Teilnehmer eines Termins und melde dort den Abschluss.',
  },
  erased: 'Gelöschter Kunde',
  head: (name: string, day: string) => `${name}, ${day}`,
  reportedBy: 'Gemeldet von',
  reference: 'Kennzeichen',
  referredBy: 'Empfohlen von',
  nobody: 'niemandem, der Provision bekommt',
  gone: 'jemandem, der nicht mehr dabei ist',
  costs: 'Kostet an Provision',
  nothing: 'nichts',
  noTerms: 'Für diesen Tag gelten noch keine Bedingungen',
  reason: 'Grund',
  early: (day: string) =>
    `Der Kunde wurde erst am ${day} empfohlen, also nach dem Abschluss. Provision gibt es dafür nur, wenn du das beim Bestätigen entscheidest.`,
  twice: 'Dasselbe Kennzeichen wurde schon einmal gemeldet.',
  others: 'Das hast du selbst gemeldet, oder du verdienst daran: Jemand anderes bestätigt es.',
  actions: {
    confirm: 'Bestätigen',
    refuse: 'Ablehnen',
    cancel: 'Stornieren',
    withdraw: 'Zurückziehen',
  } satisfies Record<DealDecision['kind'], string>,
  actionOn: (action: string, name: string) => `${action}: ${name}`,
  done: {
    confirm: 'Abschluss bestätigt',
    refuse: 'Abschluss abgelehnt',
    cancel: 'Abschluss storniert',
    withdraw: 'Meldung zurückgezogen',
  } satisfies Record<DealDecision['kind'], string>,
  saveFailed: 'Das konnte nicht gespeichert werden',
  confirming: {
    title: 'Abschluss bestätigen',
    text: (name: string, sum: string) => `Abschluss mit ${name} über ${sum} netto.`,
    costs: (cents: string) =>
      `Dafür werden ${cents} Provision vorgemerkt. Ändert sich etwas, stornierst du den Abschluss.`,
    free: 'Niemand bekommt dafür Provision.',
  },
  earlyDeal: {
    fields: { paysEarly: '' },
    errors: {},
    text: (on: string, referredOn: string) =>
      `Der Abschluss ist vom ${on}, empfohlen wurde der Kunde erst am ${referredOn}. Bestätigst du ihn so, bekommt niemand dafür Provision.`,
    pay: (cost: string) => `Trotzdem ${cost} Provision vormerken`,
  },
  withdrawing: {
    title: 'Meldung zurückziehen',
    text: (name: string) => `Der Abschluss mit ${name} wird dann nicht geprüft.`,
  },
  reasons: {
    refuse: {
      title: 'Abschluss ablehnen',
      text: 'Den Grund sieht, wer den Abschluss gemeldet hat.',
      fields: { reason: 'Grund' },
      errors: { reason: 'Bitte nenne einen Grund' },
    },
    cancel: {
      title: 'Abschluss stornieren',
      text: 'Die Provision geht ganz zurück. Ist sie schon fällig, wird sie mit der nächsten verrechnet: Niemand muss etwas zurückzahlen.',
      fields: { reason: 'Grund' },
      errors: { reason: 'Bitte nenne einen Grund' },
    },
  },
  more: (count: number) => counted(count, '1 weiteren zeigen', '# weitere zeigen'),
} as const;
