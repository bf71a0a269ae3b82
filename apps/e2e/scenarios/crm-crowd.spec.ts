import { patient } from '@wbd/tools/host-speed';

import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCrowd } from '../fixtures/customers.ts';
import { logIn } from '../fixtures/login.ts';
import { expect, test } from '../fixtures/test.ts';

const CROWD = 10_000;
/** A screen's rows and those that are kept ready above and below it. */
const MOST_ROWS = 60;

test('CRM-04.1,2 of 10,000 customers those in sight are in the page; it scrolls, filters and sorts all of them', async ({
  page,
}) => {
  // 10,000 documents are written first, and read by a browser that shares two cores
  test.setTimeout(patient(120_000));
  const advisor = await freshAdvisor();
  await storeCrowd(advisor.uid, CROWD);
  await logIn(page, advisor.email);
  await page.goto('/intern/crm');
  await expect(page.getByText('10.000 Kunden', { exact: true })).toBeVisible({
    timeout: patient(60_000),
  });
  const table = page.getByRole('table');
  const rows = table.getByRole('row');
  const fewRows = async () => {
    expect(await rows.count()).toBeGreaterThan(5);
    expect(await rows.count()).toBeLessThan(MOST_ROWS);
  };
  await expect(table).toHaveAttribute('aria-rowcount', String(CROWD + 1));
  await expect(rows.nth(1)).toContainText('Kim Nr 00000');
  await fewRows();

  await table.evaluate((element) => {
    const frame = element.parentElement;
    frame?.scrollTo({ top: frame.scrollHeight });
  });
  await expect(rows.filter({ hasText: 'Kim Nr 09999' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Kim Nr 00000' })).toHaveCount(0);
  await fewRows();

  await table.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(table.locator('[aria-rowindex="10001"]')).toContainText('Kim Nr 00000');

  // typed key by key, as a person does: the list follows without the field losing one
  const name = page.getByPlaceholder('Name suchen');
  await name.pressSequentially('nr 0777');
  await expect(name).toHaveValue('nr 0777');
  await expect(page.getByText('11 von 10.000 Kunden', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(12);
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await page.getByLabel('Beruf').selectOption('Student');
  await expect(page.getByText('5.000 von 10.000 Kunden', { exact: true })).toBeVisible();
  await fewRows();

  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole('list', { name: 'Kunden' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThan(MOST_ROWS);
});
