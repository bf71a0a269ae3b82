/**
 * `npm run bench:forms`: measures a first visit to the pages with a form, with the form in the HTML and without it, in
 * turn. Exits with 1 when a form in the HTML is painted later than one that React makes, or moves.
 */
import { brotliCompressSync } from 'node:zlib';
import { writeReport } from '../report.ts';
import { benchFolder, buildFederated } from '../serving/builds.ts';
import { serveBucket, serveSite } from '../serving/static-server.ts';
import { closeAll, launchBrowser } from '../serving/variants.ts';
import { spread } from '../spread.ts';
import { benchAdvisor } from '../page/firestore-replay.ts';
import { formPages } from './pages.ts';
import { visitForm, type FormVisit } from './measure.ts';

const RUNS = 7;
/** The most by which what is on the screen may move. */
const MOST_SHIFT = 0.005;

const www = benchFolder('forms');
const modules = await serveBucket(www);
const emulator = Number(new URL(modules.origin).port);
await buildFederated({
  www,
  filesOrigin: modules.origin,
  modules: ['public'],
  env: {
    firebase: {
      apiKey: 'bench',
      authDomain: '',
      projectId: 'demo-wbd',
      storageBucket: '',
      appId: '1',
    },
    region: 'europe-west3',
    remotesUrl: `${modules.origin}/remotes.json`,
    // nothing answers there: what a form shows at first has come with the HTML in both cases
    emulators: { auth: emulator, firestore: emulator, functions: emulator, storage: emulator },
  },
});

const pages = formPages(www, benchAdvisor);
let hasForm = true;
const site = await serveSite(
  www,
  Object.fromEntries(
    pages.map(({ pathname, html, plain }) => [pathname, () => (hasForm ? html : plain)] as const),
  ),
);
const served = { origin: site.origin, servers: [site, modules] };
const browser = await launchBrowser([served]);

const median = (visits: readonly FormVisit[], figure: keyof FormVisit) =>
  spread(visits.map((visit) => visit[figure])).median;
const shown = (visits: readonly FormVisit[], figure: keyof FormVisit, digits: number) => {
  const { median: middle, least, most } = spread(visits.map((visit) => visit[figure]));
  return `${middle.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
};
const kib = (html: string) => (brotliCompressSync(html).length / 1024).toFixed(1);
const rows = [
  ['first paint, ms', 'firstPaintMs', 0],
  ['largest paint, ms', 'largestPaintMs', 0],
  ['React has it, ms', 'usableMs', 0],
  ['layout shift', 'shift', 4],
] as const;

const lines: string[] = [];
try {
  for (const { name, pathname, html, plain } of pages) {
    const visits: Record<'with' | 'without', FormVisit[]> = { with: [], without: [] };
    // the first visit waits for the server's compression, which a host has done beforehand
    await visitForm(browser, site.origin + pathname);
    for (let run = 0; run < RUNS; run++) {
      for (const variant of ['with', 'without'] as const) {
        hasForm = variant === 'with';
        visits[variant].push(await visitForm(browser, site.origin + pathname));
      }
    }
    hasForm = true;
    for (const [label, figure, digits] of rows) {
      const [ours, other] = [median(visits.with, figure), median(visits.without, figure)];
      const ratio = other === 0 ? '' : (ours / other).toFixed(2);
      const cells = [visits.with, visits.without].map((some) => shown(some, figure, digits));
      lines.push(`| ${[name, label, ...cells, ratio].join(' | ')} |`);
    }
    const ratio = (Number(kib(html)) / Number(kib(plain))).toFixed(2);
    lines.push(`| ${[name, 'HTML, KiB', kib(html), kib(plain), ratio].join(' | ')} |`);
    const isEarlier = median(visits.with, 'firstPaintMs') <= median(visits.without, 'firstPaintMs');
    const moves = median(visits.with, 'shift') > MOST_SHIFT;
    if (isEarlier && !moves) continue;
    console.error(`${name}: ${moves ? 'the form in the HTML moves' : 'it is painted later'}`);
    process.exitCode = 1;
  }
  const head = ['a page with a form, cold', '', 'in the HTML', 'made by React', 'ratio'];
  const text = [`| ${head.join(' | ')} |`, '| --- | --- | --- | --- | --- |', ...lines].join('\n');
  console.log(`Slow 4G (1.6 Mbit/s, 150 ms), CPU 4x slower, ${RUNS} visits each\n\n${text}\n`);
  await writeReport('bench:forms', text);
} finally {
  await browser.close();
  await closeAll([served]);
}
