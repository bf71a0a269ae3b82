import { paidPlanWords } from '@wbd/domain/plans';
import { formatDay } from '@wbd/domain/time';

export const contractTexts = {
  title: 'Vertragsbedingungen',
  intro: 'Bitte lies sie und bestätige sie.',
  toPortal: 'Zum Portal',
  news: 'Das ist neu',
  from: (isoDay: string) => `Gilt ab dem ${formatDay(isoDay)}.`,
  business: {
    title: `${paidPlanWords('und')} sind für Unternehmer`,
    text: 'Als du dich registriert hast, haben wir danach noch nicht gefragt. Bevor du ein Paket buchst, bestätige bitte, dass du es für deine selbstständige oder gewerbliche Tätigkeit buchst. Dein jetziges Paket bleibt, wie es ist.',
  },
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
