/**
 * `npm run bench:page`: measures the bytes and the time of an advisor's page, with separately deployed modules and as a
 * single bundle. Exits with 1 when federation exceeds its limit.
 */
import { deployAnew } from '../serving/builds.ts';
import { closeAll, launchBrowser } from '../serving/variants.ts';
import { returningVisit, visit, type Visit } from './measure.ts';
import { tap, type Tap } from './tap.ts';
import { writeReport } from '../report.ts';
import { firstVisitTable, returnTable, spreadOf, tapTable } from './report.ts';
import { PAGE, servePage } from './variants.ts';

const RUNS = 7;
/** How many times the single bundle's bytes federation may cost until the page is usable. */
const MOST = 1.3;

const { federated, single, refresh, close } = await servePage();
const browser = await launchBrowser([federated, single]);
try {
  const visits: Record<'federated' | 'single', Visit[]> = { federated: [], single: [] };
  const taps: Record<'federated' | 'single', Tap[]> = { federated: [], single: [] };
  // the first visit waits for the server's compression, which a host has done beforehand
  for (const { origin } of [federated, single]) await visit(browser, origin + PAGE);
  for (let run = 0; run < RUNS; run++) {
    visits.federated.push(await visit(browser, federated.origin + PAGE));
    visits.single.push(await visit(browser, single.origin + PAGE));
    taps.federated.push(await tap(browser, federated.origin + PAGE));
    taps.single.push(await tap(browser, single.origin + PAGE));
  }
  const second = (between: () => Promise<void>) =>
    returningVisit(browser, federated.origin + PAGE, between);
  const afterDeploying = (name: string, file: string) =>
    second(async () => {
      await deployAnew(federated, name, file);
      refresh();
    });
  const returning = {
    nothing: await second(() => Promise.resolve()),
    'a change in another module': await afterDeploying('crm', 'import/import-page.tsx'),
    'a change in another page of this module': await afterDeploying(
      'public',
      'sign-up/sign-up-page.tsx',
    ),
    'a change in this page': await afterDeploying('public', 'advisor-page/pages.tsx'),
  };
  const text = [
    firstVisitTable(visits.federated, visits.single),
    tapTable(taps.federated, taps.single),
    returnTable(returning),
  ].join('\n\n');
  console.log(`Slow 4G (1.6 Mbit/s, 150 ms), CPU 4x slower, ${RUNS} visits each\n\n${text}\n`);
  await writeReport('bench:page', text);
  const [ours, other] = [visits.federated, visits.single].map(
    (some) => spreadOf(some, 'allKib').median,
  );
  const ratio = (ours ?? Number.NaN) / (other ?? Number.NaN);
  if (!(ratio <= MOST)) {
    console.error(
      `Federation costs ${ratio.toFixed(2)} times the single bundle's bytes, more than ${MOST}.`,
    );
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await Promise.all([closeAll([federated, single]), close()]);
}
