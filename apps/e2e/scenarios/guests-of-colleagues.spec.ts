import type { Page } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { DEMO_ORG } from '../fixtures/demo.ts';
import { declareConsent } from '../fixtures/invitations.ts';
import { BY_ITSELF } from '../fixtures/patience.ts';
import { storeParticipant, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const viewPath = (session: string) => `/intern/veranstaltungen/view/${session}`;
const says = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible(BY_ITSELF);

test('SEM-08 a colleague who has given away their share of the seats reads so for each further guest', async ({
  page,
}) => {
  test.slow();
  const [owner, colleague] = await Promise.all([freshAdvisor(), freshAdvisor()]);
  const seminar = await storeSeminar(owner.uid, { title: `Gäste ${Date.now()}`, org: DEMO_ORG });
  const session = await storeSession({ advisor: owner.uid, seminar, places: 10 });
  await signInTo(page, `${viewPath(session)}/register`, colleague);
  await page.getByRole('tab', { name: 'Externe Kunden einladen', exact: true }).click();
  for (const [index, firstName] of ['Ada', 'Bo', 'Cem'].entries()) {
    const row = page.getByRole('group', { name: `Externer Kunde ${index + 1}`, exact: true });
    await row.getByLabel('Vorname').fill(firstName);
    await row.getByLabel('Nachname').fill('Gast');
    await row.getByLabel('E-Mail').fill(`${firstName}-${process.pid}-${Date.now()}@mail.example`);
  }
  await declareConsent(page);
  await page.getByRole('button', { name: 'Externe Kunden einladen', exact: true }).click();
  await says(page, '2 von 3 externen Kunden erfolgreich eingeladen und E-Mail versendet.');
  await expect(
    page.getByText(
      'Deine Plätze für Gäste sind vergeben: In Seminaren von Kollegen kannst du ein Fünftel der Plätze belegen, mindestens zwei.',
    ),
  ).toBeVisible();
});

test('SEM-08 the host sees which colleague has brought guests, and takes all of them off the list', async ({
  page,
}) => {
  const [host, colleague] = [await freshAdvisor(), await freshAdvisor()];
  const seminar = await storeSeminar(host.uid, { title: `Gäste ${Date.now()}` });
  const of = { advisor: host.uid, seminar };
  const session = await storeSession({ ...of, taken: 3 });
  await storeParticipant({ ...of, session, firstName: 'Anna', lastName: 'Arends' });
  for (const lastName of ['Beck', 'Cramer']) {
    await storeParticipant({
      ...of,
      session,
      firstName: 'Gast',
      lastName,
      colleague: colleague.uid,
    });
  }
  await signInTo(page, viewPath(session), host);
  const guests = page.getByRole('heading', { name: 'Gäste von Kollegen', exact: true });
  await expect(guests).toBeVisible();
  await says(
    page,
    'Kollegen können eigene Kunden zu deinem Seminar anmelden, an diesem Termin jeder höchstens 4.',
  );
  await expect(page.getByText(/^Frieda Neu \d+: 2 Gäste$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Alle entfernen: Gäste von Frieda Neu \d+$/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Alle Gäste entfernen?' });
  await expect(question).toContainText(
    /Die 2 Plätze der Gäste von Frieda Neu \d+ werden wieder frei\. 2 Personen bekommen eine Mail\./,
  );
  await question.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await says(page, '2 Gäste entfernt');
  await expect(guests).toHaveCount(0);
  await expect(page.getByText('Anna Arends', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Gast Beck', { exact: true })).toHaveCount(0);
});
