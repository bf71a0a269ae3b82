import type { AnnouncementKind } from '@wbd/domain/contracts';

interface Words {
  subject: (day: string) => string;
  preview: string;
  heading: string;
  intro: (day: string) => string;
  next: string;
  action: string;
}

export const texts: Record<AnnouncementKind, Words> = {
  contract: {
    subject: (day) => `Neue Vertragsbedingungen bei WBD ab ${day}`,
    preview: 'Bitte lies sie und bestätige sie in deinem Portal.',
    heading: 'Unsere Vertragsbedingungen ändern sich',
    intro: (day) => `ab dem ${day} gelten neue Vertragsbedingungen. Das ist neu:`,
    next: 'Bitte bestätige sie in deinem Portal. An deine Daten kommst du auch ohne Bestätigung jederzeit. Bist du nicht einverstanden, kannst du bis dahin kündigen.',
    action: 'Ansehen und bestätigen',
  },
  'sub-processors': {
    subject: (day) => `Ein anderer Dienstleister bei WBD ab ${day}`,
    preview: 'Zu deiner Information: Wer für uns Daten verarbeitet, ändert sich.',
    heading: 'Ein Dienstleister ändert sich',
    intro: (day) =>
      `ab dem ${day} ändert sich, wer in unserem Auftrag Daten verarbeitet. Das ist neu:`,
    next: 'Du musst nichts tun. Möchtest du widersprechen, schreib uns bis dahin an die Adresse im Impressum.',
    action: 'Liste der Dienstleister ansehen',
  },
};
