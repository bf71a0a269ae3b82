/**
 * `npm run bench:portal`: how long a switch from the dashboard to a module takes that was never loaded, with modules deployed
 * on their own and with the same source as one bundle, at once and after the pointer has rested on the way. The table goes
 * into docs/performance.md. Ends with 1 when it takes longer than with the single bundle, or its frame longer than 0.1 s after
 * the pointer.
 */
import { DEMO_ADVISORS } from '../../tools/dev/seed/demo.ts';
import { writeReport } from '../report.ts';
import { closeAll, launchBrowser, serveFederated, serveSingle } from '../serving/variants.ts';
import { spread } from '../spread.ts';
import { startDemoEmulators } from './emulators.ts';
import { loginOf } from './login.ts';
import { measureSwitch, type Switch, type Target } from './measure.ts';

const RUNS = 5;
const MOST_RATIO = 1;
const MOST_AFTER_HOVER_MS = 100;
const TARGETS: readonly Target[] = [
  { path: '/intern/crm', shown: 'main table tbody tr' },
  { path: '/intern/veranstaltungen', shown: 'main h3' },
];

const emulators = await startDemoEmulators();
const env = { ...emulators.env, remotesUrl: '/remotes.json' };
const variants = {
  federated: await serveFederated({ name: 'portal', env }),
  single: await serveSingle({ name: 'portal-single', env }),
};
const names = ['federated', 'single'] as const;
const browser = await launchBrowser(Object.values(variants));
try {
  const login = await loginOf(env, DEMO_ADVISORS.pro.email);
  const rows: string[] = [];
  for (const target of TARGETS) {
    for (const hover of [false, true]) {
      const switches: Record<(typeof names)[number], Switch[]> = { federated: [], single: [] };
      for (let run = 0; run <= RUNS; run++) {
        for (const name of names) {
          const { origin } = variants[name];
          const measured = await measureSwitch(browser, { origin, login, target, hover });
          // the first one waits for the server's compression
          if (run > 0) switches[name].push(measured);
        }
      }
      rows.push(...rowsOf(target, hover, switches));
    }
  }
  const report = [
    '| a switch to | until | as deployed, ms | single bundle, ms | ratio |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
  console.log(report);
  await writeReport('bench:portal', report);
} finally {
  await browser.close();
  await closeAll(Object.values(variants));
  await emulators.stop();
}

function rowsOf(
  { path }: Target,
  hover: boolean,
  { federated, single }: Record<(typeof names)[number], readonly Switch[]>,
): string[] {
  const until = [
    ['its frame', 'frameMs'],
    ['its heading', 'headingMs'],
    ['its data', 'dataMs'],
  ] as const;
  return until.map(([what, figure]) => {
    const [ours, other] = [federated, single].map((some) => spread(some.map((one) => one[figure])));
    if (!ours || !other) throw new Error('Nothing was measured');
    const ratio = ours.median / other.median;
    const when = hover ? 'after hover' : 'cold';
    if (figure === 'dataMs' && !hover && ratio > MOST_RATIO) fail(`${path}, cold: ${ratio}`);
    if (figure === 'frameMs' && hover && ours.median > MOST_AFTER_HOVER_MS) {
      fail(`${path}, after hover: ${ours.median} ms`);
    }
    const cells = [ours, other].map(
      ({ median, least, most }) => `${median.toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})`,
    );
    return `| \`${path}\`, ${when} | ${what} | ${cells.join(' | ')} | ${ratio.toFixed(2)} |`;
  });
}

function fail(what: string): void {
  console.error(`A switch takes longer than it may: ${what}`);
  process.exitCode = 1;
}
