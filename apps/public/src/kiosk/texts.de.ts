import { neededPlanWords } from '@wbd/domain/plans';

export const kioskTexts = {
  title: 'Kiosk-Modus',
  intro: (seminar: string) => `Deine Gäste melden sich auf diesem Gerät selbst an: ${seminar}`,
  when: (time: string, location: string) => `Nur für den Termin ${time} · ${location}`,
  allSessions: 'Für alle kommenden Termine',
  points: [
    'Auf diesem Gerät ist nur noch die Anmeldung zu sehen, wo es geht als Vollbild.',
    'Du wirst abgemeldet. Portal, CRM und deine Kunden sind von hier aus nicht zu erreichen.',
    'Nach jeder Anmeldung ist das Formular wieder leer, genauso wenn 60 Sekunden lang niemand tippt.',
    'Das bleibt so, auch wenn jemand die Seite neu lädt oder den Browser schließt. Nur dein Passwort beendet den Kiosk-Modus.',
  ],
  start: 'Kiosk-Modus starten',
  starting: 'Startet …',
  notStored:
    'Dein Browser kann sich den Kiosk-Modus nicht merken. Erlaube dieser Seite, Daten zu speichern, und öffne sie nicht in einem privaten Fenster.',
  failed: 'Der Kiosk-Modus konnte nicht gestartet werden.',
  first: {
    title: 'Ist dein erster Gast schon dein Kunde?',
    text: 'Gib seine Nummer ein, dann bekommt er gleich einen Code. Nennt er ihn dir, startet der Kiosk-Modus, und seine Nummer ist schon bestätigt.',
    fields: { phone: 'Telefonnummer des Kunden' },
    errors: { phone: 'Bitte gültige Telefonnummer angeben' },
    send: 'Code an den Kunden senden',
    confirm: 'Code bestätigen und Kiosk-Modus starten',
    busy: 'Lädt...',
  },
  signIn: {
    title: 'Melde dich zuerst als Berater an',
    text: 'Den Kiosk-Modus starten Berater auf ihrem eigenen Gerät.',
    button: 'Als Berater anmelden',
  },
  locked: `Der Kiosk-Modus ist nur mit ${neededPlanWords('customers')} verfügbar.`,
  noSeminar: 'Seminar nicht gefunden.',
  loadFailed:
    'Wir konnten die Seminardetails nicht laden, weil es einen technischen Fehler gab. Versuche es etwas später erneut.',
  authFailed: 'Prüfe deine Internetverbindung und versuche es erneut.',
  toPortal: 'Zum Portal',
} as const;
