import type { FailureTexts } from '@wbd/ui/feedback';

const notSaved = 'Die Änderungen konnten nicht gespeichert werden.';

export const profileTexts = {
  title: 'Dein WBD-Profil',
  settings: { title: 'Code und Buchungslink', text: 'So finden dich deine Kunden.' },
  basicPlan: 'Im WBD-Basic-Paket nicht änderbar',
  words: {
    fields: { code: 'Berater-Code', bookingslink: 'Buchungslink' },
    errors: {
      bookingslink:
        'Bitte gib eine Internetadresse ohne Leerzeichen an, z. B. https://termine.example.de/deinname',
    },
  },
  code: {
    hint: (address: string) =>
      `Deine Seite: ${address}. Wenn du den Code änderst, leitet die alte Adresse weiter.`,
    missing: 'Bitte gib einen Code ein',
    spaces: 'Der Code darf keine Leerzeichen enthalten',
    invalid:
      'Bitte wähle einen Code aus 2 bis 60 Buchstaben, Ziffern und Bindestrichen, der kein Wort des Portals ist',
  },
  bookingslink: {
    hint: 'Unter dieser Adresse buchen Kunden Termine bei dir.',
    missing: 'Ohne Buchungslink können Kunden keine Termine bei dir buchen.',
  },
  save: 'Speichern',
  saving: 'Speichert...',
  saved: 'Änderungen gespeichert',
  // spelled as the specification spells it
  saveFailed: 'Fehler beim Daten atkualisieren',
  packages: {
    title: 'Pakete',
    text: 'Ein Wechsel nach oben ist jederzeit möglich, deine Daten bleiben.',
    name: (plan: string) => `WBD ${plan}`,
    current: 'Dein Paket',
    free: 'Keine monatlichen Kosten',
    price: (month: string, year: string) => `${month} im Monat oder ${year} im Jahr, zzgl. MwSt.`,
    toPrices: 'Preise ansehen',
  },
  subscription: {
    title: 'Dein Abo',
    loadFailed: 'Dein Abo konnte nicht geladen werden.',
    none: 'Du hast gerade kein laufendes Abo. Deine Rechnungen findest du weiterhin im Kundenportal.',
    plan: 'Paket',
    planName: (plan: string, schedule: string) => `WBD ${plan}, ${schedule}`,
    schedules: { annual: 'jährlich', monthly: 'monatlich', cancellable: 'monatlich kündbar' },
    renews: 'Nächste Abbuchung',
    term: 'Mindestlaufzeit bis',
    ends: 'Gekündigt zum',
    pastDue: {
      title: 'Deine letzte Zahlung hat nicht geklappt.',
      text: 'Prüfe bitte deine Zahlungsart im Kundenportal, damit dein Paket bleibt.',
    },
    manage: 'Rechnungen und Zahlungsart',
    manageFailed: 'Das Kundenportal konnte nicht geöffnet werden.',
    takeBack: 'Im Kundenportal kannst du die Kündigung zurücknehmen.',
    cancel: 'Paket kündigen',
    cancelTitle: 'Paket wirklich kündigen?',
    cancelText: (name: string, end: string) =>
      `${name} läuft noch bis zum ${end}. Danach hast du WBD Basic. Deine Daten bleiben erhalten.`,
    cancelled: (end: string) => `Gekündigt. Dein Paket läuft noch bis zum ${end}.`,
    cancelFailed: 'Fehler beim Kündigen',
  },
  ownData: {
    title: 'Deine Daten',
    text: 'Konto, Seite, Kunden, Seminare, Termine, Anmeldungen, E-Mails und die Adressen deiner Dateien in einer Datei. Die Adressen von Bibliotheks- und Schnellvideos gelten sieben Tage.',
    button: 'Alles herunterladen (JSON)',
    progress: (part: number, all: number) => `Teil ${part} von ${all} …`,
    saved: 'Deine Daten sind gespeichert',
    failed: 'Deine Daten konnten nicht heruntergeladen werden.',
  },
} as const;

/** What refuses the download of the own data, in its own words. */
export const exportFailures: FailureTexts = {
  'rate/limited': 'Du hast deine Daten gerade schon heruntergeladen. Versuche es in einer Stunde.',
};

/** Where the default words of a code are not the specification's for this page. */
export const saveFailures: FailureTexts = {
  internal: notSaved,
  unavailable: notSaved,
  timeout: notSaved,
  'permission/denied': notSaved,
  'rate/limited': 'Du hast deinen Code heute schon oft geändert. Versuche es morgen wieder.',
};
