import type { Page } from '@playwright/test';
import { freshAdvisor, type FreshAdvisor } from '../fixtures/advisors.ts';
import { documentExists, readFields } from '../fixtures/database.ts';
import { DEMO_SESSIONS } from '../fixtures/demo.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import {
  inDays,
  inHours,
  storeParticipant,
  storeSeminar,
  storeSession,
} from '../fixtures/seminars.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const viewPath = (session: string) => `/intern/veranstaltungen/view/${session}`;
const says = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

interface Offer {
  advisor: FreshAdvisor;
  session: string;
  title: string;
  /** ids of Anna and Bernd */
  people: [anna: string, bernd: string];
}

/** An advisor who looks at a session of their own with two participants. */
async function openSession(page: Page, time: Date): Promise<Offer> {
  const advisor = await freshAdvisor();
  const title = `Abend ${Date.now()}`;
  const seminar = await storeSeminar(advisor.uid, { title });
  const of = { advisor: advisor.uid, seminar };
  const session = await storeSession({ ...of, time, taken: 2 });
  const people = await Promise.all([
    storeParticipant({ ...of, session, firstName: 'Anna', lastName: 'Arends' }),
    storeParticipant({ ...of, session, firstName: 'Bernd', lastName: 'Beck' }),
  ]);
  await signInTo(page, viewPath(session), advisor);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  return { advisor, session, title, people };
}

test('SEM-06.1,2,6 participants are listed with what is known of them, and removed', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/);
  const { session, people } = await openSession(page, inDays(20));
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveText([
    'Name',
    'E-Mail',
    'Telefon',
    'Beruf',
    'Geburtstag',
    'Berater',
    'Kunden-ID',
    'Aktionen',
  ]);
  const anna = page.getByRole('row').filter({ hasText: 'Anna Arends' });
  await expect(anna.getByRole('cell').first()).toHaveText('Anna Arends');
  await expect(anna.getByRole('link', { name: 'Anna Arends', exact: true })).toHaveAttribute(
    'href',
    `/intern/crm/${people[0]}`,
  );
  for (const text of ['arends@mail.example', '+49 15550 001234', 'Beamter', '29.02.1980']) {
    await expect(anna.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(anna).toContainText(/Frieda Neu \d+/);
  await expect(anna.getByText(people[0], { exact: true })).toBeVisible();
  await says(page, '2 von 20 Plätzen belegt');
  await expect(page.getByRole('link', { name: 'Kunden einladen', exact: true })).toHaveAttribute(
    'href',
    `${viewPath(session)}/register`,
  );
  await expectAccessible(page);

  const calls = `${functionsOrigin}/**/removeParticipant`;
  await page.route(calls, (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Anna Arends entfernen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Teilnehmer entfernen?' });
  await expect(question).toContainText(
    'Der Platz von Anna Arends wird wieder frei. 1 Person bekommt eine Mail.',
  );
  await question.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await says(page, 'Fehler beim Entfernen des Teilnehmers');
  await expect(anna).toBeVisible();
  await page.unroute(calls);

  await page.getByRole('button', { name: 'Anna Arends entfernen' }).click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await says(page, 'Teilnehmer entfernt');
  await expect(anna).toHaveCount(0);
  await says(page, '1 von 20 Plätzen belegt');
  expect(await documentExists(`sessions/${session}/registrations/${people[0]}`)).toBe(false);
});

test('SEM-06.3,4 SEM-10.1,2 after its day a session shows who came, and its participants stay as they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { session, people } = await openSession(page, inDays(-3));
  await says(
    page,
    'Dieser Termin ist vorbei. Teilnehmer können nicht mehr hinzugefügt oder entfernt werden.',
  );
  await expect(page.getByRole('link', { name: 'Kunden einladen' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /entfernen$/ })).toHaveCount(0);
  const statistics = page.getByRole('region', { name: 'Teilnahme', exact: true });
  const figures = (...texts: string[]) =>
    expect(statistics.getByRole('definition')).toHaveText(texts);
  await expect(statistics.getByRole('term')).toHaveText([
    'Angemeldet',
    'Teilgenommen',
    'Teilnahmequote',
  ]);
  await figures('2', '0', '0 %');
  await says(page, 'Noch nicht erfasst: 2 Personen');

  const anna = page.getByRole('group', { name: 'Anwesenheit von Anna Arends' });
  const bernd = page.getByRole('group', { name: 'Anwesenheit von Bernd Beck' });
  // an address that needs two lines breaks after its @
  await expect(page.locator('a[href^="mailto:"] wbr')).toHaveCount(2);
  await anna.getByRole('button', { name: 'War da' }).click();
  await bernd.getByRole('button', { name: 'Fehlte' }).click();
  await figures('2', '1', '50 %');
  await says(page, 'Bei allen erfasst');
  await expectAccessible(page);
  const attended = async (index: 0 | 1) =>
    (await readFields(`sessions/${session}/registrations/${people[index]}`))?.['attended'];
  expect([await attended(0), await attended(1)]).toEqual([
    { booleanValue: true },
    { booleanValue: false },
  ]);

  // a second tap takes it back; the other answer replaces it
  await anna.getByRole('button', { name: 'War da' }).click();
  await figures('2', '0', '0 %');
  await bernd.getByRole('button', { name: 'War da' }).click();
  await figures('2', '1', '50 %');
  await page.reload();
  await figures('2', '1', '50 %');
  await expect(bernd.getByRole('button', { name: 'War da' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('SEM-10 attendance that could not be stored goes back', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource/);
  // begun, and its day is not over: both are possible, attendance and changes
  await openSession(page, inHours(-0.1));
  // an answer that the page may read: without one it would take the connection for lost, and wait
  await page.route(/documents:commit/, (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } },
    }),
  );
  const came = page
    .getByRole('group', { name: 'Anwesenheit von Anna Arends' })
    .getByRole('button', { name: 'War da' });
  await came.click();
  await says(page, 'Die Anwesenheit konnte nicht gespeichert werden.');
  await expect(came).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);
});

test('SEM-06.5 a session that is not there, or not one’s own, is not found', async ({ page }) => {
  await signInTo(page, viewPath('gibtesnicht'), await freshAdvisor());
  await says(page, 'Wir konnten den Termin nicht finden...');
  await page.goto(viewPath(DEMO_SESSIONS.past));
  await says(page, 'Wir konnten den Termin nicht finden...');
  await page.goto(`${viewPath('gibtesnicht')}/register`);
  await says(page, 'Wir konnten den Termin nicht finden.');
});
