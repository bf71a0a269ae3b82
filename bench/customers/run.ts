/**
 * npm run bench:customers: opens the CRM of the local portal, which has to run, with 10,000 customers, scrolls and searches.
 * The table goes into docs/performance.md. The exit code is 1 when the median of
 * the processor time is above its limit.
 */
import { chromium } from '@playwright/test';
import { systemBrowser } from '@wbd/tools/browser';
import { resolvePorts } from '../../tools/emulators/ports.ts';
import { HOST } from '../../tools/emulators/workspace.ts';
import { DEMO_ADVISORS, DEMO_PASSWORD } from '../../tools/seed/demo.ts';
import { writeReport } from '../report.ts';
import { spread, type Spread } from '../spread.ts';
import { storeCrowd } from './crowd.ts';
import { visit, type Visit } from './visit.ts';

const CUSTOMERS = 10_000;
const VISITS = 5;
const LIMITS: Readonly<Record<keyof Visit, number>> = {
  ...{ usable: 1_000, scrolling: 100, filtering: 100 },
};
const WORDS: Record<keyof Visit, string> = {
  usable: 'the table shows its rows after the last answer of the database',
  scrolling: 'the longest task while the table is scrolled through',
  filtering: 'the search shows what it found after the last key',
};

const ports = resolvePorts(process.env);
const origin = `http://${HOST}:${ports.portal}`;
// the only demo advisor without customers whose package has them
const { uid, email } = DEMO_ADVISORS.internaltesting;

const isThere = await fetch(origin).then(
  ({ ok }) => ok,
  () => false,
);
if (!isThere) {
  console.error(`${origin} does not answer: start the local portal first, with npm start.`);
  process.exit(1);
}

await storeCrowd(uid, CUSTOMERS);
const visits = await measure();
const measures = (['usable', 'scrolling', 'filtering'] as const).map((name) => ({
  name,
  processor: spread(visits.map((one) => one[name].processor)),
  elapsed: spread(visits.map((one) => one[name].elapsed)),
}));
const rows = measures.map(({ name, processor, elapsed }) =>
  ['', WORDS[name], told(processor), told(elapsed), LIMITS[name], ''].join(' | ').trim(),
);
const head = [
  '| 10,000 customers | processor time, ms | as it passed, ms | at most |',
  '| --- | --- | --- | --- |',
];
await writeReport('bench:customers', [...head, ...rows].join('\n'));
for (const { name, processor } of measures) {
  if (processor.median <= LIMITS[name]) continue;
  console.error(`${WORDS[name]}: ${told(processor)} ms`);
  process.exitCode = 1;
}

async function measure(): Promise<Visit[]> {
  const executablePath = systemBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const address = `${origin}/intern/crm`;
    const database = `http://${HOST}:${ports.firestore}`;
    const visits: Visit[] = [];
    while (visits.length < VISITS) {
      const page = await browser.newPage({ locale: 'de-DE' });
      await page.goto(`${origin}/auth`);
      await page.getByLabel('E-Mail').fill(email);
      await page.getByLabel('Passwort').and(page.locator('input')).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
      visits.push(await visit(browser, page, { address, database }));
      await page.context().close();
      console.log(visits.at(-1));
    }
    return visits;
  } finally {
    await browser.close();
  }
}

function told({ median, least, most }: Spread): string {
  return `${median.toFixed(0)} (${least.toFixed(0)} to ${most.toFixed(0)})`;
}
