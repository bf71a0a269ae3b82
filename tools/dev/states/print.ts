/** `npm run states`: prints the number of cells (states × surfaces) per subject, and fails if a cell has no probe. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cellsOf, proofOf, SUBJECTS, type SubjectName } from './subjects.ts';
import { SURFACES } from './surfaces.ts';

const isSubject = (name: string): name is SubjectName => name in SUBJECTS;
const NAMES = Object.keys(SUBJECTS).filter(isSubject);

const tests = globSync('*.test.ts', { cwd: import.meta.dirname }).map((file) =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8'),
);

/** Questions that a test of the subject probes. The tests reject wrong answers and probes without a question. */
function probesOf(name: SubjectName): (proof: string) => boolean {
  const own = tests.filter((text) => text.includes(`prove('${name}'`));
  return (proof) => own.some((text) => text.includes(`'${proof}':`));
}

const rows = NAMES.map((name) => {
  const cells = cellsOf(name);
  const isProbed = probesOf(name);
  const open = cells.filter((cell) => !isProbed(proofOf(cell)));
  return {
    subject: name,
    states: SUBJECTS[name].states.length,
    surfaces: new Set(cells.map(({ surface }) => surface)).size,
    'not applicable': SURFACES.length - new Set(cells.map(({ surface }) => surface)).size,
    cells: cells.length,
    proven: cells.length - open.length,
    open: open.length,
  };
});

console.table(rows);
const sum = (field: 'cells' | 'proven' | 'open') => rows.reduce((all, row) => all + row[field], 0);
console.info(`${sum('cells')} cells, ${sum('proven')} proven, ${sum('open')} open`);
process.exitCode = sum('open') > 0 ? 1 : 0;
