/**
 * `npm run bench:film`: one visit of an advisor's page as pictures, as deployed and as a single bundle: a filmstrip of what is
 * seen, and a waterfall of what is loaded. They go into docs/performance.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@wbd/module/rspack';
import { PAGE, servePage } from '../page/variants.ts';
import { closeAll, launchBrowser } from '../serving/variants.ts';
import { record } from './record.ts';
import { drawStrip } from './strip.ts';
import { drawWaterfall } from './waterfall.ts';

const FOLDER = path.join(WORKSPACE_ROOT, 'docs/performance');
/** Since the start of the navigation. */
const MOMENTS_MS = [200, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000];

const { federated, single, close } = await servePage(['public']);
const browser = await launchBrowser([federated, single]);
try {
  const visits = [
    { label: 'as deployed', url: federated.origin + PAGE, file: 'waterfall.svg' },
    { label: 'single bundle', url: single.origin + PAGE, file: 'waterfall-single.svg' },
  ];
  mkdirSync(FOLDER, { recursive: true });
  const rows = [];
  for (const { label, url, file } of visits) {
    await warmUp(url);
    const recording = await record(browser, url);
    writeFileSync(path.join(FOLDER, file), drawWaterfall(recording));
    rows.push({ label, frames: recording.frames });
  }
  const strip = await drawStrip(browser, rows, MOMENTS_MS);
  writeFileSync(path.join(FOLDER, 'filmstrip.webp'), strip);
} finally {
  await browser.close();
  await Promise.all([closeAll([federated, single]), close()]);
}

/** The first visit waits for the server's compression, which a host has done beforehand. */
async function warmUp(url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}
