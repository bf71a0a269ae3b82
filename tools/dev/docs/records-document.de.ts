import { ALL_COLLECTIONS, type CollectionDescriptor } from '@wbd/domain/collections';
import {
  ACTIVITIES,
  BASES,
  PROCESSORS,
  type Activity,
  type Processor,
} from '@wbd/domain/processing';
import { RETENTION_DAYS, RETENTION_YEARS, type RetentionRule } from '@wbd/domain/retention';

const INTRO = `Nach Art. 30 Abs. 1 DSGVO. Erzeugt mit \`npm run docs:records\` aus den Beschreibungen der Sammlungen in \`libs/domain/src\` und
\`libs/domain/src/processing\`; nicht von Hand ändern.

Verantwortlich ist der Betreiber: Name, Anschrift und, falls bestellt, die Datenschutzbeauftragte Person stehen in
\`apps/public/src/legal/operator.de.ts\` und im Impressum. Technische und organisatorische Maßnahmen (Art. 32 DSGVO):
[architecture.md](architecture.md), [claims.md](claims.md), [operations.md](operations.md).`;

/** The records of processing activities (Art. 30 GDPR), as Markdown. */
export function recordsDocument(): string {
  const activities: readonly [string, Activity][] = Object.entries(ACTIVITIES);
  const processors: readonly Processor[] = Object.values(PROCESSORS);
  return [
    '# Verzeichnis von Verarbeitungstätigkeiten',
    INTRO,
    ...activities.flatMap(([name, activity]) => section(name, activity)),
    '## Auftragsverarbeiter',
    table(
      ['Wer', 'Wofür', 'Sitz', 'Übermittlung in Drittländer'],
      processors.map(({ name, task, seat, transfer }) => [
        name,
        task,
        seat ?? '–',
        transfer ?? '–',
      ]),
    ),
    '',
  ].join('\n\n');
}

function section(name: string, activity: Activity): string[] {
  const { title, purpose, bases, people, recipients, processors } = activity;
  const rows = ALL_COLLECTIONS.filter(([, { activity: of }]) => of === name);
  return [
    `## ${title}`,
    [
      `- Zweck: ${purpose}`,
      `- Rechtsgrundlage: ${bases.map((basis) => BASES[basis]).join('; ')}`,
      `- Betroffene: ${people}`,
      `- Empfänger: ${recipients}`,
      `- Auftragsverarbeiter: ${processors.map((processor) => PROCESSORS[processor].name).join('; ')}`,
    ].join('\n'),
    table(
      ['Sammlung', 'Daten', 'Löschung'],
      rows.map(([collection, { data, retention }]) => [
        `\`${collection}\``,
        Object.keys(data).join('; ') || 'keine Daten über Personen',
        deletion(retention),
      ]),
    ),
  ];
}

/** When documents are deleted, in words. */
function deletion(retention: CollectionDescriptor['retention']): string {
  if ('expires' in retention) {
    const [rule, ...more] = retention.expires;
    return more.length === 0
      ? periodOf(rule)
      : `je nach Anlass ${retention.expires.map(periodOf).join(', ')}`;
  }
  if ('rule' in retention) return retention.until ?? periodOf(retention.rule);
  return 'with' in retention ? periodOf(retention.with) : retention.until;
}

function periodOf(rule: RetentionRule): string {
  if (rule === 'customers') {
    return `${RETENTION_YEARS[rule]} Jahre ab dem Ende des Jahres mit dem letzten Kontakt, oder auf Verlangen`;
  }
  const days = RETENTION_DAYS[rule];
  return days === 1 ? '1 Tag' : `${days} Tage`;
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
