import { CUSTOMER_DETAILS, DETAIL_NAMES, eachDetail } from '@wbd/domain/customers';
import { errorTexts, type ErrorCode } from '@wbd/domain/errors';
import { nameErrorText } from '@wbd/domain/fields';
import { phoneProblem, phoneTexts } from '@wbd/domain/phone';
import { rowProblemText, type Encoding, type FileProblem } from '@wbd/domain/tables';
import { counted } from '@wbd/domain/words';
import type { ImportField } from './columns.ts';
import type { ImportRow } from './import-rows.ts';
import type { WorkbookProblem } from './reading/read-workbook.ts';
import type { CardProblem } from './reading/read-vcards.ts';
import type { CustomersProblem } from './reading/table.ts';

const people = (count: number) => counted(count, '1 Kunde', '# Kunden');
const rows = (count: number) => counted(count, '1 Zeile', '# Zeilen');

const details = DETAIL_NAMES.filter((name) => name !== 'withoutContact')
  .map((name) => CUSTOMER_DETAILS[name].label)
  .join(', ');

const fields: Record<ImportField, string> = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  bday: 'Geburtsdatum',
  ...eachDetail((name) => CUSTOMER_DETAILS[name].label),
  tags: 'Schlagwörter',
};

/** Why a name is refused: the table shows nothing else that would explain it. */
function reasonOf(field: ImportField, typed: string): string {
  if (field === 'email' && typed.trim() === '') return ' oder Telefon fehlt';
  const isName = field === 'firstName' || field === 'lastName';
  return isName && typed.trim() !== '' ? ` (${nameErrorText(typed)})` : '';
}

const NOT_A_TABLE =
  'Bitte lade eine CSV-Datei hoch. Öffne deine Tabelle dazu in ihrem Programm und speichere sie als CSV.';

/** The location of a problem in a vCard file. */
const whereIn = ({ number, name }: CardProblem): string =>
  name === '' ? `Zeile ${number}` : `Zeile ${number} (${name})`;

/** Fields of which only so many values are kept: a further one is left out. */
const FURTHER: ReadonlySet<ImportField> = new Set(['email', 'phone', 'tags']);

/** A value that is left out, and why when that helps. */
function leftText({ field, typed }: ImportRow['left'][number]): string {
  if (field === 'firstName' || field === 'lastName') return `Namenszusatz „${typed}“ bleibt weg`;
  const problem = field === 'phone' ? phoneProblem(typed) : null;
  const reason = problem === null ? '' : ` (${phoneTexts.problems[problem]})`;
  return `${fields[field]} „${typed}“ bleibt ${problem === null && FURTHER.has(field) ? 'weg' : 'leer'}${reason}`;
}

