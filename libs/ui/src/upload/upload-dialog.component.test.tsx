import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPage } from '../../testing/index.ts';
import { Button } from '../button/button.tsx';
import { UploadDialog, useUpload } from './index.ts';

const START = 'Hochladen';

/** The upload under way, as the network would tell of it. */
let line: { arrive: () => void; finish: () => void; fail: () => void };

function Uploads() {
  const { state, run } = useUpload();
  const [started, setStarted] = useState(false);
  const start = () => {
    setStarted(true);
    void run(
      ({ onProgress }) =>
        new Promise((resolve, reject) => {
          onProgress({ percent: 20, stage: 'video' });
          line = {
            arrive: () => onProgress({ percent: 60, stage: 'image' }),
            finish: resolve,
            fail: () => reject(new Error('The line broke')),
          };
        }),
    );
  };
  return (
    <>
      {!started && <Button onClick={start}>{START}</Button>}
      <UploadDialog state={state} />
    </>
  );
}

const dialog = page.getByRole('dialog');
const expectOpen = () => expect.element(dialog).toHaveAttribute('data-state', 'open');

/** Until the page shows what it makes of the time that has gone by. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

describe('UPLOAD-03 the upload dialog', () => {
  beforeEach(async () => {
    await renderPage(<Uploads />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await page.getByRole('button', { name: START }).click();
  });

  test('says what is on its way, cannot be closed, and closes 0.8 s after it is done', async () => {
    await expect.element(dialog).toHaveAccessibleName('Wird hochgeladen');
    await expect.element(dialog.getByText('Lade Video hoch...')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer({ keys: '[MouseLeft]', coords: { x: 5, y: 5 } });
    await expectOpen();
    expect(dialog.getByRole('button').elements()).toEqual([]);

    line.arrive();
    await expect.element(dialog.getByText('Lade Bild hoch...')).toBeVisible();
    await expect.element(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');

    line.finish();
    await expect.element(dialog.getByText('Abgeschlossen')).toBeVisible();
    await pass(790);
    await expectOpen();
    await pass(20);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('says for 2 s that it failed', async () => {
    line.fail();
    const words = page.getByText(
      'Das hat leider nicht geklappt. Versuch es in einigen Minuten nochmal.',
    );
    await expect.element(words).toBeVisible();
    await pass(1990);
    await expectOpen();
    await expect.element(words).toBeVisible();
    await pass(20);
    await expect.element(words).not.toBeInTheDocument();
  });
});
