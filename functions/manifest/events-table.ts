import { EVENTS, type LoggedEvent } from '../src/core/log/events.ts';

const BEGIN = '<!-- events begin -->';
const END = '<!-- events end -->';
const PLACE = new RegExp(`${BEGIN}[\\s\\S]*${END}`);

/** The document with its table of log events as the functions write them. */
export function withEventsTable(document: string): string {
  if (!PLACE.test(document)) throw new Error(`The document has no ${BEGIN} … ${END}`);
  const rows = [
    ['event', 'severity', 'alert', 'what happened'],
    ...Object.entries<LoggedEvent>(EVENTS).map(([name, { severity, alert, means }]) => [
      `\`${name}\``,
      severity,
      alert ?? (severity === 'ERROR' ? 'errors' : ''),
      means,
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const [head = '', ...lines] = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const table = [head, rule, ...lines].join('\n');
  return document.replace(PLACE, () => `${BEGIN}\n\n${table}\n\n${END}`);
}
