import { RETENTION_DAYS } from '@wbd/domain/retention';
import type { FailureTexts } from '@wbd/ui/feedback';

const notSaved = 'Die Änderungen konnten nicht gespeichert werden.';

export const profileTexts = {
  title: 'Dein WBD-Profil',
  tabs: {
    label: 'Teile deines Profils',
    profile: 'Profil',
    account: 'Konto',
    notifications: 'Benachrichtigungen',
  },
  settings: { title: 'Code und Buchungslink', text: 'So finden dich deine Kunden.' },
  imprint: {
    title: 'Impressum',
    text: 'Wer eine eigene Seite hat, muss sagen, wer dafür verantwortlich ist (§ 5 DDG). Deine Seite verlinkt diese Angaben unten.',
    fields: {
      name: { label: 'Anbieter', hint: 'Dein Name, oder Firma mit Rechtsform und Vertretung.' },
      address: { label: 'Anschrift', hint: 'Straße und Hausnummer, Postleitzahl und Ort.' },
      email: 'E-Mail',
      phone: 'Telefon',
      vatId: 'USt-IdNr.',
      register: { label: 'Register und Nummer', hint: 'Zum Beispiel Vermittlerregister, D-…' },
      authority: { label: 'Aufsichtsbehörde', hint: 'Zum Beispiel deine IHK mit Anschrift.' },
      rules: {
        label: 'Berufsrechtliche Regelungen',
        hint: 'Zum Beispiel § 34d GewO, und wo man sie nachliest.',
      },
    },
    errors: {
      name: 'Bitte gib an, wer verantwortlich ist',
      address: 'Bitte gib eine Anschrift an',
      email: {
        missing: 'Bitte E-Mail angeben',
        invalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
      },
    },
    save: 'Impressum speichern',
    busy: 'Speichert...',
    saved: 'Impressum gespeichert',
    saveFailed: 'Das Impressum konnte nicht gespeichert werden',
    failed: 'Dein Impressum konnte nicht geladen werden.',
    look: 'Impressum ansehen',
  },
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
    official:
      'Dieser Code sieht aus wie eine Seite von WBD. Wähle einen, der zu dir gehört, zum Beispiel deinen Namen.',
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
    text: 'In ein größeres Paket wechselst du jederzeit, in ein kleineres zum Ende der Laufzeit. Deine Daten bleiben.',
    name: (plan: string) => `WBD ${plan}`,
    current: 'Dein Paket',
    free: 'Keine monatlichen Kosten',
    price: (month: string, year: string) => `${month} im Monat oder ${year} im Jahr, zzgl. MwSt.`,
    toPrices: 'Preise ansehen',
  },
  subscription: {
    title: 'Dein Abo',
    loadFailed: 'Dein Abo konnte nicht geladen werden.',
    unpaid: 'Deine Zahlung ist nicht abgeschlossen. Es wurde nichts abgebucht.',
    toPlans: 'Zu den Paketen',
    none: 'Du hast gerade kein laufendes Abo. Deine Rechnungen findest du weiterhin im Kundenportal.',
    plan: 'Paket',
    renews: 'Nächste Abbuchung',
    term: 'Mindestlaufzeit bis',
    ends: 'Gekündigt zum',
    planned: 'Geplanter Wechsel',
    plannedAt: (next: string, at: string) => `${next} ab ${at}`,
    pastDue: {
      title: 'Deine letzte Zahlung hat nicht geklappt.',
      text: 'Prüfe bitte deine Zahlungsart im Kundenportal, damit dein Paket bleibt.',
    },
    manage: 'Rechnungen und Zahlungsart',
    takeBack: 'Im Kundenportal kannst du die Kündigung zurücknehmen.',
    cancel: 'Paket kündigen',
    cancelTitle: 'Paket wirklich kündigen?',
    cancelText: (name: string, end: string) =>
      `${name} läuft noch bis zum ${end}. Danach hast du WBD Basic. Deine Daten bleiben erhalten.`,
    cancelled: (end: string) => `Gekündigt. Dein Paket läuft noch bis zum ${end}.`,
    cancelFailed: 'Fehler beim Kündigen',
  },
  invoices: {
    title: 'Deine Rechnungen',
    text: 'Als PDF und als E-Rechnung für deine Buchhaltung. Ältere Rechnungen findest du im Kundenportal.',
    loadFailed: 'Deine Rechnungen konnten nicht geladen werden.',
    pdf: 'PDF',
    pdfOf: (number: string) => `Rechnung ${number} als PDF`,
    xml: 'E-Rechnung (XML)',
    xmlOf: (number: string) => `Rechnung ${number} als E-Rechnung (XML)`,
    fileName: (number: string) => `E-Rechnung-${number}.xml`,
    pending: 'E-Rechnung folgt',
    more: (count: number) => `Alle ${count} Rechnungen zeigen`,
    failed: 'Die Rechnung konnte nicht geladen werden.',
  },
  ownData: {
    title: 'Deine Daten',
    text: 'Konto, Seite, Kunden, Seminare, Termine, Anmeldungen, E-Mails und die Adressen deiner Dateien in einer Datei. Die Adressen von Bibliotheks- und Schnellvideos gelten sieben Tage.',
    button: 'Alles herunterladen (JSON)',
    progress: (part: number, all: number) => `Teil ${part} von ${all} …`,
    saved: 'Deine Daten sind gespeichert',
    failed: 'Deine Daten konnten nicht heruntergeladen werden.',
  },
  closing: {
    title: 'Konto schließen',
    text: 'Wir sagen deine kommenden Termine ab, löschen deine Seite, deine Inhalte und deine Kunden und zum Schluss deinen Login. Das lässt sich nicht rückgängig machen.',
    loadFailed: 'Was beim Schließen mit deinem Paket passiert, konnte nicht geladen werden.',
    button: 'Konto schließen …',
    dialog: {
      title: 'Konto endgültig schließen?',
      description: 'Das passiert, wenn du dein Konto schließt:',
      points: [
        {
          what: 'Deine Seite',
          happens:
            'verschwindet innerhalb weniger Minuten, auch unter früheren Codes. Alle deine Codes bleiben ein Jahr lang gesperrt, damit deine Links zu niemand anderem führen.',
        },
        {
          what: 'Deine Seminare',
          happens:
            'werden gelöscht. Kommende Termine fallen aus, wer angemeldet ist oder auf der Warteliste steht, bekommt eine Absage per E-Mail.',
        },
        {
          what: 'Deine Kunden',
          happens:
            'werden mit allem gelöscht, was zu ihnen gehört. Wer einen Platz bei einem Kollegen hat, verliert ihn und bekommt eine E-Mail.',
        },
        {
          what: 'Deine Videos, Kundenstimmen und Dateien',
          happens: 'werden gelöscht, auch die in der Wissensbibliothek.',
        },
        {
          what: 'Rechnungen',
          happens: 'bewahren wir und Stripe so lange auf, wie das Gesetz es verlangt.',
        },
        {
          what: 'Dein Login',
          happens:
            'ist sofort gesperrt und wird zum Schluss gelöscht. Dann bekommst du eine letzte E-Mail.',
        },
      ],
      package: {
        what: 'Dein Paket',
        happens: (name: string, paidUntil: string) =>
          `${name} endet sofort, es wird nichts mehr abgebucht. Bezahlt ist es bis zum ${paidUntil}, die Zeit bis dahin verfällt ohne Erstattung. Willst du sie noch nutzen, kündige nur und schließe das Konto danach.`,
        owed: (name: string) =>
          `${name} endet sofort, es wird nichts mehr abgebucht. Eine offene Rechnung bleibt offen.`,
      },
      bound: {
        what: 'Dein Paket',
        happens: (
          name: string,
          end: string,
          { count, each, total }: { count: number; each: string; total: string },
        ) =>
          `${name} hat eine Mindestlaufzeit bis zum ${end}. Bis dahin bucht Stripe wie vereinbart ab: noch ${count} × ${each}, zusammen ${total} zuzüglich Umsatzsteuer; Gutscheine zieht Stripe davon ab. Danach endet es von selbst. Nutzen kannst du es nicht mehr. Willst du das noch, kündige nur und schließe das Konto danach.`,
        paid: (name: string, end: string) =>
          `${name} ist bis zum Ende der Mindestlaufzeit am ${end} bezahlt, es wird nichts mehr abgebucht. Nutzen kannst du es nicht mehr.`,
        unknown: (name: string, end: string) =>
          `${name} hat eine Mindestlaufzeit bis zum ${end}. Bis dahin bucht Stripe den Preis ab, den du vereinbart hast. Danach endet es von selbst. Nutzen kannst du es nicht mehr.`,
      },
      overdue: {
        what: 'Offene Rechnung',
        happens: (sum: string) => `über ${sum}: Sie bleibt offen und muss bezahlt werden.`,
      },
      take: `Nimm mit, was du behalten willst, am besten gleich. Ist deine E-Mail-Adresse bestätigt, schicken wir dir auch einen Link, über den du deine Daten noch ${RETENTION_DAYS.accountExports} Tage lang herunterladen kannst.`,
      submit: 'Konto endgültig schließen',
      busy: 'Wird geschlossen …',
      failed: 'Dein Konto konnte nicht geschlossen werden.',
      words: {
        fields: {
          password: { label: 'Dein Passwort', hint: 'Damit nur du das Konto schließt.' },
          code: 'Code',
        },
        errors: { password: 'Bitte gib dein Passwort ein', code: 'Bitte Code eingeben' },
      },
      codeSentTo: (phone: string) => `Wir haben ihn per SMS an ${phone} geschickt.`,
      codeFromApp: 'Deine Authenticator-App zeigt ihn dir.',
    },
    done: 'Dein Konto wird geschlossen',
    doneText: 'Du bekommst eine E-Mail, sobald alles gelöscht ist.',
  },
} as const;

/** Texts for refusals of the data export. */
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
