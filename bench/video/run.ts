/**
 * `npm run bench:video`, with `npm start` running: how films start on a phone with slow 4G, as they were uploaded and in the
 * versions that the portal makes of them. The table goes into docs/performance.md.
 */
import { chromium } from '@playwright/test';
import { writeReport } from '../report.ts';
import { startFilmServer } from './film-server.ts';
import { measureFormats } from './formats.ts';
import { makeFilms } from './films.ts';
import { measureFilm, measureLoop, measureSaving } from './measure.ts';
import { pageWith } from './pages.ts';
import { tableOf, type Both } from './table.ts';

const begunAt = Date.now();
const note = (step: string) => {
  console.error(`${((Date.now() - begunAt) / 1000).toFixed(0).padStart(4)} s  ${step}`);
};

const { loop, talk } = await makeFilms(note);
note('making pages');
const server = await startFilmServer();
const loops = await both((hasVersions) => pageWith(server, 'loop', loop, hasVersions));
const talks = await both((hasVersions) => pageWith(server, 'intro', talk, hasVersions));
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--autoplay-policy=no-user-gesture-required',
    `--host-resolver-rules=${server.resolverRules}`,
  ],
});
try {
  note('looking at the loop');
  const looked = await of(loops, (address) => measureLoop(browser, address));
  note('looking at it while saving data');
  const saved = await of(loops, (address) => measureSaving(browser, address));
  note('playing the film');
  const played = await of(talks, (address) => measureFilm(browser, address));
  note('converting films of all formats');
  const report = tableOf(looked, saved, played, await measureFormats());
  console.log(report);
  await writeReport('bench:video', report);
} finally {
  await browser.close();
  server.close();
}

async function both<Made>(make: (hasVersions: boolean) => Promise<Made>): Promise<Both<Made>> {
  return [await make(false), await make(true)];
}

async function of<Figure>(
  [uploaded, inVersions]: Both<string>,
  measure: (address: string) => Promise<Figure>,
): Promise<Both<Figure>> {
  return [await measure(uploaded), await measure(inVersions)];
}
