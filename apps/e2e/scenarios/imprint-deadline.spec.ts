import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast } from '../fixtures/messages.ts';
import { inDays } from '../fixtures/seminars.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const PATIENT = { timeout: patient(60_000) };
const berlin = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(inDays(days));
const setDeadline = (imprintsDue: string | null) => setFields('config/public', { imprintsDue });

test.afterAll(() => setDeadline(null));

test('after the deadline a page without an imprint is not public, nothing else breaks, and the imprint brings it back', async ({
  page,
  browser,
}) => {
  test.slow();
  const { uid, code, email } = await freshAdvisor({ hasImprint: false });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${code}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Frieda am Anfang' })).toBeVisible();

  await setDeadline(berlin(20));
  await logIn(page, email);
  await page.goto('/intern/portal');
  const [year, month, day] = berlin(20).split('-');
  await expect(
    page.getByText(`Ab dem ${day}.${month}.${year} ist deine Seite nur mit`),
  ).toBeVisible();

  await setDeadline(berlin(0));
  // the nightly run rebuilds all pages; a change of the advisor rebuilds this one
  await setFields(`advisors/${uid}`, { heroText: 'Frieda danach' });
  await expect.poll(() => readFields(`publicPages/${code}`), PATIENT).toBeNull();
  const answer = await visitor.goto(`/${code}`);
  expect(answer?.status()).toBe(404);
  await expect(visitor.getByText('Frieda danach')).toHaveCount(0);
  // the page of a colleague with an imprint
  await visitor.goto('/pro');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await readFields(`publicPages/pro`)).toMatchObject({
    uid: { stringValue: demoAccounts.pro.uid },
  });

  await page.reload();
  await expect(page.getByText('Deine Seite ist nicht öffentlich.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Impressum ergänzen' }).click();
  const form = page.getByRole('form', { name: 'Impressum' });
  await form.getByLabel('Anschrift').fill('Hauptstraße 1\n50667 Köln');
  await form.getByLabel('E-Mail').fill(email);
  await form.getByRole('button', { name: /speichern/i }).click();
  await expectToast(page, 'Impressum gespeichert');
  await expect.poll(() => readFields(`publicPages/${code}`), PATIENT).not.toBeNull();
  await visitor.goto(`/${code}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Frieda danach' })).toBeVisible(
    PATIENT,
  );
});
