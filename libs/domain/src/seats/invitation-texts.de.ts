import type { ErrorCode } from '../errors/error-codes.ts';
import { errorTexts } from '../errors/error-texts.de.ts';
import { counted } from '../words/counted.ts';

export const invitationTexts = {
  allInvited: (count: number) => counted(count, '1 Kunde eingeladen', '# Kunden eingeladen'),
  someInvited: (invited: number, all: number) =>
    `Technischer Fehler - Konnte nur ${invited} von ${all} Kunden einladen.`,
  notAllInvited: (invited: number, all: number) =>
    `${invited} von ${all} Kunden eingeladen. Warum die anderen fehlen, steht bei ihrem Namen.`,
  noSeat: (invited: number, all: number) =>
    `Kein freier Platz mehr - ${invited} von ${all} Kunden eingeladen.`,
  allPlaced: (invited: number, waiting: number): string =>
    `${invitationTexts.allInvited(invited)}, ${waiting} auf der Warteliste`,
  waiting: (count: number) =>
    counted(count, '1 davon steht auf der Warteliste.', '# davon stehen auf der Warteliste.'),
  ownFailed: (name: string) => `Fehler bei der Registrierung von ${name}`,
  externalsInvited: (invited: number, all: number) =>
    `${invited} von ${all} externen Kunden erfolgreich eingeladen und E-Mail versendet.`,
  noExternalInvited: 'Keine Einladungen für externe Kunden konnten verarbeitet werden.',
  externalFailed: (name: string) => `Fehler bei der Verarbeitung von ${name}`,
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',

  rowIncomplete: (row: number) =>
    `Externer Kunde ${row} ist nicht vollständig ausgefüllt. Gib Vorname, Nachname und Mail an, oder lösche den Kunden.`,
  rowEmailInvalid: (row: number) =>
    `Externer Kunde ${row}: Bitte gib eine gültige E-Mail-Adresse ein`,
  rowNameInvalid: (row: number, field: 'Vorname' | 'Nachname', problem: string) =>
    `Externer Kunde ${row}, ${field}: ${problem}`,
  rowUnreadable: (row: number) => `Externer Kunde ${row}: Bitte prüfe deine Angaben.`,
  nobody: 'Bitte füllen Sie die Daten für mindestens einen externen Kunden vollständig aus.',
};

/** Why someone could not be invited, said to the advisor; the default words speak to the person themselves. */
const reasons: Partial<Record<ErrorCode, string>> = {
  'registration/duplicate': 'Ist bereits angemeldet.',
  'registration/elsewhere':
    'Hat in diesem Seminar schon einen Platz an einem anderen Termin. Einen zusätzlichen buchst du über die Anmeldeseite.',
  'session/full': 'Kein freier Platz: Der Termin ist ausgebucht.',
  'waiting/duplicate': 'Steht schon auf der Warteliste.',
  'waiting/full': 'Kein freier Platz, und auch die Warteliste ist voll.',
  'session/guests-full':
    'Deine Plätze für Gäste sind vergeben: In Seminaren von Kollegen kannst du ein Fünftel der Plätze belegen, mindestens zwei.',
  'session/past': 'Der Termin liegt in der Vergangenheit.',
  'session/called-off': 'Der Termin fällt aus.',
  'mail/failed': 'Die Anmeldung steht, aber die E-Mail konnte nicht gesendet werden.',
  unavailable: 'Der Server war zu beschäftigt. Bitte versuche es gleich nochmal.',
};

export function invitationReason(code: ErrorCode): string {
  return reasons[code] ?? errorTexts[code];
}
