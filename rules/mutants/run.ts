/**
 * `npm run test:rules:mutants`: changes every condition of firestore.rules and storage.rules in turn and looks for a cell
 * of the declared tables that notices. A change that none notices is a condition that could be lost unseen: exit code 1.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '../../tools/emulators/workspace.ts';
import {
  firestoreDecisions,
  firestoreJudge,
  storageDecisions,
  storageJudge,
  type Decision,
  type Judge,
} from './decisions.ts';
import { EQUIVALENTS, type Equivalent } from './equivalents.ts';
import { Hunt, type Fate } from './hunt.ts';
import { mutantsOf, type Mutant } from './mutations.ts';
import { parseRules } from './parser.ts';

/** Away from a portal at the default ports and from the tests. */
const PORT_OFFSET = '22000';
const PROJECTS = 4;
const PROGRESS_EVERY = 100;

type File = Equivalent['file'];

interface Outcome {
  mutants: number;
  killed: number;
  equivalent: number;
  /** sentences about what is wrong */
  problems: string[];
}

async function main(): Promise<void> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  if (host === undefined) {
    process.exitCode = await insideEmulators();
    return;
  }
  const only = process.argv[2];
  const started = Date.now();
  const outcomes: Outcome[] = [];
  if (only !== 'storage.rules') {
    const judges = Array.from({ length: PROJECTS }, (_, index) =>
      firestoreJudge(host, `demo-wbd-mutants-${index}`),
    );
    outcomes.push(await hunt('firestore.rules', firestoreDecisions(), await Promise.all(judges)));
  }
  if (only !== 'firestore.rules') {
    outcomes.push(await hunt('storage.rules', storageDecisions(), [await storageJudge()]));
  }
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  for (const problem of problems) console.log(problem);
  console.log(`${Math.round((Date.now() - started) / 1000)} s`);
  const mutants = sum((outcome) => outcome.mutants);
  const killed = sum((outcome) => outcome.killed);
  const equivalent = sum((outcome) => outcome.equivalent);
  console.log(
    `${mutants} mutants, ${killed} killed, ${equivalent} equivalent, ${mutants - killed - equivalent} survived`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** Runs this program again, with emulators of its own. */
function insideEmulators(): Promise<number> {
  const run = path.join(WORKSPACE_ROOT, 'tools/emulators/run.ts');
  const command = [run, '--only', 'firestore', '--', 'node', ...process.argv.slice(1)];
  const env = { WBD_PORT_OFFSET: PORT_OFFSET, ...process.env };
  const child = spawn(process.execPath, command, { stdio: 'inherit', env });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function hunt<Declared extends Decision>(
  file: File,
  decisions: readonly Declared[],
  judges: readonly Judge<Declared>[],
): Promise<Outcome> {
  const text = readFileSync(path.join(WORKSPACE_ROOT, file), 'utf8');
  const rules = parseRules(text);
  const hunting = new Hunt(rules, decisions);
  const [first] = judges;
  const failure = first && (await hunting.firstFailure(first, text));
  if (failure) {
    await Promise.all(judges.map((judge) => judge.close()));
    const problem = `${file} does not do what the table declares: ${failure}`;
    return { mutants: 0, killed: 0, equivalent: 0, problems: [problem] };
  }
  const mutants = mutantsOf(text, rules);
  console.log(`${file}: ${mutants.length} mutants, ${decisions.length} declared decisions`);
  const fates = new Map<Mutant, Fate>();
  const waiting = mutants.values();
  const work = async (judge: Judge<Declared>) => {
    for (const mutant of waiting) {
      const fate = await hunting.fateOf(mutant, judge);
      fates.set(mutant, fate);
      if (fate.kind === 'survived') console.log(`survived: ${describe(file, mutant)}`);
      if (fates.size % PROGRESS_EVERY === 0) console.log(`${file}: ${fates.size} done`);
    }
  };
  await Promise.all(judges.map(work));
  await Promise.all(judges.map((judge) => judge.close()));
  return judgeFates(file, fates);
}

function judgeFates(file: File, fates: ReadonlyMap<Mutant, Fate>): Outcome {
  const listed = EQUIVALENTS.filter((one) => one.file === file);
  const born = [...fates].filter(([, fate]) => fate.kind !== 'stillborn');
  const survivors = born.filter(([, fate]) => fate.kind === 'survived').map(([mutant]) => mutant);
  const isListed = (mutant: Mutant) => listed.some((one) => isThe(one, mutant));
  const unknown = survivors.filter((mutant) => !isListed(mutant));
  const idle = listed.filter((one) => !survivors.some((mutant) => isThe(one, mutant)));
  return {
    mutants: born.length,
    killed: born.length - survivors.length,
    equivalent: survivors.length - unknown.length,
    problems: [
      ...unknown.map((mutant) => `not equivalent: ${describe(file, mutant)}`),
      ...idle.map(
        ({ place, change }) =>
          `listed as equivalent, but it is not there or it is noticed: ${file} (${place}) ${change}`,
      ),
    ],
  };
}

function isThe({ place, change }: Equivalent, mutant: Mutant): boolean {
  return place === placeOf(mutant) && change === mutant.change;
}

const describe = (file: File, mutant: Mutant) =>
  `${file}:${mutant.line} (${placeOf(mutant)}) ${mutant.change}`;

/** `hasLevel`, `/customers/{customerId} emailIsValid`, or `/orgs/{orgId} list`. */
function placeOf({ place }: Mutant): string {
  const own = 'operations' in place ? place.operations.join(', ') : place.name;
  return place.scope?.parent ? `${place.scope.pattern} ${own}` : own;
}

await main();
