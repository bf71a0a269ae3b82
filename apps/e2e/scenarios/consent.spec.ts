import { patient } from '@wbd/tools/host-speed';

import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { DEMO_SEMINARS } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { freshPerson } from '../fixtures/people.ts';
import { portalOrigin } from '../fixtures/portal.ts';
import { confirmCode, fillForm, freshSession, requestCode } from '../fixtures/registration.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test('REG-03 CRM-02 the advisor’s CRM shows what a person agreed to on registering', async ({
  page,
  browser,
}) => {
  test.setTimeout(patient(90_000));
  const advisor = await freshAdvisor();
  await storeCustomer(advisor.uid, {
    firstName: 'Erna',
    lastName: 'Alt',
    email: 'erna.alt@mail.example',
  });
  const person = freshPerson();
  await page.goto(`/action/${advisor.uid}/seminar/${DEMO_SEMINARS.trailer}`);
  await fillForm(page, person, await freshSession());
  const wording =
    'Mit der Anmeldung gelten unsere AGB (in einem neuen Tab) und die Hinweise zum Datenschutz (in einem neuen Tab)';
  await expect(page.getByText(wording, { exact: true })).toBeVisible();
  await requestCode(page);
  await confirmCode(page, person);
  await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible();

  const office = await browser.newContext({ baseURL: portalOrigin });
  const desk = await office.newPage();
  await logIn(desk, advisor.email);
  await desk.goto('/intern/crm');
  await desk
    .getByRole('button', { name: `${person.firstName} ${person.lastName} bearbeiten` })
    .click();
  const dialog = desk.getByRole('dialog', { name: 'Kunde bearbeiten' });
  await expect(dialog.getByText('Einverständnis', { exact: true })).toBeVisible();
  await expect(
    dialog.getByText(/^Gegeben am \d\d\. \S+ \d{4}, \d\d:\d\d Uhr \(Fassung registration-1\)$/),
  ).toBeVisible();
  await expect(
    dialog.getByText('„Mit der Anmeldung gelten unsere AGB und die Hinweise zum Datenschutz“', {
      exact: true,
    }),
  ).toBeVisible();
  await expectAccessible(desk);
  await desk.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(desk);
  await desk.setViewportSize({ width: 1440, height: 900 });

  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await desk.getByRole('button', { name: 'Erna Alt bearbeiten' }).click();
  await expect(
    dialog.getByText(
      'Noch keines gespeichert: Diese Person hat sich noch nicht selbst angemeldet.',
      { exact: true },
    ),
  ).toBeVisible();
  await office.close();
});
