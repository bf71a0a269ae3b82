import { formatDate, formatDateTime } from '@wbd/domain/time';

export const detailTexts = {
  title: 'Kunde',
  back: 'Alle Kunden',
  edit: 'Bearbeiten',
  notFound: 'Wir konnten diesen Kunden nicht finden',
  notFoundText:
    'Vielleicht wurde der Eintrag gelöscht, oder der Kunde gehört zu einem anderen Berater.',
  loadFailed: 'Fehler beim Laden des Kunden',
  loadFailedText: 'Prüfe deine Internetverbindung und versuche es noch einmal.',
  more: (count: number) => `${count} weitere anzeigen`,

  facts: 'Angaben',
  proven: 'Hat sich selbst mit dieser Telefonnummer angemeldet.',
  otherEmails: 'Weitere E-Mail-Adressen',
  otherPhones: 'Weitere Telefonnummern',

  followUp: {
    title: 'Wiedervorlage',
    none: 'Leg fest, wann du dich wieder melden willst. Am Tag steht es in deinem Portal unter „Heute melden“.',
    fields: {
      followUpOn: 'Wann?',
      followUpText: { label: 'Worum geht es?', placeholder: 'z. B. Vertrag besprechen' },
    },
    errors: { followUpOn: 'Bitte wähle einen Tag', followUpText: 'Bitte fasse dich kürzer' },
    save: 'Merken',
    saving: 'Speichert...',
    saved: 'Wiedervorlage gespeichert',
    saveFailed: 'Die Wiedervorlage konnte nicht gespeichert werden',
    due: (day: string) => `Am ${day}`,
    overdue: (day: string) => `Fällig seit ${day}`,
    done: 'Erledigt',
    doneToast: 'Wiedervorlage erledigt',
    change: 'Ändern',
    failed: 'Die Wiedervorlage konnte nicht geladen werden.',
  },
  notes: {
    title: 'Notizen',
    fields: {
      text: {
        label: 'Was du dir merken willst',
        hint: 'Kein anderer Berater sieht sie. Fragt dein Kunde nach seinen Daten, gehören sie dazu.',
      },
    },
    save: 'Notizen speichern',
    saving: 'Speichert...',
    saved: 'Notizen gespeichert',
    saveFailed: 'Fehler beim Speichern der Notizen',
    changedElsewhere:
      'Die Notizen wurden inzwischen woanders geändert. Speichere noch einmal, um sie mit deinem Text zu ersetzen.',
    failed: 'Die Notizen konnten nicht geladen werden.',
  },
  consents: {
    title: 'Einverständnis',
    failed: 'Das Einverständnis konnte nicht geladen werden.',
  },
  seats: {
    title: 'Seminare',
    failed: 'Die Anmeldungen konnten nicht geladen werden.',
    empty: 'Noch zu keinem Seminar angemeldet. Einladen kannst du aus der Liste deiner Seminare.',
    gone: 'Dieser Termin ist nicht mehr einsehbar.',
    registered: (time: Date) => `Angemeldet am ${formatDate(time)}`,
    invited: (time: Date, by: string) => `Eingeladen am ${formatDate(time)} von ${by}`,
    attendance: {
      coming: 'Angemeldet',
      came: 'War da',
      stayedAway: 'Fehlte',
      open: 'Nicht erfasst',
    },
  },
  referrals: {
    title: 'Empfehlungen',
    cameBy: 'Gekommen über',
    none: 'Kein geteilter Link',
    own: 'Deinen Link',
    unknown: 'Eine andere Person',
    failed: 'Die Empfehlungen konnten nicht geladen werden.',
    referred: 'Hat empfohlen',
    empty: 'Noch niemand ist über einen Link dieser Person gekommen.',
  },
  mails: {
    title: 'E-Mails',
    failed: 'Die E-Mails konnten nicht geladen werden.',
    empty: 'Noch keine E-Mail verschickt.',
    at: (time: Date) => formatDateTime(time),
  },
} as const;
