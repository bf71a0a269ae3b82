import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleEverywhere, mediaAddress, renderPage } from '../../testing/index.ts';
import { FilmPlayer } from './index.ts';

test.each([
  [
    'unavailable',
    'Dieses Video kann gerade nicht abgespielt werden. Schau in ein paar Minuten noch einmal vorbei.',
  ],
  ['failed', 'Dieses Video steht nicht zur Verfügung.'],
] as const)('shows a message instead of a film that is %s', async (mode, words) => {
  await renderPage(
    <FilmPlayer path="etf.mp4" sizes={[]} mode={mode} urlOf={mediaAddress} label={words} />,
  );
  await expect.element(page.getByText(words)).toBeVisible();
  expect(document.querySelector('video')).toBeNull();
  await expectAccessibleEverywhere();
});
