import { formatDateTime } from '../time/berlin-time.ts';
import { counted } from '../words/counted.ts';
import type { Notification, NotificationEvent } from './notification.ts';

/** The first name of a row, and how many more there are. */
type Who = Pick<Notification, 'name' | 'event'>;

const someone = 'Jemand';

/** `Jana Weber`, `Jana Weber und 4 weitere` */
function people(name: string | null, more: number): string {
  if (name === null) return more === 0 ? someone : counted(more + 1, '1 Person', '# Personen');
  return more === 0 ? name : `${name} und ${more} weitere`;
}

const sentences: Readonly<Record<NotificationEvent, (who: string, isOne: boolean) => string>> = {
  registered: (who, isOne) => `${who} ${isOne ? 'hat' : 'haben'} sich angemeldet`,
  cancelled: (who, isOne) => `${who} ${isOne ? 'hat' : 'haben'} abgesagt`,
  moved: (who, isOne) => `${who} ${isOne ? 'kommt' : 'kommen'} zu einem anderen Termin`,
  full: () => 'Dein Termin ist ausgebucht',
  'waiting-joined': (who, isOne) => `${who} ${isOne ? 'steht' : 'stehen'} auf der Warteliste`,
  'waiting-offered': (who, isOne) =>
    `${who} ${isOne ? 'kann' : 'können'} von der Warteliste nachrücken`,
  referred: (who, isOne) =>
    isOne ? `${who} kam über deinen Link` : `${who} kamen über deinen Link`,
  'appointment-requested': (who, isOne) =>
    `${who} ${isOne ? 'möchte' : 'möchten'} mit dir sprechen`,
  'appointment-withdrawn': (who, isOne) =>
    `${who} ${isOne ? 'möchte' : 'möchten'} keinen Anruf mehr`,
  'appointment-booked': (who, isOne) => `${who} ${isOne ? 'hat' : 'haben'} einen Termin gebucht`,
  'appointment-moved': (who, isOne) => `${who} ${isOne ? 'hat' : 'haben'} den Termin verlegt`,
  'appointment-cancelled': (who, isOne) => `${who} ${isOne ? 'hat' : 'haben'} den Termin abgesagt`,
  'guests-registered': (who) => `${who} meldet Gäste in deinem Seminar an`,
  'session-cancelled': () => 'Der Termin eines Kollegen fällt aus',
  'session-called-off': () => 'Ein Kollege hat einen Termin abgesagt',
  'seats-freed': () => 'In deinem Termin sind Plätze wieder frei',
  'customer-erased': (who, isOne) => `${who} ${isOne ? 'hat' : 'haben'} die eigenen Daten gelöscht`,
  'customer-restricted': (who, isOne) =>
    `${who} ${isOne ? 'hat' : 'haben'} die Nutzung der eigenen Daten eingeschränkt`,
  'customer-unrestricted': (who, isOne) =>
    `${who} ${isOne ? 'hat' : 'haben'} die Einschränkung der eigenen Daten aufgehoben`,
  'team-joined': (who, isOne) => `${who} ${isOne ? 'ist' : 'sind'} in deinem Team`,
  'team-left': (who, isOne) => `${who} ${isOne ? 'hat' : 'haben'} dein Team verlassen`,
  'team-removed': () => 'Du bist nicht mehr im Team',
  'team-dissolved': () => 'Dein Team ist aufgelöst',
  'team-leading': () => 'Du leitest jetzt das Team',
  'team-lead-asked': () => 'Dein Team sucht eine Leitung',
  'team-below-wished': (who, isOne) =>
    `${who} ${isOne ? 'möchte' : 'möchten'} mit dem eigenen Team unter deines`,
  'team-below-answered': () => 'Deine Anfrage für euer Team ist beantwortet',
  'deal-confirmed': (who) => `Abschluss bestätigt: ${who}`,
  'deal-refused': (who) => `Abschluss abgelehnt: ${who}`,
  'deal-cancelled': (who) => `Abschluss storniert: ${who}`,
  'commission-earned': (who) => `Provision vorgemerkt: ${who}`,
  'commission-due': (who) => `Provision fällig: ${who}`,
  'commission-reversed': (who) => `Provision zurückgenommen: ${who}`,
  'payout-details': () => 'Deine Bankverbindung für Provision wurde geändert',
  'statement-issued': () => 'Deine Provision ist abgerechnet und wird ausgezahlt',
  'statement-paid': () => 'Deine Provision ist überwiesen',
  'statement-returned': () => 'Deine Provision kam von der Bank zurück: Prüfe deine Bankverbindung',
  'statement-corrected': () => 'Dein Widerspruch hatte Erfolg: Die Abrechnung ist berichtigt',
  'statement-answered': () => 'Dein Widerspruch gegen eine Abrechnung ist beantwortet',
  'statement-objected': (who) => `Widerspruch gegen eine Abrechnung: ${who}`,
  'payout-drafted': () => 'Eine Auszahlung wartet auf deine Freigabe',
  'payout-for-operator': () => 'Eine Auszahlung wartet auf die Freigabe durch WBD',
  'film-sold': (who) => `${who} hat deinen Film gekauft`,
  'film-disputed': (who) => `Die Bank von ${who} hat eine Zahlung an dich zurückgeholt`,
  'film-refunded': (who) => `Erstattet: der Kauf von ${who}`,
  'film-bought': () => 'Dein gekaufter Film ist da',
  'film-revoked': () => 'Dein Kauf ist erstattet, der Film ist nicht mehr freigeschaltet',
  'film-regained': () => 'Ein gekaufter Film ist wieder freigeschaltet',
  'film-ending': () => 'Ein gekaufter Film ist nur noch 30 Tage verfügbar',
};

/**
 * What happened, in one sentence.
 * @param more how many others the same happened to
 */
export function notificationSentence({ event, name }: Who, more = 0): string {
  return sentences[event](people(name, more), more === 0);
}

/** What it is about: the team, or the seminar and when it is; empty where it is about none. */
export function notificationSubject({
  title,
  time,
  movedTo,
}: Pick<Notification, 'title' | 'time' | 'movedTo'>): string {
  const when = time && formatDateTime(time);
  const parts = movedTo
    ? [title, when && `bisher ${when}`, `jetzt ${formatDateTime(movedTo)}`]
    : [title, when];
  return parts.filter((part) => part !== null).join(' · ');
}
