import { counted } from '@wbd/domain/words';

export const contractsTexts = {
  title: 'Verträge',
  documentTitle: 'Admin: Verträge',
  intro:
    'Wer die neuen Vertragsbedingungen noch nicht bestätigt hat. Angekündigt werden sie mit der Datei des Betreibers.',
  count: (count: number) =>
    counted(count, '1 Berater hat noch nicht bestätigt.', '# Berater haben noch nicht bestätigt.'),
  columns: { name: 'Name', email: 'E-Mail', plan: 'Paket' },
  loadFailed: 'Die Liste konnte nicht geladen werden.',
  empty: 'Niemand offen',
  emptyText: 'Alle, die gefragt wurden, haben bestätigt.',
} as const;
