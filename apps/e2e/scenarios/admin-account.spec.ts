import { lastMonths } from '@wbd/domain/time';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { FIRST_START } from '../fixtures/patience.ts';
import { countReads } from '../fixtures/reads.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

// two long walks
test.describe.configure({ timeout: patient(90_000) });

const PHONE = { width: 390, height: 844 };

test('ADMIN-02 a row leads to what is known of an advisor, whom an admin marks as a test account and unmarks', async ({
  page,
  consoleErrors,
}) => {
  // the advisor who does not exist
  consoleErrors.allow(/status of 404 .*accountDetails/);
  const advisor = await freshAdvisor();
  await setFields(`accounts/${advisor.uid}`, {
    isTest: false,
    consent: {
      version: 'sign-up-1',
      wording: 'Mit der Registrierung gelten unsere AGB.',
      at: new Date('2020-01-01T12:00:00Z'),
    },
    billing: {
      customer: `cus_${advisor.uid}`,
      revision: 1,
      subscription: {
        id: 'sub_e2e',
        status: 'active',
        price: 'wbd_pro_monthly',
        currentPeriodEnd: new Date('2026-12-05T12:00:00Z'),
        minimumTermEnd: null,
        cancelAt: null,
      },
    },
  });
  await setFields(`accounts/${advisor.uid}/planChanges/evt_1`, {
    from: 'basic',
    to: 'pro_monthly',
    at: new Date('2026-01-05T09:00:00Z'),
  });
  const says = (text: string) => page.getByText(text, { exact: true });
  const fact = (term: string) =>
    page
      .getByRole('term')
      .filter({ has: page.getByText(term, { exact: true }) })
      .locator('+ dd');
  await signInTo(page, '/admin', demoAccounts.admin);
  const search = page.getByRole('searchbox', { name: 'Nach E-Mail suchen' });
  await search.fill(advisor.email);
  // a row that moves between press and release is not pressed
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: advisor.email, exact: true }).click();
  await expect(page).toHaveURL(`/admin/berater/${advisor.uid}`);
  await expect(page.getByRole('heading', { level: 1, name: advisor.email })).toBeVisible(
    FIRST_START,
  );
  await expect(fact('Berater-Code')).toHaveText(advisor.code);
  await expect(fact('Paket')).toHaveText('Pro (monatlich)');
  await expect(fact('Stufe')).toHaveText('Pro (eigene Seite und Veranstaltungen)');
  await expect(fact('Abo')).toHaveText('Aktiv, bezahlt bis 05.12.2026');
  await expect(fact('E-Mail-Adresse')).toHaveText('Bestätigt');
  await expect(fact('Erstellt am')).toHaveText('01.01.2020');
  await expect(fact('Letzte Anmeldung')).toHaveText(/^\d\d\. \S+ \d{4}, \d\d:\d\d$/);
  const link = fact('Öffentliche Seite').getByRole('link');
  await expect(link).toHaveAttribute('href', `/${advisor.code}`);
  await expect(page.getByRole('list', { name: 'Paketverlauf' }).getByRole('listitem')).toHaveText([
    'Basic → Pro (monatlich)05. Jan. 2026, 10:00',
    'Registrierung01. Jan. 2020, 13:00',
  ]);
  await expect(says('In letzter Zeit gab es keine E-Mails.')).toBeVisible();
  await expect(says('Gegeben am 01. Jan. 2020, 13:00 Uhr (Fassung sign-up-1)')).toBeVisible();
  await expect(says('„Mit der Registrierung gelten unsere AGB.“')).toBeVisible();
  await expectAccessible(page);

  const mark = page.getByRole('switch', { name: 'Dieser Account ist ein Testzugang' });
  await expect(mark).not.toBeChecked();
  await mark.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleName('Als Testzugang markieren?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Abbrechen', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(mark).not.toBeChecked();
  await mark.click();
  await dialog.getByRole('button', { name: 'Markieren', exact: true }).click();
  await expect(says('Als Testzugang markiert')).toBeVisible();
  await expect(mark).toBeChecked();
  await page.getByRole('link', { name: 'Alle Berater', exact: true }).click();
  await search.fill(advisor.email);
  await expect(says('Keine Berater gefunden')).toBeVisible();

  await page.setViewportSize(PHONE);
  await page.goto('/admin/protokoll');
  const entries = page.getByRole('listitem').filter({ hasText: advisor.email });
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('Als Testzugang markiert');
  await entries.getByRole('link', { name: advisor.email, exact: true }).click();
  await expect(mark).toBeChecked();
  await expectAccessible(page);
  await mark.click();
  await expect(dialog).toHaveAccessibleName('Markierung entfernen?');
  await dialog.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expect(says('Markierung entfernt')).toBeVisible();
  await expect(mark).not.toBeChecked();
  await page.goto('/admin/protokoll');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('Nicht mehr als Testzugang markiert');

  await page.goto('/admin/berater/gibt-es-nicht');
  await expect(says('Berater nicht gefunden.')).toBeVisible();
});

