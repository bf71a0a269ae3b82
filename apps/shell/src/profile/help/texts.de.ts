import { paidPlanWords } from '@wbd/domain/plans';

export const helpTexts = {
  area: 'Profil',
  intro: 'Deine Adresse, dein Buchungslink, dein Paket.',
  code: {
    title: 'Berater-Code und Buchungslink',
    text: 'Der Code ist das Ende der Adresse deiner Seite. Änderst du ihn, leitet die alte Adresse weiter. Unter dem Buchungslink buchen Kunden Termine bei dir. Beides lässt sich ab WBD Lite ändern.',
  },
  account: {
    title: 'Konto',
    text: 'Unter „Konto“ änderst du Name, E-Mail-Adresse und Passwort. Die neue Adresse bekommt einen Link; erst wenn du ihn anklickst, gilt sie. Adresse und Passwort änderst du nur mit deinem Passwort.',
  },
  notifications: {
    title: 'Benachrichtigungen',
    text: 'Die Glocke oben zeigt alles, was neu ist. Unter „Benachrichtigungen“ wählst du für jede Art, ob du zusätzlich eine E-Mail bekommst: gar nicht, sofort oder täglich in einer einzigen am Morgen. Jede dieser E-Mails hat unten einen Link, der sie abstellt.',
  },
  package: {
    title: 'Paket wechseln',
    text: `„Preise ansehen“ bei ${paidPlanWords('oder')} führt zu den Preisen und zur Zahlung. In ein kleineres Paket wechselst du zum Ende der Laufzeit, bis dahin kannst du es dir anders überlegen. Deine Daten bleiben.`,
    alt: `Die Pakete Basic, ${paidPlanWords('und')}`,
  },
  subscription: {
    title: 'Abo und Rechnungen',
    text: 'Unter „Deine Rechnungen“ lädst du jede Rechnung als PDF und als E-Rechnung herunter, die Zahlungsart änderst du im Kundenportal. Kündigst du, läuft dein Paket bis zum genannten Tag weiter; danach hast du WBD Basic.',
  },
  leave: {
    title: 'Daten mitnehmen, Konto schließen',
    text: '„Alles herunterladen“ gibt dir deine Daten in einer Datei. „Konto schließen“ zeigt dir zuerst, was dabei gelöscht wird, und fragt nach deinem Passwort.',
  },
} as const;
