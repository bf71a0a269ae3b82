import type { Page } from '@playwright/test';
import { freshAdvisor, requestAs, type FreshAdvisor } from '../fixtures/advisors.ts';
import { bornYearsAgo, storeCustomer } from '../fixtures/customers.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { expect, test } from '../fixtures/test.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);

/** An advisor with four customers who differ in every column. */
async function advisorWithCustomers(): Promise<FreshAdvisor> {
  const advisor = await freshAdvisor();
  for (const customer of [
    {
      firstName: 'Ägidius',
      lastName: 'Aal',
      email: 'd@mail.example',
      phone: '+491555000003',
      bday: bornYearsAgo(50),
      job: 'Selbständig',
      lastContact: day('2026-03-02'),
      registered: day('2024-02-01'),
    },
    {
      firstName: 'Bert',
      lastName: 'Öhler',
      email: 'c@mail.example',
      phone: '+491555000001',
      bday: bornYearsAgo(30),
      job: 'Beamter',
      lastContact: day('2026-03-01'),
      registered: day('2024-04-01'),
    },
    {
      firstName: 'Cem',
      lastName: 'Oz',
      email: 'b@mail.example',
      phone: '+491555000004',
      bday: bornYearsAgo(40),
      job: 'Student',
      lastContact: day('2026-03-04'),
      registered: day('2024-01-01'),
    },
    {
      firstName: 'Dora',
      lastName: 'Zell',
      email: 'a@mail.example',
      phone: '+491555000002',
      bday: null,
      job: 'Rentner',
      lastContact: day('2026-03-03'),
      registered: day('2024-03-01'),
    },
  ]) {
    await storeCustomer(advisor.uid, customer);
  }
  return advisor;
}

async function openList(page: Page, advisor: FreshAdvisor): Promise<void> {
  await logIn(page, advisor.email);
  await page.goto('/intern/crm');
  await expect(page.getByText('4 Kunden')).toBeVisible();
}

/** The last names in the order in which they are shown. */
function expectOrder(page: Page, names: string[]) {
  return expect(page.locator('tbody tr td:nth-child(2)')).toHaveText(
    names.map((name) => new RegExp(`${name}$`)),
  );
}

test('CRM-01.1 every column sorts, in both directions', async ({ page }) => {
  await openList(page, await advisorWithCustomers());
  await expectOrder(page, ['Aal', 'Öhler', 'Oz', 'Zell']);
  for (const [column, ascending] of [
    ['E-Mail', ['Zell', 'Oz', 'Öhler', 'Aal']],
    ['Telefon', ['Öhler', 'Zell', 'Aal', 'Oz']],
    ['Beruf', ['Öhler', 'Zell', 'Aal', 'Oz']],
    ['Letzter Kontakt', ['Öhler', 'Aal', 'Zell', 'Oz']],
    ['Registriert', ['Oz', 'Aal', 'Zell', 'Öhler']],
    ['Name', ['Aal', 'Öhler', 'Oz', 'Zell']],
  ] as const) {
    const header = page.getByRole('columnheader', { name: column });
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expectOrder(page, [...ascending]);
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expectOrder(page, ascending.toReversed());
  }
  // people without a birthday come last in both directions
  const age = page.getByRole('columnheader', { name: 'Geburtstag' }).getByRole('button');
  await age.click();
  await expectOrder(page, ['Aal', 'Oz', 'Öhler', 'Zell']);
  await age.click();
  await expectOrder(page, ['Öhler', 'Oz', 'Aal', 'Zell']);
});

test('CRM-01.2,3,4,5,6,7 name, job and age filter, and an age that makes no sense is explained', async ({
  page,
}) => {
  await openList(page, await advisorWithCustomers());
  const name = page.getByRole('searchbox', { name: 'Name' });
  const job = page.getByLabel('Beruf');
  const age = page.getByLabel('Alter');

  await page.keyboard.press('/');
  await expect(name).toBeFocused();
  await name.fill('agid');
  await expectOrder(page, ['Aal']);
  await name.fill('');
  await job.selectOption('Student');
  await expectOrder(page, ['Oz']);
  await job.selectOption('Alle');
  for (const [typed, shown] of [
    ['40', ['Oz']],
    ['30-40', ['Öhler', 'Oz']],
    ['>30', ['Aal', 'Oz']],
    ['> 40', ['Aal']],
    ['<40', ['Öhler']],
    ['', ['Aal', 'Öhler', 'Oz', 'Zell']],
  ] as const) {
    await age.fill(typed);
    await expectOrder(page, [...shown]);
  }
  await age.fill('alt');
  await expect(
    page.getByText(/Das verstehe ich nicht, deshalb siehst du jedes Alter/),
  ).toBeVisible();
  await expectOrder(page, ['Aal', 'Öhler', 'Oz', 'Zell']);
  await age.fill('>30');
  await name.fill('Dora');
  await expect(page.getByText('Zu deinen Filtern passt niemand.')).toBeVisible();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expectOrder(page, ['Aal', 'Öhler', 'Oz', 'Zell']);

  await age.fill('>30');
  await expect(page).toHaveURL('/intern/crm?alter=%3E30');
  await page.reload();
  await expectOrder(page, ['Aal', 'Oz']);

  // the menu leads to the whole list, and the way back to the filter
  await page.getByRole('navigation').getByRole('link', { name: 'CRM', exact: true }).click();
  await expectOrder(page, ['Aal', 'Öhler', 'Oz', 'Zell']);
  await page.goBack();
  await expectOrder(page, ['Aal', 'Oz']);
  await expect(page).toHaveURL('/intern/crm?alter=%3E30');
});

test('CRM-03.1,2 the customers of others are neither shown nor readable', async ({ page }) => {
  const { pro, kollege } = demoAccounts;
  const lastName = `Fremdblick ${process.pid}${Date.now()}`;
  const id = await storeCustomer(pro.uid, { firstName: 'Nur', lastName });

  await logIn(page, demoAccounts.kollege.email);
  await page.goto('/intern/crm');
  await expect(page.getByText('Konrad Eßer')).toBeVisible();
  await expect(page.getByText(lastName)).toHaveCount(0);

  const get = (as: { email: string }) => requestAs(as, { method: 'GET', path: `/customers/${id}` });
  const list = (as: { email: string }) =>
    requestAs(as, {
      method: 'POST',
      path: ':runQuery',
      body: {
        structuredQuery: {
          from: [{ collectionId: 'customers' }],
          where: {
            fieldFilter: {
              field: { fieldPath: 'advisor' },
              op: 'EQUAL',
              value: { stringValue: pro.uid },
            },
          },
          limit: 500,
        },
      },
    });
  const rename = (as: { email: string }) =>
    requestAs(as, {
      method: 'PATCH',
      path: `/customers/${id}?updateMask.fieldPaths=firstName`,
      body: { fields: { firstName: { stringValue: 'Gekapert' } } },
    });
  for (const attempt of [get, list]) {
    expect((await attempt(kollege)).status).toBe(403);
    expect((await attempt(pro)).status).toBe(200);
  }
  expect((await rename(kollege)).status).toBe(403);
});
