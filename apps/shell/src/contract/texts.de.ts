import { formatDay } from '@wbd/domain/time';

export const contractTexts = {
  title: 'Neue Vertragsbedingungen',
  intro: 'Bitte bestätige, was sich geändert hat.',
  toPortal: 'Zum Portal',
  news: 'Das ist neu',
  from: (isoDay: string) => `Gilt ab dem ${formatDay(isoDay)}.`,
  documents: 'Die Dokumente',
  read: {
    terms: 'AGB',
    processing: 'Vertrag zur Auftragsverarbeitung',
    privacy: 'Hinweise zum Datenschutz',
  },
  newTab: '(in einem neuen Tab)',
  confirm: 'Bestätigen',
  busy: 'Wird gespeichert...',
  accepted: 'Danke, deine Bestätigung ist gespeichert.',
  failed: 'Deine Bestätigung konnte nicht gespeichert werden',
  outdated: 'Inzwischen gibt es eine neuere Fassung. Lade die Seite neu.',
  loadFailed: 'Die Vertragsbedingungen konnten nicht geladen werden.',
  free: 'An deine Daten kommst du auch ohne Bestätigung jederzeit. Bist du nicht einverstanden, kannst du in deinem Profil kündigen.',
  done: {
    title: 'Alles bestätigt',
    text: 'Du hast den geltenden Vertragsbedingungen zugestimmt.',
  },
} as const;
