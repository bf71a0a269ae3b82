import type { RecentImport } from '@wbd/domain/customers';
import { formatDateTime } from '@wbd/domain/time';
import { counted } from '@wbd/domain/words';

const people = (count: number) => counted(count, '1 Kunde', '# Kunden');

export const undoImportTexts = {
  label: 'Letzte Importe',
  recent: ({ at, entered, completed }: RecentImport) =>
    `Import vom ${formatDateTime(at)} Uhr: ${people(entered)} angelegt${
      completed > 0 ? `, ${completed.toLocaleString('de-DE')} ergänzt` : ''
    }.`,
  undo: 'Rückgängig machen',
  undoOf: (at: Date) => `Import vom ${formatDateTime(at)} Uhr rückgängig machen`,
  question: 'Import rückgängig machen?',
  questionText: ({ entered, completed }: RecentImport) =>
    [
      entered > 0 &&
        `${people(entered)} aus diesem Import ${counted(entered, 'wird', 'werden')} gelöscht.`,
      completed > 0 &&
        `Bei ${counted(completed, '1 Kunden', '# Kunden')} verschwindet, was der Import ergänzt hat.`,
      'Wen du seither geändert oder eingeladen hast und wer sich selbst angemeldet hat, bleibt, wie er ist.',
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  progress: (done: number, all: number) =>
    `${done.toLocaleString('de-DE')} von ${people(all)} bearbeitet. Lass diese Seite so lange offen.`,
  failed: 'Der Import konnte nicht ganz rückgängig gemacht werden',
  failedText: 'Was schon rückgängig ist, bleibt so. Du kannst gleich weitermachen.',
  done: 'Import rückgängig gemacht',
  doneText: (removed: number, restored: number) =>
    `${people(removed)} gelöscht${restored > 0 ? `, ${restored.toLocaleString('de-DE')} wie vorher` : ''}.`,
  keptTitle: (count: number) => counted(count, '1 Kunde bleibt', '# Kunden bleiben'),
  kept: (names: readonly string[], more: number) =>
    `Inzwischen gibt es eine Anmeldung, einen Wartelistenplatz oder eine Notiz zu ${names.join(', ')}${
      more > 0 ? ` und ${counted(more, '1 weiteren Person', '# weiteren Personen')}` : ''
    }.`,
} as const;
