/**
 * `npm run check:packages`: advisories and licences of the packages that the product runs with. Exit code 1 for a severe
 * advisory or a licence outside of the lists. A registry that gives no answer about advisories is a warning, because not
 * every registry has any.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isSevere, readAudit } from './advisories.ts';
import { judge, runtimePackages } from './licences.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const inCi = process.env['GITHUB_ACTIONS'] === 'true';

/** CI services show a line of this form beside the run. */
function say(level: 'warning' | 'error', title: string, text: string): void {
  console.log(inCi ? `::${level} title=${title}::${text}` : `${level}: ${title}: ${text}`);
}

function checkLicences(): boolean {
  const judged = runtimePackages(root).map((found) => ({ found, verdict: judge(found) }));
  const named = (kind: string) =>
    judged
      .filter(({ verdict }) => verdict.kind === kind)
      .map(({ found }) => `${found.name}@${found.version}`);
  console.log(`Licences: ${judged.length} runtime packages`);
  console.log(`Copyleft, reviewed in docs/licences.md: ${named('copyleft').join(', ')}`);
  for (const { found, verdict } of judged) {
    if (verdict.kind !== 'refused') continue;
    say('error', 'Licence', `${found.name}@${found.version} ${verdict.why}`);
  }
  return named('refused').length === 0;
}

function checkAdvisories(): boolean {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const answer = readAudit(stdout);
  if (answer.kind === 'unanswered') {
    say('warning', 'Advisories', `The registry was asked and gave no answer: ${answer.why}`);
    return true;
  }
  console.log(`Advisories: ${answer.advisories.length} packages affected`);
  for (const advisory of answer.advisories) {
    const { name, severity, titles } = advisory;
    const text = `${name} (${severity}) ${titles.join('; ')}`.trim();
    say(isSevere(advisory) ? 'error' : 'warning', 'Advisory', text);
  }
  return !answer.advisories.some(isSevere);
}

const passes = [checkLicences(), checkAdvisories()];
if (passes.includes(false)) process.exit(1);
