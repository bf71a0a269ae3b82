import type { Deal } from '@wbd/domain/commission';
import { errorTexts, type ErrorCode } from '@wbd/domain/errors';
import { formatMoney } from '@wbd/domain/plans';
import type { FileProblem } from '@wbd/domain/tables';
import { formatDay } from '@wbd/domain/time';
import { counted } from '@wbd/domain/words';
import type { ListField } from './columns.ts';
import type { Sums } from './sums.ts';
import type { Verdict, Why } from './verdicts.ts';

const rows = (count: number) => counted(count, '1 Zeile', '# Zeilen');
const deals = (count: number) => counted(count, '1 Abschluss', '# Abschlüsse');
const become = (count: number, participle: string) =>
  `${deals(count)} ${counted(count, 'wird', 'werden')} ${participle}`;

function why(
  reason: Why,
  { amount, on, status }: Readonly<Record<ListField, string>>,
  deal: Deal | null,
): string {
  switch (reason) {
    case 'status':
      return status === ''
        ? 'Ohne Status bleibt der Abschluss, wie er ist'
        : `„${status}“ lässt den Abschluss, wie er ist`;
    case 'unnamed':
      return 'Ohne Kennzeichen braucht die Zeile Kunde, Betrag und Tag';
    case 'amount':
      return amount === ''
        ? 'Zum Bestätigen fehlt der Betrag'
        : `Betrag „${amount}“ ist nicht lesbar`;
    case 'day':
      return `Tag „${on}“ ist nicht lesbar oder liegt in der Zukunft`;
    case 'unknown':
      return 'Kein gemeldeter Abschluss passt dazu';
    case 'ambiguous':
      return 'Mehrere Abschlüsse passen dazu: Entscheide sie einzeln';
    case 'amount-differs':
      return `Betrag weicht ab: In der Liste steht ${amount}, gemeldet sind ${formatMoney(deal?.netCents ?? 0)}`;
    case 'day-differs':
      return `Tag weicht ab: In der Liste steht ${on}, gemeldet ist der ${formatDay(deal?.on ?? '')}`;
    case 'partial':
      return `Nur ein Teil von ${formatMoney(deal?.netCents ?? 0)}: Teilbeträge lassen sich nicht stornieren`;
    case 'own':
      return 'Selbst gemeldet oder mit eigener Provision: Jemand anderes bestätigt ihn';
    case 'no-terms':
      return 'Für diesen Tag gelten noch keine Bedingungen';
    case 'decided':
      return `„${status}“ geht nicht mehr: ${DECIDED[deal?.state ?? 'confirmed']}`;
    case 'repeated':
      return 'Der Abschluss steht schon in einer Zeile darüber';
    case 'contradicted':
      return 'Eine andere Zeile sagt zu diesem Abschluss etwas anderes';
  }
}

const DECIDED: Readonly<Record<Deal['state'], string>> = {
  reported: 'Der Abschluss ist noch nicht bestätigt',
  withdrawn: 'Die Meldung ist zurückgezogen',
  refused: 'Der Abschluss ist abgelehnt',
  confirmed: 'Der Abschluss ist bestätigt',
  cancelled: 'Der Abschluss ist storniert',
};

