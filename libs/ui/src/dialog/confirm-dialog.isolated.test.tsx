// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../provider/ui-provider.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const ignore = () => undefined;
// the browser's own, which jsdom leaves out; the theme library still listens in the old way
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener: ignore,
  removeEventListener: ignore,
  addListener: ignore,
  removeListener: ignore,
}));

afterEach(cleanup);

function ask(busy = false) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <UiProvider>
      <ConfirmDialog open title="?" busy={busy} onConfirm={onConfirm} onCancel={onCancel}>
        {'!'}
      </ConfirmDialog>
    </UiProvider>,
  );
  return { onConfirm, onCancel };
}

test("UX-05 a deletion is confirmed with 'Löschen' or called off with 'Abbrechen'", async () => {
  const { onConfirm, onCancel } = ask();
  await screen.findByRole('alertdialog', { name: '?' });
  fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: 'Löschen' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('UX-05 while the deletion is under way, it cannot be called off or started twice', async () => {
  const { onConfirm, onCancel } = ask(true);
  await screen.findByRole('alertdialog');
  fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  fireEvent.click(screen.getByRole('button', { name: /Löschen/ }));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onCancel).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});
