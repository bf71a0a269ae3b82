import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  commands,
  expectAccessible,
  mediaAddress,
  PHONE,
  renderPage,
} from '../../testing/index.ts';
import { VideoPlayer } from './video-player.tsx';

const LABEL = 'Kurz vorgestellt';
const CAPTIONS = mediaAddress('intro-clara.vtt');

function video(): HTMLVideoElement {
  const found = document.querySelector('video');
  if (!found) throw new Error('There is no video');
  return found;
}

function stopAt(seconds: number): void {
  video().pause();
  video().currentTime = seconds;
}

/** The caption that shows now; null while none does. */
function shownCaption(): string | null {
  const track = [...video().textTracks].find(({ mode }) => mode === 'showing');
  const cue = track?.activeCues?.[0];
  return cue instanceof VTTCue ? cue.text : null;
}

test('PUB-03 captions are off, are shown by keyboard, follow the video, and can be loaded again', async () => {
  onTestFinished(() => commands.stopAnswering(CAPTIONS));
  await commands.answerWith(CAPTIONS, null);
  await renderPage(
    <VideoPlayer src={mediaAddress('intro-clara.mp4')} captions={CAPTIONS} label={LABEL} />,
  );
  const toggle = page.getByRole('button', { name: 'Untertitel' });
  const alert = page.getByRole('alert');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect.element(alert).not.toBeInTheDocument();
  toggle.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toHaveTextContent('Die Untertitel konnten nicht geladen werden.');
  await expectAccessible();

  // neither can show a file that is not WebVTT
  await commands.answerWith(CAPTIONS, '<html>');
  const answered = commands.waitForAnswer(CAPTIONS);
  await userEvent.keyboard('{Enter}');
  await answered;
  await expect.element(alert).toHaveTextContent('Die Untertitel konnten nicht geladen werden.');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');

  await commands.stopAnswering(CAPTIONS);
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.element(alert).not.toBeInTheDocument();
  stopAt(1);
  await expect.poll(shownCaption).toBe('Schön, dass du da bist. Ich bin Clara.');
  stopAt(4);
  await expect.poll(shownCaption).toBe('Ich bin deine Beraterin und nehme mir Zeit für dich.');
  const track = video().querySelector('track');
  await expect.element(track).toHaveAttribute('kind', 'captions');
  await expect.element(track).toHaveAttribute('srclang', 'de');
  await expect.element(track).toHaveAttribute('label', 'Deutsch');
  await expectAccessible();
  await page.viewport(...PHONE);
  await expect.element(toggle).toBeInViewport();
  await expectAccessible();

  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(shownCaption).toBeNull();
  // the browser's own menu changes the track, and the button says so
  const [captions] = video().textTracks;
  if (captions) captions.mode = 'showing';
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
});

test('the menu waits for the first picture of a film that begins by itself', async () => {
  const menu = page.getByRole('button', { name: 'Qualität und Geschwindigkeit' });
  // a film of which nothing arrives yet
  const src = URL.createObjectURL(new MediaSource());
  await renderPage(<VideoPlayer src={src} autoPlay label={LABEL} />);
  await expect.poll(() => document.activeElement).toBe(video());
  await expect.element(menu).not.toBeInTheDocument();
  video().dispatchEvent(new Event('playing'));
  await expect.element(menu).toBeVisible();
  // the keyboard stays where it was, and finds the menu next
  expect(document.activeElement).toBe(video());
  menu.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitemradio', { name: '1,5×' })).toBeVisible();
  await expectAccessible();
});
