/**
 * `npm run bench:page`: what a visitor of an advisor's page loads and waits for, with modules deployed on their own and
 * with the same source as one bundle. Ends with 1 when federation costs more than it may.
 */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Env } from '@wbd/firebase';
import { ensureBrowser } from '../../tools/test/browser.ts';
import { buildFederated, buildSingle, deployAnew } from './builds.ts';
import { benchPage, replayFirestore } from './firestore-replay.ts';
import { returningVisit, visit, type Visit } from './measure.ts';
import { writeReport } from '../report.ts';
import { firstVisitTable, returnTable, spreadOf } from './report.ts';
import { servedPage } from './served-page.ts';
import { serveFolder } from './static-server.ts';

const RUNS = 7;
const PAGE = '/pro';
const SYSTEM_CHROMIUM = '/usr/bin/chromium';
/** How many times the single bundle's bytes federation may cost until the page is usable. */
const MOST = 1.3;

const PROJECT_ID = 'demo-wbd';
const firestore = await replayFirestore(PROJECT_ID);
const env: Env = {
  firebase: {
    apiKey: 'bench',
    authDomain: `${PROJECT_ID}.firebaseapp.com`,
    projectId: PROJECT_ID,
    storageBucket: `${PROJECT_ID}.appspot.com`,
    appId: '1:1:web:1',
  },
  region: 'europe-west3',
  remotesUrl: '/remotes.json',
  // nothing but Firestore is asked before the page is usable; the others would be asked here, too
  emulators: {
    auth: firestore.port,
    firestore: firestore.port,
    functions: firestore.port,
    storage: firestore.port,
  },
};

const portal = await buildFederated({ name: 'federated', env });
const bundle = buildSingle(env);
const pages = { federated: servedPage(portal, benchPage), single: servedPage(bundle, benchPage) };
const federated = await serveFolder(portal, { [PAGE]: () => pages.federated });
const single = await serveFolder(bundle, { [PAGE]: () => pages.single });
await ensureBrowser();
const browser = await chromium.launch({
  args: [
    ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    // trusted and not only put up with: otherwise the browser would keep nothing for a second visit
    `--ignore-certificate-errors-spki-list=${federated.keyHash},${single.keyHash}`,
  ],
  ...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
});
try {
  const visits: Record<'federated' | 'single', Visit[]> = { federated: [], single: [] };
  // the first visit waits for the server's compression, which a host has done beforehand
  for (const { origin } of [federated, single]) await visit(browser, origin + PAGE);
  for (let run = 0; run < RUNS; run++) {
    visits.federated.push(await visit(browser, federated.origin + PAGE));
    visits.single.push(await visit(browser, single.origin + PAGE));
  }
  const second = (between: () => Promise<void>) =>
    returningVisit(browser, federated.origin + PAGE, between);
  const afterDeploying = (name: string) =>
    second(async () => {
      await deployAnew(portal, name);
      pages.federated = servedPage(portal, benchPage);
    });
  const returning = {
    nothing: await second(() => Promise.resolve()),
    'a new version of another module': await afterDeploying('crm'),
    'a new version of this module': await afterDeploying('public'),
  };
  const text = [firstVisitTable(visits.federated, visits.single), returnTable(returning)].join(
    '\n\n',
  );
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
  await Promise.all([federated.close(), single.close(), firestore.close()]);
}