test('ADMIN-03 details that fail to load show an error and a retry', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const advisor = await freshAdvisor();
  await page.route(/\/accountDetails$/, (route) => route.abort());
  await signInTo(page, `/admin/berater/${advisor.uid}`, demoAccounts.admin);
  const failed = page.getByText('Der Berater konnte nicht geladen werden.', { exact: true });
  await expect(failed).toBeVisible({ timeout: patient(20_000) });
  await page.unroute(/\/accountDetails$/);
  await page.getByRole('button', { name: 'Erneut versuchen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: advisor.email })).toBeVisible();
});

test('ADMIN-01 an admin sees sign-ups and revenue of twelve months as charts and tables, for few reads', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const months = lastMonths(12, new Date());
  // a month in which no other test buys
  const sold = months[3];
  if (!sold) throw new Error('There is no such month.');
  await setFields(`revenue/${sold.id}`, { lite: 94_010, pro: 235_620 });
  const advisor = await freshAdvisor({ joined: new Date() });
  await setFields(`accounts/${advisor.uid}`, { isTest: false });
  await signInTo(page, '/admin/protokoll', demoAccounts.admin);
  const requests = /documents:run(Aggregation)?Query/;
  await page.route(requests, (route) => route.abort());
  await page.getByRole('link', { name: 'Entwicklung', exact: true }).click();
  await expect(page).toHaveURL('/admin/entwicklung');
  for (const text of [
    'Die neuen Berater konnten nicht gezählt werden.',
    'Der Umsatz konnte nicht geladen werden.',
  ]) {
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible({
      timeout: patient(20_000),
    });
  }
  await page.unroute(requests);

  const reads = countReads(page);
  await page.reload();
  const signUps = page.getByRole('table', { name: 'Neue Berater', exact: true });
  await expect(signUps.getByRole('columnheader')).toHaveText([
    'Monat',
    'Basic',
    'Lite',
    'Pro',
    'Gesamt',
  ]);
  await expect(signUps.getByRole('row')).toHaveCount(13);
  const present = signUps.getByRole('row').nth(1).getByRole('cell');
  expect(Number(await present.nth(3).textContent())).toBeGreaterThan(0);
  const revenue = page.getByRole('table', { name: 'Umsatz nach Paket', exact: true });
  await expect(revenue.getByRole('row')).toHaveCount(13);
  // the latest month first
  const cells = revenue
    .getByRole('row')
    .nth(12 - 3)
    .getByRole('cell');
  await expect(cells.nth(1)).toHaveText('940 €');
  await expect(cells.nth(2)).toHaveText('2.356 €');
  await expect(cells.nth(3)).toHaveText('3.296 €');
  expect(await reads.documents()).toBeLessThanOrEqual(60);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
});
