import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import * as z from 'zod/mini';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { ADMIN_PAGES, PORTAL_PAGES } from '../fixtures/portal-pages.ts';
import { PUBLIC_PAGES } from '../fixtures/public-pages.ts';
import { storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { expect, test } from '../fixtures/test.ts';

/** IBM's engine, which finds what axe does not look for. */
const ACE = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine'),
  'utf8',
);

const report = z.object({
  results: z.array(
    z.object({
      ruleId: z.string(),
      value: z.tuple([z.string(), z.string()]),
      message: z.string(),
      snippet: z.string(),
    }),
  ),
});

/** HTML allows the name of a login for addresses, too; the engine does not know that. */
const USERNAME = /^(?=.* type="email")(?=.* autocomplete="username")/;

/** What breaks WCAG 2.2 AA on the page for certain, by IBM's engine, on a phone and at a desk. */
async function violations(page: Page, path: string) {
  const found = [];
  for (const width of [390, 1440]) found.push(...(await violationsAt(page, path, width)));
  return found;
}

async function violationsAt(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(ACE);
  const found: unknown = await page.evaluate("new ace.Checker().check(document, ['WCAG_2_2'])");
  return report
    .parse(found)
    .results.filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
    .filter(
      ({ ruleId, snippet }) => !(ruleId === 'input_autocomplete_valid' && USERNAME.test(snippet)),
    )
    .map(({ ruleId, message, snippet }) => ({ path, width, ruleId, message, snippet }));
}

test('UX-04.4 a second engine finds nothing that is not accessible on the public pages', async ({
  page,
}) => {
  test.setTimeout(patient(300_000));
  const found = [];
  for (const path of PUBLIC_PAGES) found.push(...(await violations(page, path)));
  expect(found).toEqual([]);
});

test('UX-04.5 a second engine finds nothing that is not accessible on the pages of the portal', async ({
  page,
  consoleErrors,
}) => {
  // files that other tests only name
  consoleErrors.allow(/404/);
  test.setTimeout(patient(300_000));
  const advisor = await freshAdvisor();
  const customer = await storeCustomer(advisor.uid, { firstName: 'Ada', lastName: 'Alt' });
  const seminar = await storeSeminar(advisor.uid, { title: 'Rente ohne Rätsel' });
  const session = await storeSession({ advisor: advisor.uid, seminar });
  await logIn(page, advisor.email);
  const found = [];
  for (const path of [
    ...PORTAL_PAGES,
    `/intern/crm/${customer}`,
    `/intern/veranstaltungen/view/${session}`,
    `/intern/veranstaltungen/view/${session}/register`,
  ]) {
    found.push(...(await violations(page, path)));
  }
  expect(found).toEqual([]);
});

test('UX-04.6 a second engine finds nothing that is not accessible on the pages of admins', async ({
  page,
}) => {
  test.setTimeout(patient(300_000));
  await logIn(page, demoAccounts.admin.email);
  const found = [];
  for (const path of ADMIN_PAGES) found.push(...(await violations(page, path)));
  expect(found).toEqual([]);
});
