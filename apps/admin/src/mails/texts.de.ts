import { counted } from '@wbd/domain/words';

export const mailsTexts = {
  title: 'Nicht verschickte E-Mails',
  documentTitle: 'Admin: E-Mails',
  intro:
    'E-Mails aller Berater, die wir aufgegeben haben. Was du erneut sendest, steht im Protokoll.',
  loadFailed: 'Die E-Mails konnten nicht geladen werden.',
  empty: 'Alle E-Mails sind verschickt',
  emptyText: 'Sobald eine E-Mail endgültig scheitert, steht sie hier.',
  unknownAdvisor: 'Unbekannter Berater',
  columns: {
    mail: 'E-Mail',
    advisor: 'Berater',
    triedAt: 'Letzter Versuch',
    error: 'Antwort des Mailservers',
    actions: 'Aktionen',
  },
  attempts: (count: number) => counted(count, '1 Versuch', '# Versuche'),
  noError: 'Keine Antwort',
  resend: (mail: string, advisor: string) => `${mail} von ${advisor} erneut senden`,
} as const;
