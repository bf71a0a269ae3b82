import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@wbd/module/rspack';
import { format, resolveConfig } from 'prettier';
import type { Visit } from './measure.ts';

const FILE = path.join(WORKSPACE_ROOT, 'docs/performance.md');
const BEGIN = '<!-- bench:page begin -->';
const END = '<!-- bench:page end -->';

export interface Figures {
  federated: Visit;
  single: Visit;
}

/** The visit with the middle value of each figure. */
export function median(visits: Visit[]): Visit {
  const middle = (figure: keyof Visit) =>
    visits.map((visit) => visit[figure]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ??
    Number.NaN;
  return {
    heroMs: middle('heroMs'),
    scriptKb: middle('scriptKb'),
    allKb: middle('allKb'),
    requests: middle('requests'),
  };
}

/** The figures as a Markdown table. */
export function table({ federated, single }: Figures): string {
  const row = (name: string, figure: keyof Visit, digits: number) => {
    const ratio = federated[figure] / single[figure];
    const cells = [federated[figure].toFixed(digits), single[figure].toFixed(digits)];
    return `| ${name} | ${cells.join(' | ')} | ${ratio.toFixed(2)} |`;
  };
  return [
    '| until the hero of the public page | federated | single bundle | ratio |',
    '| --- | --- | --- | --- |',
    row('kB in all (brotli)', 'allKb', 1),
    row('kB script (brotli)', 'scriptKb', 1),
    row('requests', 'requests', 0),
    row('hero, ms', 'heroMs', 0),
  ].join('\n');
}

/** Puts the table into docs/performance.md, in the place kept for it, formatted as the check of formatting wants it. */
export async function writeReport(text: string): Promise<void> {
  const document = readFileSync(FILE, 'utf8');
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${FILE} has no ${BEGIN}`);
  const written = `${before}${BEGIN}\n\n${text}\n\n${END}${after}`;
  const options = await resolveConfig(FILE);
  writeFileSync(FILE, await format(written, { ...options, filepath: FILE }));
}
