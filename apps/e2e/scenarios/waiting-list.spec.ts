import type { Page } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { documentsIn, setFields } from '../fixtures/database.ts';
import { DEMO_SEMINARS, registrationPath } from '../fixtures/demo.ts';
import { freshPerson, lastSmsCode, type Person } from '../fixtures/people.ts';
import { fillForm, freshSession } from '../fixtures/registration.ts';
import { inDays, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { FIRST_CALL } from '../fixtures/patience.ts';
import { follow, seatPathIn } from '../fixtures/seat-link.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const formPath = registrationPath('pro', DEMO_SEMINARS.trailer);

async function join(page: Page, person: Person, session: string): Promise<void> {
  await page.goto(formPath);
  await page
    .getByRole('button', { name: 'Auf die Warteliste für einen ausgebuchten Termin', exact: true })
    .click();
  await fillForm(page, person, session);
  await page
    .getByRole('button', { name: 'Code für die Warteliste anfordern', exact: true })
    .click();
  const send = page.getByRole('button', { name: 'Auf die Warteliste setzen', exact: true });
  await expect(send).toBeVisible();
  await page.getByRole('textbox', { name: /Code/ }).fill(await lastSmsCode(person.phoneE164));
  await send.click();
  await expect(
    page.getByRole('heading', { name: 'Du stehst auf der Warteliste!', exact: true }),
  ).toBeVisible(FIRST_CALL);
}

test('REG-01 a full session is waited for; the seat that becomes free is held for the person, who accepts it', async ({
  page,
}) => {
  test.slow();
  const person = freshPerson();
  const session = await freshSession({ places: 1, taken: 1 });
  await page.goto(formPath);
  await expect(page.getByLabel('Termin').locator(`option[value="${session}"]`)).toBeDisabled();
  await page
    .getByRole('button', { name: 'Auf die Warteliste für einen ausgebuchten Termin', exact: true })
    .click();
  await expect(
    page.getByText(
      'Wird ein Platz frei und du bist an der Reihe, bieten wir ihn dir per E-Mail an und halten ihn eine Weile für dich fest.',
      { exact: true },
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Doch einen freien Termin wählen', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Code anfordern', exact: true })).toBeVisible();

  await join(page, person, session);
  await expect(
    page.getByText(`Die Bestätigung ist unterwegs an ${person.email}.`, { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Platz auf der Warteliste ansehen', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Du stehst auf der Warteliste', exact: true }),
  ).toBeVisible(FIRST_CALL);

  await follow(page, await seatPathIn(person.email, 'Warteliste: '));
  await expect(page.getByText('Du bist als Nächstes an der Reihe.', { exact: true })).toBeVisible(
    FIRST_CALL,
  );
  await expectAccessible(page);

  await setFields(`sessions/${session}`, { maxParticipants: 2 });
  const offer = await seatPathIn(person.email, 'Ein Platz ist frei: ');
  await page.setViewportSize({ width: 390, height: 844 });
  await follow(page, offer);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ein Platz ist frei für dich', exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/^Wir halten den Platz bis .+ Uhr für dich fest\.$/)).toBeVisible();
  await expect(
    page.getByText('Danach bieten wir ihn der nächsten Person auf der Warteliste an.', {
      exact: true,
    }),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await page.getByRole('button', { name: 'Platz annehmen', exact: true }).click();
  await expect(page.getByText('Du bist angemeldet', { exact: true })).toBeVisible(FIRST_CALL);
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Platz' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Platz absagen', exact: true })).toBeVisible();
  await seatPathIn(person.email, 'Deine Anmeldung');
});

