import { Stack } from '@chakra-ui/react';
import type { FilmVersions } from '@wbd/domain/files';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleEverywhere, renderPage } from '../../testing/index.ts';
import { FilmBadge } from './index.ts';

const PATH = 'testimonials/video/a.mov';
const FAILED =
  'Dieses Video konnten wir nicht umwandeln, und Besucher sehen es nicht. Exportiere es als MP4 mit H.264 und lade es neu hoch.';

const show = (film: Omit<NonNullable<FilmVersions>[number], 'path' | 'sizes'>) =>
  renderPage(
    <Stack>
      <FilmBadge path={PATH} films={[{ path: PATH, sizes: [], ...film }]} />
    </Stack>,
  );

test('a card explains why visitors do not see an unconvertible film, and what to do', async () => {
  await show({ state: 'failed', isPlayable: false });
  await expect.element(page.getByText('Nicht abspielbar')).toBeVisible();
  await expect.element(page.getByText(FAILED)).toBeVisible();
  await expectAccessibleEverywhere();
});

test.each([
  [{ state: 'processing', isPlayable: false }, 'Wird vorbereitet'],
  [{ state: 'failed' }, 'Nur als Original'],
] as const)('a card shows only a badge for %o: %s', async (film, badge) => {
  const { container } = await show(film);
  await expect.element(page.getByText(badge)).toBeVisible();
  expect(container.textContent).not.toContain('lade es');
});
