import { AppError } from '@wbd/domain/errors';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, renderPage } from '../../testing/index.ts';
import { Toaster } from '../toast/index.ts';
import { SaveFileButton } from './index.ts';

const LABEL = 'Rechnung';
const FAILED = 'Rechnung nicht geladen';
const FILE = { filename: 'Rechnung.txt', content: 'Summe', type: 'text/plain' };

test('a file that cannot be fetched says so, and the same button fetches it again', async () => {
  const load = vi.fn<() => Promise<typeof FILE>>();
  load.mockRejectedValueOnce(new AppError('unavailable')).mockResolvedValueOnce(FILE);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await renderPage(
    <>
      <SaveFileButton load={load} failed={FAILED}>
        {LABEL}
      </SaveFileButton>
      <Toaster />
    </>,
  );
  const button = page.getByRole('button', { name: LABEL, exact: true });
  await button.click();
  await expect.element(page.getByText(FAILED)).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
  await expectAccessible();
  await button.click();
  await expect.poll(() => saved.mock.contexts).toMatchObject([{ download: FILE.filename }]);
});
