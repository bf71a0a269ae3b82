import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, type FreshAdvisor } from '../fixtures/advisors.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { demoFile, PICTURES_OF_OTHERS, storeFile } from '../fixtures/files.ts';
import { expect, test } from '../fixtures/test.ts';
import { playedAddress, playedSeconds } from '../fixtures/video.ts';

const PREPARED = { timeout: patient(120_000) };
const TITLE = 'Drei Minuten Vorsorge';

/** A quick video, as its author stored it. */
async function quickVideo({ uid, code }: FreshAdvisor, film: string): Promise<string> {
  const id = `quick${code}`;
  const url = `knowledge_videos_for_customers/video/${code}.mp4`;
  await storeFile(uid, url, film);
  await setFields(`quickVideos/${id}`, {
    title: TITLE,
    url,
    captions: null,
    thumb: null,
    advisor: uid,
    network: false,
    hidden: false,
    createdAt: new Date(),
  });
  return id;
}

const stateOf = (id: string) => async () => JSON.stringify(await readFields(`quickVideos/${id}`));

const filmOf = (page: Page) =>
  page.getByRole('main').getByLabel(`Video: ${TITLE}`, { exact: true });

test('a private film plays as a stream of signed ranges, and goes on at once with another quality and speed', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(PICTURES_OF_OTHERS);
  const advisor = await freshAdvisor();
  const id = await quickVideo(advisor, demoFile('etf.mp4'));
  await expect.poll(stateOf(id), PREPARED).toContain('"ready"');

  const parts: string[] = [];
  page.on('request', (one) => {
    if (/\.m4s\?/.test(one.url())) parts.push(one.headers()['range'] ?? '');
  });
  await page.goto(`/${advisor.code}/shared/schnellvideo/${id}`);
  await page.getByRole('button', { name: `Video: ${TITLE} abspielen`, exact: true }).click();
  const film = filmOf(page);
  await expect
    .poll(() => playedAddress(film), PREPARED)
    .toMatch(/^\/action\/film\/.+\/film\.m3u8$/);
  await expect.poll(() => playedSeconds(film), PREPARED).toBeGreaterThan(0.2);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.every((range) => /^bytes=\d+-\d+$/.test(range))).toBe(true);

  await page.getByRole('button', { name: 'Qualität und Geschwindigkeit' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Automatisch' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: '1,5×' }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5);

  // a right that was changed opens nothing
  const address = await playedAddress(film);
  const [, , , token = ''] = address.split('/');
  const opened = (one: string) => request.get(one).then((answer) => answer.status());
  expect(await opened(address)).toBe(200);
  expect(await opened(address.replace(token, `${token.slice(0, -2)}AA`))).toBe(403);
  expect(await opened(address.replace('film.m3u8', 'film-999.m3u8'))).toBe(404);
  expect(await opened(address.replace('film.m3u8', 'sound.m4s'))).toBe(403);
});

test('shows whether a film that browsers cannot play is being converted or has failed', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(PICTURES_OF_OTHERS);
  consoleErrors.allow(/videoUrl/);
  const advisor = await freshAdvisor();
  const id = await quickVideo(advisor, demoFile('etf.mp4'));
  await expect.poll(stateOf(id), PREPARED).toContain('"ready"');
  const path = `knowledge_videos_for_customers/video/${advisor.code}.mp4`;
  const note = { path, state: 'processing', sizes: [], isStream: true, isPlayable: false };
  await setFields(`quickVideos/${id}`, { films: [note] });
  await page.goto(`/${advisor.code}/shared/schnellvideo/${id}`);
  await page.getByRole('button', { name: `Video: ${TITLE} abspielen`, exact: true }).click();
  await expect(
    page.getByText(
      'Dieses Video wird noch vorbereitet. Schau in ein paar Minuten noch einmal vorbei.',
    ),
  ).toBeVisible();

  await setFields(`quickVideos/${id}`, { films: [{ ...note, state: 'failed' }] });
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('Dieses Video steht nicht zur Verfügung.')).toBeVisible();
});
