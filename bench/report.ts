import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@wbd/module/rspack';
import { format, resolveConfig } from 'prettier';

const FILE = path.join(WORKSPACE_ROOT, 'docs/performance.md');

/**
 * Puts a table into docs/performance.md, in the place kept for it, formatted as the check of formatting wants it.
 * @param name name of the benchmark, as in its place's comments
 */
export async function writeReport(name: string, text: string): Promise<void> {
  const [begin, end] = [`<!-- ${name} begin -->`, `<!-- ${name} end -->`];
  const document = readFileSync(FILE, 'utf8');
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${FILE} has no ${begin}`);
  const written = `${before}${begin}\n\n${text}\n\n${end}${after}`;
  const options = await resolveConfig(FILE);
  writeFileSync(FILE, await format(written, { ...options, filepath: FILE }));
}
