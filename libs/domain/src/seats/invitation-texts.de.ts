import type { ErrorCode } from '../errors/error-codes.ts';
import { errorTexts } from '../errors/error-texts.de.ts';

export const invitationTexts = {
  allInvited: (count: number) => `${count} Kunden eingeladen`,
  someInvited: (invited: number, all: number) =>
    `Technischer Fehler - Konnte nur ${invited} von ${all} Kunden einladen.`,
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
  'session/full': 'Der Termin ist ausgebucht.',
  'session/guests-full':
    'Deine Plätze für Gäste sind vergeben: In Seminaren von Kollegen kannst du ein Fünftel der Plätze belegen, mindestens zwei.',
  'session/past': 'Der Termin liegt in der Vergangenheit.',
  'mail/failed': 'Die Anmeldung steht, aber die E-Mail konnte nicht gesendet werden.',
  unavailable: 'Der Server war zu beschäftigt. Bitte versuche es gleich nochmal.',
};

export function invitationReason(code: ErrorCode): string {
  return reasons[code] ?? errorTexts[code];
}