export const listTexts = {
  title: 'Mit einer Liste entscheiden',
  intro:
    'Gleiche gemeldete Abschlüsse mit einer Liste aus deiner Verwaltung ab. Du siehst vorher, was bestätigt, abgelehnt und storniert wird.',
  back: 'Abschlüsse',
  failed: 'Die Abschlüsse konnten nicht geladen werden',
  denied: 'Über Abschlüsse entscheidet, wer die Organisation verwaltet',
  deniedText: 'Frag bei WBD nach, wenn das deine Aufgabe ist.',

  choose: {
    title: '1. Liste wählen',
    text: 'Speichere deine Liste als CSV-Datei. Jede Zeile nennt einen Abschluss mit Kennzeichen, Nettobetrag und Status: bestätigt, abgelehnt oder storniert. Ohne Kennzeichen finden wir ihn mit Kunde, Betrag und Tag. Die Liste bleibt auf deinem Gerät.',
    choose: 'Liste wählen',
    chooseOther: 'Andere Liste wählen',
    sample: 'Beispielliste herunterladen',
  },
  chosen: (name: string, count: number) => `${name}: ${rows(count)}`,
  sampleName: 'abschluesse-beispiel.csv',
  sampleTitles: ['Kennzeichen', 'Nettobetrag', 'Status', 'Abschlussdatum', 'Kunde', 'Grund'],
  sampleRows: [
    ['V-4711', '1.200,00', 'bestätigt', '15.01.2027', 'Jörg Weiß', ''],
    [
      'V-4712',
      '850,50',
      'abgelehnt',
      '18.01.2027',
      'Ayşe Öztürk',
      'Kein Vertrag zustande gekommen',
    ],
    ['V-4690', '2.400,00', 'storniert', '02.12.2026', 'Eva Prell', 'Widerruf des Kunden'],
  ],
  problems: {
    'not-text':
      'Bitte lade eine CSV-Datei hoch. Öffne deine Tabelle dazu in ihrem Programm und speichere sie als CSV.',
    empty: 'In der Datei steht kein Abschluss.',
    'too-many': 'In der Datei sind mehr als 10.000 Zeilen. Teile sie auf mehrere Dateien auf.',
  } satisfies Record<FileProblem, string>,
  mapTitle: '2. Spalten zuordnen',
  mapText: 'Welche Spalte deiner Liste steht wofür?',
  fields: {
    reference: 'Kennzeichen',
    amount: 'Nettobetrag',
    status: 'Status',
    on: 'Tag des Abschlusses',
    lastName: 'Kunde oder Nachname',
    firstName: 'Vorname',
    reason: 'Grund',
  } satisfies Record<ListField, string>,
  mapMissing:
    'Ordne Betrag, Status und Kennzeichen eine Spalte zu, dann siehst du die Vorschau. Statt des Kennzeichens gehen auch Kunde und Tag.',

  previewTitle: '3. Prüfen und entscheiden',
  sums: ({ confirmed, net, cost, refused, cancelled }: Sums): string[] => [
    ...(confirmed > 0
      ? [
          `${become(confirmed, 'bestätigt')}: ${formatMoney(net)} netto, dafür ${formatMoney(cost)} Provision.`,
        ]
      : []),
    ...(refused > 0 ? [`${become(refused, 'abgelehnt')}.`] : []),
    ...(cancelled > 0
      ? [`${become(cancelled, 'storniert')}: Die Provision dafür geht zurück.`]
      : []),
  ],
  nothing: 'Diese Liste ändert nichts.',
  same: (count: number) =>
    `${rows(count)} ${counted(count, 'sagt', 'sagen')}, was schon gespeichert ist.`,
  left: (count: number) =>
    `${rows(count)} ${counted(count, 'ändert', 'ändern')} nichts; der Grund steht in der Tabelle.`,
  unlisted: (count: number) =>
    `${counted(count, '1 gemeldeter Abschluss steht', '# gemeldete Abschlüsse stehen')} nicht in der Liste.`,
  reasonLabel: 'Grund, wo die Liste keinen nennt',
  reasonHint: 'Den Grund sieht, wer den Abschluss gemeldet hat.',
  reason: 'Nach der Liste der Verwaltung',
  onlyLeft: 'Nur Zeilen, die nichts ändern',
  download: 'Diese Zeilen herunterladen',
  leftName: 'abschluesse-offen.csv',
  noteTitle: 'Hinweis',
  table: 'Vorschau',
  row: (number: number) => `Zeile ${number}`,
  columns: {
    number: 'Zeile',
    note: 'Ergebnis',
    reference: 'Kennzeichen',
    customer: 'Kunde',
    amount: 'Betrag',
    on: 'Tag',
    status: 'Status',
  },
  decides: ({ decision, cost }: Extract<Verdict, { kind: 'decides' }>): string => {
    if (decision === 'refuse') return 'Wird abgelehnt';
    if (decision === 'cancel') return 'Wird storniert';
    return cost === 0
      ? 'Wird bestätigt, ohne Provision'
      : `Wird bestätigt, Provision ${formatMoney(cost)}`;
  },
  known: {
    reported: '',
    withdrawn: '',
    refused: 'Ist schon abgelehnt',
    confirmed: 'Ist schon bestätigt',
    cancelled: 'Ist schon storniert',
  } satisfies Record<Deal['state'], string>,
  carriedOut: 'Gespeichert',
  why,
  refused: (code: ErrorCode) => errorTexts[code],

  submit: (count: number) => `Über ${deals(count)} entscheiden`,
  confirm: 'Entscheiden',
  deciding: 'Speichert...',
  progress: 'Fortschritt',
  progressText: (done: number, all: number) =>
    `${done.toLocaleString('de-DE')} von ${deals(all)} gespeichert. Lass diese Seite so lange offen.`,
  interrupted: 'Das wurde unterbrochen',
  interruptedText: 'Was schon gespeichert ist, bleibt. Du kannst gleich mit dem Rest weitermachen.',
  done: 'Liste abgeschlossen',
  doneText: (count: number) => `Über ${deals(count)} ist entschieden.`,
  failedCount: (count: number) =>
    `${rows(count)} ${counted(count, 'ging', 'gingen')} nicht; der Grund steht in der Tabelle.`,
} as const;
