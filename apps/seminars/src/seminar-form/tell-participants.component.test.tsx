import type { SessionChangePreview } from '@wbd/domain/seminars';
import { expectAccessibleEverywhere, renderPage } from '@wbd/ui/testing';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TellParticipants } from './tell-participants.tsx';

const PREVIEW: SessionChangePreview = {
  reached: 3,
  unreached: 1,
  waitingClosed: 0,
  isImportant: true,
  mail: {
    subject: 'Geändert: Rente',
    text: `Hallo Vorname,\n\nab jetzt gilt: Eingang am Tor${'\nZeile'.repeat(30)}`,
  },
};

async function show(changes: Partial<SessionChangePreview> = {}) {
  const decide = vi.fn();
  await renderPage(<TellParticipants preview={{ ...PREVIEW, ...changes }} decide={decide} />);
  return decide;
}

const tells = () => page.getByRole('switch', { name: 'Teilnehmer per E-Mail benachrichtigen' });
const mail = () => page.getByRole('region', { name: 'Die E-Mail an die Teilnehmer' });
const save = () => page.getByRole('button', { name: 'Speichern', exact: true }).click();

test('shows the mail and the recipients for a new time or place, and sends it by default', async () => {
  const decide = await show();
  await expect.element(tells()).toBeChecked();
  await expect.element(mail().getByText(/^Hallo Vorname/)).toBeVisible();
  await expect.element(page.getByText('3 Personen bekommen eine Mail.')).toBeVisible();
  await expect.element(page.getByText(/^1 Teilnehmer hat keine E-Mail-Adresse\./)).toBeVisible();
  await expectAccessibleEverywhere();
  await save();
  expect(decide).toHaveBeenCalledWith({ isQuiet: false });
});

test('sends no mail about a changed title unless the owner opts in', async () => {
  const decide = await show({ isImportant: false });
  await expect.element(tells()).not.toBeChecked();
  await expect.element(page.getByText(/^Niemand bekommt jetzt eine Mail\./)).toBeVisible();
  await expect.element(mail()).not.toBeInTheDocument();
  await expectAccessibleEverywhere();
  await save();
  expect(decide).toHaveBeenCalledWith({ isQuiet: true });
});

test('offers no choice when no participant would get a mail', async () => {
  const decide = await show({ reached: 0, mail: null, waitingClosed: 2, isImportant: false });
  await expect.element(page.getByText(/^2 Personen stehen auf der Warteliste/)).toBeVisible();
  await expect.element(tells()).not.toBeInTheDocument();
  await expectAccessibleEverywhere();
  await save();
  expect(decide).toHaveBeenCalledWith({ isQuiet: false });
});

test('saves nothing when the owner cancels', async () => {
  const decide = await show();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  expect(decide).toHaveBeenCalledExactlyOnceWith(null);
});
