import { JOBS } from '@wbd/domain/customers';
import { errorTexts, type ErrorCode } from '@wbd/domain/errors';
import { nameErrorText } from '@wbd/domain/fields';
import type { ImportField } from './columns.ts';
import type { CsvProblem } from './read-csv.ts';

const people = (count: number) =>
  count === 1 ? '1 Kunde' : `${count.toLocaleString('de-DE')} Kunden`;
const rows = (count: number) =>
  count === 1 ? '1 Zeile' : `${count.toLocaleString('de-DE')} Zeilen`;

const fields: Record<ImportField, string> = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  bday: 'Geburtsdatum',
  job: 'Beruf',
};

/** Why a name is refused: the table shows nothing else that would explain it. */
function reasonOf(field: ImportField, typed: string): string {
  const isName = field === 'firstName' || field === 'lastName';
  return isName && typed.trim() !== '' ? ` (${nameErrorText(typed)})` : '';
}

export const importTexts = {
  title: 'Kunden importieren',
  intro: 'Übernimm deine Kunden aus einer Tabelle. Wen du schon hast, legen wir nicht doppelt an.',
  back: 'Alle Kunden',

  chooseTitle: '1. Datei wählen',
  chooseText:
    'Speichere deine Tabelle als CSV-Datei. In der ersten Zeile stehen die Namen der Spalten, darunter je Zeile ein Kunde mit Vorname, Nachname und E-Mail; Telefon, Geburtsdatum und Beruf, wenn du sie hast.',
  choose: 'CSV-Datei wählen',
  chooseOther: 'Andere Datei wählen',
  chosen: (name: string, count: number) => `${name}: ${rows(count)}`,
  sample: 'Beispieldatei herunterladen',
  sampleName: 'kunden-beispiel.csv',
  samplePeople: [
    ['Jörg', 'Weiß', 'joerg.weiss@example.org', '0155 50001234', '24.12.1980', JOBS[0]],
    ['Ayşe', 'Öztürk', 'ayse@example.org', '', '', ''],
  ],
  problems: {
    'too-large': 'Die Datei ist zu groß. Möglich sind 5 MB.',
    'not-csv':
      'Das ist keine CSV-Datei. Öffne sie in deinem Tabellenprogramm und speichere sie als CSV.',
    empty: 'In der Datei steht kein Kunde. Die erste Zeile gilt als Überschrift.',
    'too-many': 'In der Datei sind mehr als 10.000 Zeilen. Teile sie auf mehrere Dateien auf.',
  } satisfies Record<CsvProblem, string>,
  unreadable: 'Die Datei konnte nicht gelesen werden. Wähle sie noch einmal.',

  mapTitle: '2. Spalten zuordnen',
  mapText: 'Welche Spalte deiner Datei steht wofür?',
  fields,
  noColumn: '– nicht übernehmen –',
  column: (title: string, index: number) => (title === '' ? `Spalte ${index + 1}` : title),
  mapMissing: 'Ordne Vorname, Nachname und E-Mail eine Spalte zu, dann siehst du die Vorschau.',

  previewTitle: '3. Prüfen und importieren',
  ready: (count: number) => `${people(count)} können importiert werden.`,
  withErrors: (count: number) =>
    count === 1
      ? '1 Zeile hat einen Fehler und wird ausgelassen.'
      : `${rows(count)} haben einen Fehler und werden ausgelassen.`,
  onlyErrors: 'Nur Zeilen mit Fehlern',
  table: 'Vorschau',
  columns: { number: 'Zeile', name: 'Name', state: 'Ergebnis', ...fields },
  wrong: (names: readonly ImportField[], typed: Readonly<Record<ImportField, string>>) =>
    `Bitte prüfen: ${names.map((name) => `${fields[name]}${reasonOf(name, typed[name])}`).join(', ')}`,
  unknownJob: (job: string) => `Bereit; Beruf „${job}“ bleibt leer`,
  waiting: 'Bereit',
  entered: 'Angelegt',
  known: 'War schon dein Kunde',
  refused: (code: ErrorCode) => errorTexts[code],

  submit: (count: number) => `${people(count)} importieren`,
  importing: 'Importiert...',
  progress: 'Fortschritt des Imports',
  progressText: (done: number, all: number) =>
    `${done.toLocaleString('de-DE')} von ${people(all)} bearbeitet. Lass diese Seite so lange offen.`,
  failed: 'Der Import wurde unterbrochen',
  failedText:
    'Was schon importiert ist, bleibt. Du kannst den Rest gleich noch einmal importieren.',
  done: 'Import abgeschlossen',
  doneText: (entered: number, known: number) =>
    `${entered === 1 ? '1 Kunde' : people(entered)} angelegt, ${known.toLocaleString('de-DE')} ${known === 1 ? 'war' : 'waren'} schon da.`,
  refusedCount: (count: number) =>
    `${people(count)} konnten nicht importiert werden; der Grund steht in der Tabelle.`,
  toList: 'Zu deinen Kunden',
} as const;