export const importTexts = {
  title: 'Kunden importieren',
  intro: 'Übernimm deine Kunden aus einer Tabelle. Wen du schon hast, legen wir nicht doppelt an.',
  back: 'Alle Kunden',

  choose: {
    title: '1. Datei wählen',
    text: `Nimm eine Excel-Datei (.xlsx), eine CSV-Datei oder deine Kontakte als vCard (.vcf). Jeder Kunde braucht Vorname, Nachname und E-Mail oder Telefon; Geburtsdatum, ${details} und Schlagwörter, wenn du sie hast. Hat jemand weder E-Mail noch Telefon, steht der Grund in einer Spalte „${CUSTOMER_DETAILS.withoutContact.label}“. Dateien aus Excel, Outlook, Google, Apple, HubSpot und DATEV erkennen wir von selbst.`,
    choose: 'Datei wählen',
    chooseOther: 'Andere Datei wählen',
    sample: 'Beispieldatei herunterladen',
  },
  chosen: (name: string, count: number) => `${name}: ${rows(count)}`,
  sampleName: 'kunden-beispiel.csv',
  samplePeople: [
    [
      'Jörg',
      'Weiß',
      'joerg.weiss@example.org',
      '0155 50001234',
      '24.12.1980',
      ...DETAIL_NAMES.map((name) => CUSTOMER_DETAILS[name].choices?.[0] ?? ''),
      'Rente, Haus',
    ],
    ['Ayşe', 'Öztürk', 'ayse@example.org', '', '', ...DETAIL_NAMES.map(() => ''), ''],
  ],
  problems: {
    'not-text': NOT_A_TABLE,
    'not-workbook': NOT_A_TABLE,
    empty: 'In der Datei steht kein Kunde.',
    'too-many': 'In der Datei sind mehr als 10.000 Zeilen. Teile sie auf mehrere Dateien auf.',
    'too-large':
      'Diese Arbeitsmappe ist zu groß. Kopiere die Kunden in eine neue Arbeitsmappe und wähle sie hier aus.',
  } satisfies Record<FileProblem | WorkbookProblem, string>,
  broken: (problem: CustomersProblem): string => {
    switch (problem.kind) {
      case 'quote':
      case 'hidden':
        return rowProblemText(problem);
      case 'line':
        return `${whereIn(problem)}: Diese Zeile können wir nicht lesen. Alles andere übernehmen wir.`;
      case 'begin':
        return `${whereIn(problem)}: Vor dem Kontakt fehlt „BEGIN:VCARD“. Bitte prüfe seine Angaben.`;
      case 'end':
        return `${whereIn(problem)}: Nach dem Kontakt fehlt „END:VCARD“. Bitte prüfe seine Angaben.`;
      case 'group':
        return `${whereIn(problem)}: Das ist eine Gruppe und keine Person. Sie fehlt in der Vorschau.`;
      case 'nameless':
        return `${whereIn(problem)}: Dieser Kontakt hat weder Namen noch E-Mail-Adresse noch Telefonnummer. Er fehlt in der Vorschau.`;
    }
  },

  mapTitle: '2. Spalten zuordnen',
  mapText: 'Welche Spalte deiner Datei steht wofür?',
  encoding: 'Zeichensatz',
  encodingSample: (values: readonly string[]) => `So lesen wir: ${values.join(', ')}`,
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'Unicode-Text (Excel)',
    'utf-16be': 'Unicode-Text (Mac)',
    'windows-1252': 'Windows, Westeuropa',
    'windows-1250': 'Windows, Mitteleuropa',
    'windows-1254': 'Windows, Türkisch',
    macintosh: 'Mac',
    ibm850: 'MS-DOS',
  } satisfies Record<Encoding, string>,
  sheet: 'Tabellenblatt',
  header: 'Zeile mit den Spaltennamen',
  headerRow: (number: number, cells: readonly string[]) => {
    const titles = cells.filter((cell) => cell !== '').join(', ');
    return `Zeile ${number}: ${titles.length > 60 ? `${titles.slice(0, 60)} …` : titles}`;
  },
  noHeader: 'Keine, die erste Zeile ist ein Kunde',
  dateOrder: 'Was steht beim Geburtsdatum zuerst?',
  dateOrderOpen: 'Bitte wählen',
  dayFirst: 'Der Tag: 2/1/1985 ist der 2. Januar',
  monthFirst: 'Der Monat: 2/1/1985 ist der 1. Februar',
  dateOrderMissing:
    'Wähle, ob beim Geburtsdatum der Tag oder der Monat zuerst steht, dann siehst du die Vorschau.',
  fields,
  mapMissing:
    'Ordne Vorname, Nachname und E-Mail oder Telefon eine Spalte zu, dann siehst du die Vorschau.',

  previewTitle: '3. Prüfen und importieren',
  ready: (count: number) =>
    `${people(count)} ${counted(count, 'kann', 'können')} importiert werden.`,
  withErrors: (count: number) =>
    counted(
      count,
      '1 Zeile hat einen Fehler und wird ausgelassen.',
      '# Zeilen haben einen Fehler und werden ausgelassen.',
    ),
  repeats: (count: number) =>
    counted(
      count,
      '1 Zeile nennt jemanden ein zweites Mal und wird mit der ersten zusammengefasst.',
      '# Zeilen nennen jemanden noch einmal und werden mit der ersten zusammengefasst.',
    ),
  onlyErrors: 'Nur Zeilen mit Fehlern',
  table: 'Vorschau',
  columns: { number: 'Zeile', name: 'Name', state: 'Ergebnis', ...fields },
  wrong: (names: readonly ImportField[], typed: Readonly<Record<ImportField, string>>) =>
    `Bitte prüfen: ${names.map((name) => `${fields[name]}${reasonOf(name, typed[name])}`).join(', ')}`,
  left: (values: ImportRow['left']) => `Bereit; ${values.map(leftText).join('; ')}`,
  repeated: (number: number, values: ImportRow['left']) =>
    [`Gehört zu Zeile ${number}`, ...values.map(leftText)].join('; '),
  waiting: 'Bereit',
  entered: 'Angelegt',
  known: 'War schon dein Kunde',
  refused: (code: ErrorCode) => errorTexts[code],

  submit: (count: number) => `${people(count)} importieren`,
  importing: 'Importiert...',
  progress: 'Fortschritt des Imports',
  progressText: (done: number, all: number) =>
    `${done.toLocaleString('de-DE')} von ${people(all)} bearbeitet. Lass diese Seite so lange offen.`,
  leaving: (stored: number, all: number, isRunning: boolean) => ({
    title: 'Import verlassen?',
    text:
      `${stored.toLocaleString('de-DE')} von ${people(all)} ${counted(stored, 'ist', 'sind')} gespeichert. ` +
      (isRunning
        ? 'Wer gerade übertragen wird, kann noch dazukommen; danach endet der Import. '
        : '') +
      'Den Rest kannst du später mit derselben Datei importieren: Wen du schon hast, legen wir nicht doppelt an.',
    discard: 'Verlassen',
    stay: 'Hier bleiben',
  }),
  failed: 'Der Import wurde unterbrochen',
  failedText:
    'Was schon importiert ist, bleibt. Du kannst den Rest gleich noch einmal importieren.',
  done: 'Import abgeschlossen',
  doneText: (entered: number, known: number) =>
    `${people(entered)} angelegt, ${counted(known, '1 war', '# waren')} schon da.`,
  undoText: 'Du kannst ihn einen Tag lang in deiner Kundenliste rückgängig machen.',
  refusedCount: (count: number) =>
    `${people(count)} ${counted(count, 'konnte', 'konnten')} nicht importiert werden; der Grund steht in der Tabelle.`,
  toList: 'Zu deinen Kunden',
} as const;