test('an offer that ran out says so and leads back to the form; who declines or leaves is off the list', async ({
  page,
  browser,
}) => {
  test.slow();
  const [late, second] = [freshPerson(), freshPerson()];
  const session = await freshSession({ places: 1, taken: 1 });
  await join(page, late, session);
  const lateLink = await seatPathIn(late.email, 'Warteliste: ');
  await setFields(`sessions/${session}`, { maxParticipants: 2 });
  await seatPathIn(late.email, 'Ein Platz ist frei: ');
  const [entry] = await documentsIn(`sessions/${session}/waiting`);
  const past = new Date(Date.now() - 1_000);
  await setFields(`sessions/${session}/waiting/${entry}`, { offerUntil: past, dueAt: past });

  await follow(page, lateLink);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Dieses Angebot ist abgelaufen', exact: true }),
  ).toBeVisible(FIRST_CALL);
  await expect(
    page.getByText(
      /^Der Platz im Seminar „.+“ am .+ geht an die nächste Person auf der Warteliste\. Du kannst dich wieder auf die Liste setzen oder einen anderen Termin wählen\.$/,
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zur Anmeldung', exact: true }).click();
  await expect(page.getByLabel('Termin')).toBeVisible();

  const other = await browser.newContext();
  const visitor = await other.newPage();
  // the one before may have come free meanwhile
  const full = await freshSession({ places: 1, taken: 1 });
  await join(visitor, second, full);
  await follow(visitor, await seatPathIn(second.email, 'Warteliste: '));
  await visitor.getByRole('button', { name: 'Warteliste verlassen', exact: true }).click();
  const dialog = visitor.getByRole('alertdialog', { name: 'Warteliste verlassen?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(visitor);
  await dialog.getByRole('button', { name: 'Warteliste verlassen', exact: true }).click();
  await expect(
    visitor.getByRole('heading', {
      level: 1,
      name: 'Du stehst nicht mehr auf der Warteliste',
      exact: true,
    }),
  ).toBeVisible(FIRST_CALL);
  await expectAccessible(visitor);
  expect(await documentsIn(`sessions/${full}/waiting`)).toEqual([]);
  await other.close();
});

test('SEM-06 an advisor sees who waits: their customers by name, others as places', async ({
  page,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  const { uid } = advisor;
  const seminar = await storeSeminar(uid, { title: `Warten ${Date.now()}` });
  const session = await storeSession({ advisor: uid, seminar, places: 2, taken: 1 });
  const since = new Date('2026-06-01T08:00:00Z');
  const until = inDays(1);
  const entry = (id: string, advisor: string, minute: number, fields: { state: string }) =>
    setFields(`sessions/${session}/waiting/${id}`, {
      customer: id,
      session,
      advisor,
      page: uid,
      firstName: 'Jörg',
      lastName: id,
      email: `${id}@example.org`,
      offerUntil: fields.state === 'offered' ? until : null,
      joinedAt: new Date(since.getTime() + minute * 60_000),
      dueAt: until,
      consent: null,
      ...fields,
    });
  await entry('Erster', uid, 0, { state: 'offered' });
  await entry('Zweiter', 'someone-else', 1, { state: 'waiting' });
  await entry('Dritter', uid, 2, { state: 'waiting' });
  await setFields(`sessions/${session}`, { heldSeats: 1, waitingCount: 2 });

  await signInTo(page, '/intern/veranstaltungen', advisor);
  await expect(
    page.getByText('1 von 2 Plätzen belegt · 3 auf der Warteliste', { exact: true }),
  ).toBeVisible();
  await page.goto(`/intern/veranstaltungen/view/${session}`);
  await expect(page.getByRole('heading', { name: 'Warteliste', exact: true })).toBeVisible(
    FIRST_CALL,
  );
  const entries = page.getByRole('list').filter({ hasText: 'Jörg Erster' }).getByRole('listitem');
  await expect(entries).toHaveText([
    /^Jörg ErsterPlatz angeboten bis .+ Uhr$/,
    '1. Kunde von Kollegenwartet seit 01. Juni 2026, 10:01 Uhr',
    '2. Jörg Dritterwartet seit 01. Juni 2026, 10:02 Uhr',
  ]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});
