import { expectAccessibleEverywhere, renderPage } from '@wbd/ui/testing';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SeriesDialog } from './series-dialog.tsx';

const days = page.getByRole('list', { name: 'Diese Termine kommen dazu' }).getByRole('listitem');
const expectDays = (names: string[]) =>
  expect.poll(() => days.elements().map(({ textContent }) => textContent)).toEqual(names);

test('SEM-03 a series shows its days before they are added, and refuses a number that makes no sense', async () => {
  const onAdd = vi.fn<(added: readonly string[]) => void>();
  const onClose = vi.fn<() => void>();
  await renderPage(<SeriesDialog first="2026-10-15" onAdd={onAdd} onClose={onClose} />);
  const dialog = page.getByRole('dialog', { name: 'Terminserie' });
  const add = dialog.getByRole('button', { name: 'Hinzufügen' });
  const count = dialog.getByLabelText('Weitere Termine', { exact: false });
  await expectDays([
    'Donnerstag, 22. Oktober 2026',
    'Donnerstag, 29. Oktober 2026',
    'Donnerstag, 5. November 2026',
    'Donnerstag, 12. November 2026',
  ]);
  for (const senseless of ['53', '0', '']) {
    await count.fill(senseless);
    await expectDays([]);
    await add.click();
    await expect
      .element(count)
      .toHaveAccessibleDescription(/Gib eine ganze Zahl zwischen 1 und 52 ein/);
    await expect.element(count).toHaveFocus();
  }
  expect(onAdd).not.toHaveBeenCalled();

  await count.fill('2');
  await dialog.getByLabelText('Rhythmus').selectOptions('Alle zwei Wochen');
  await expectDays(['Donnerstag, 29. Oktober 2026', 'Donnerstag, 12. November 2026']);
  await expectAccessibleEverywhere();
  await add.click();
  await expect.poll(() => onAdd.mock.calls).toEqual([[['2026-10-29', '2026-11-12']]]);
  expect(onClose).toHaveBeenCalledOnce();
});
