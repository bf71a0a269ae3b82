import type { Description, Endpoint } from './discover.ts';

const BEGIN = '<!-- functions begin -->';
const END = '<!-- functions end -->';
const PLACE = new RegExp(`${BEGIN}[\\s\\S]*${END}`);
const HEAD = ['function or part', 'runs on', 'warm', 'memory', 'secrets', 'what it does'];

/** Updates the tables of functions and of their parts in the document. Keeps the existing descriptions. */
export function withFunctionsTable(
  document: string,
  { manifest: { endpoints }, runs }: Pick<Description, 'manifest' | 'runs'>,
): string {
  if (!PLACE.test(document)) throw new Error(`The document has no ${BEGIN} … ${END}`);
  const described = descriptions(document);
  const byName = Object.entries(endpoints).toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  const rows = byName.map(([name, endpoint]) => [
    `\`${name}\``,
    runsOn(endpoint),
    endpoint.minInstances ? String(endpoint.minInstances) : '',
    `${endpoint.availableMemoryMb ?? 256} MiB`,
    (endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key).join(', '),
    described.get(name) ?? '',
  ]);
  const inside = byName.flatMap(([name]) =>
    (runs[name] ?? [])
      .toSorted((one, other) => one.localeCompare(other, 'en'))
      .map((one) => [`\`${one}\``, `part of \`${name}\``, '', '', '', described.get(one) ?? '']),
  );
  rows.push(...inside);
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const rule = line(
    HEAD.map(() => ''),
    '-',
  );
  const table = [line(HEAD), rule, ...rows.map((row) => line(row))].join('\n');
  return document.replace(PLACE, () => `${BEGIN}\n\n${table}\n\n${END}`);
}

/** What the document says each function does, by name. */
export function descriptions(document: string): Map<string, string> {
  const table = PLACE.exec(document)?.[0] ?? '';
  const rows = [...table.matchAll(/^\| `([\w-]+)` .*\| ([^|]*?) *\|$/gm)];
  return new Map(rows.map(([, name = '', text = '']) => [name, text]));
}

function runsOn(endpoint: Endpoint): string {
  const { callableTrigger, httpsTrigger, eventTrigger, scheduleTrigger } = endpoint;
  if (callableTrigger) return 'calls';
  if (httpsTrigger) return 'request';
  if (scheduleTrigger) return scheduleTrigger.schedule;
  if (!eventTrigger) return 'unknown';
  const { eventType, eventFilters, eventFilterPathPatterns } = eventTrigger;
  const document = eventFilterPathPatterns?.['document'] ?? eventFilters['document'];
  const what = document === undefined ? 'a file' : `\`${document}\``;
  return `${what} ${eventType.slice(eventType.lastIndexOf('.') + 1)}`;
}
