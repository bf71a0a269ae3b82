/**
 * `npm run bench:video`, with `npm start` running: how films start on a phone with slow 4G, as they were uploaded and in the
 * versions that the portal makes of them. The table goes into docs/performance.md.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { freshAdvisor } from '../../apps/e2e/fixtures/advisors.ts';
import { readFields, setFields } from '../../apps/e2e/fixtures/database.ts';
import { portalOrigin } from '../../apps/e2e/fixtures/portal.ts';
import { writeReport } from '../report.ts';
import { filesIn, makeLoop, makeTalk, type Talk } from './films.ts';
import { storeLarge } from './store-large.ts';
import { measureFilm, measureLoop, type FilmVisit, type LoopVisit } from './measure.ts';

const PREPARED_WITHIN_MS = 20 * 60 * 1000;
const PAUSE_MS = 2_000;

const folder = await mkdtemp(path.join(os.tmpdir(), 'wbd-video-'));
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
});
try {
  console.error('Making films …');
  const [loop, talk] = [await makeLoop(folder), await makeTalk(folder)];
  console.error('Storing them …');
  const before = await withOriginals(loop, talk);
  const after = await withVersions(loop, talk);
  console.error('Measuring …');
  const loops = [await measureLoop(browser, before), await measureLoop(browser, after)];
  const films = [await measureFilm(browser, before), await measureFilm(browser, after)];
  const report = [
    '| figure | as uploaded | in versions | asked |',
    '| --- | --- | --- | --- |',
    ...loopRows(loops),
    ...filmRows(films),
  ].join('\n');
  console.log(report);
  await writeReport('bench:video', report);
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

/** Films in other folders than their own are not made into versions. */
async function withOriginals(loop: string, talk: Talk): Promise<string> {
  const { uid, code } = await freshAdvisor({ name: 'bench' });
  const fields = {
    loop: `expert_videos/trailer/${code}-loop.mp4`,
    intro: `expert_videos/video/${code}.mp4`,
  };
  await storeLarge(uid, fields.loop, loop);
  await storeLarge(uid, fields.intro, talk.original);
  await setFields(`advisors/${uid}`, fields);
  await untilPage(code, [`${code}-loop.mp4`]);
  return `${portalOrigin}/${code}`;
}

async function withVersions(loop: string, talk: Talk): Promise<string> {
  const { uid, code } = await freshAdvisor({ name: 'bench' });
  const fields = { loop: `hero/loop/${code}-loop.mp4`, intro: `hero/intro/${code}.mp4` };
  // the stream is there before its film is named: nothing is transcoded for it
  for (const { name, file } of await filesIn(talk.stream)) {
    await storeLarge(uid, `${fields.intro}/${name}`, file);
  }
  await storeLarge(uid, `${fields.intro}/film.m3u8`, path.join(talk.stream, 'manifest.m3u8'));
  await storeLarge(uid, fields.intro, talk.original);
  await storeLarge(uid, fields.loop, loop);
  await setFields(`advisors/${uid}`, fields);
  await untilPage(code, ['loopSizes', 'introMode']);
  return `${portalOrigin}/${code}`;
}

async function untilPage(code: string, words: readonly string[]): Promise<void> {
  const until = Date.now() + PREPARED_WITHIN_MS;
  while (Date.now() < until) {
    const page = JSON.stringify(await readFields(`publicPages/${code}`));
    if (words.every((word) => page.includes(word))) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`The page ${code} never had ${words.join(', ')}.`);
}

function loopRows(visits: readonly LoopVisit[]): string[] {
  return [
    row('first moving picture of the loop, after the page has loaded', '≤ 2.5 s', visits, (one) =>
      seconds(one.startMs),
    ),
    row('stalls of the loop in 60 s', '0', visits, ({ stalls }) => String(stalls)),
    row('bytes of 60 s on the page', '≤ 2.5 MB', visits, ({ bytes }) => megabytes(bytes)),
    row('bytes of the loop, saving data', '0', visits, ({ savedBytes }) => megabytes(savedBytes)),
  ];
}

function filmRows(visits: readonly FilmVisit[]): string[] {
  return [
    row('press play on 20 minutes: first moving picture', '≤ 2 s', visits, (one) =>
      seconds(one.startMs),
    ),
    row('stalls in 60 s of it', '0', visits, ({ stalls }) => String(stalls)),
    row('jump to 90 % of it', '≤ 1.5 s', visits, ({ jumpMs }) => seconds(jumpMs)),
  ];
}

const row = <Visit>(
  what: string,
  asked: string,
  visits: readonly Visit[],
  shown: (visit: Visit) => string,
) => `| ${what} | ${visits.map(shown).join(' | ')} | ${asked} |`;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
