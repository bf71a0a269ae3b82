import { readFile } from 'node:fs/promises';
import { addMonths } from '@wbd/domain/plans';
import { aBilling, aSubscription } from '@wbd/domain/testing';
import { formatDate } from '@wbd/domain/time';
import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { signInAs } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { basicAdvisor, chooseSchedule, PAYMENT, pay, planCard } from '../fixtures/packages.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: patient(150_000) });

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const says = (page: Page, text: string) => page.getByText(text, { exact: true });
const schedule = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

const nextSteps = (page: Page) => page.getByRole('main').getByRole('link');

async function expectNextSteps(page: Page, hrefs: readonly string[]): Promise<void> {
  await expect(nextSteps(page)).toHaveCount(hrefs.length);
  for (const [index, href] of hrefs.entries()) {
    await expect(nextSteps(page).nth(index)).toHaveAttribute('href', href);
  }
}

const inAYear = () => formatDate(addMonths(new Date(), 12));
const inAMonth = () => formatDate(addMonths(new Date(), 1));

/** The invoices of both bookings, each with the file for the accounts. */
async function expectInvoices(page: Page): Promise<void> {
  const card = page
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: /als PDF/ }) });
  const xml = card.getByRole('button', { name: /^Rechnung LOKAL-\d+ als E-Rechnung \(XML\)$/ });
  // the files are made in the background
  await expect(async () => {
    await page.reload();
    await expect(xml).toHaveCount(2);
  }).toPass(PAYMENT);
  await expect(page.getByRole('heading', { name: 'Deine Rechnungen', exact: true })).toBeVisible();
  await expect(card.getByRole('listitem').last()).toContainText('94,01 €');
  const saved = page.waitForEvent('download');
  await xml.last().click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^E-Rechnung-LOKAL-\d+\.xml$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('<ram:GrandTotalAmount>94.01</ram:GrandTotalAmount>');
  expect(file).toContain('<ram:Name>WBD Beispiel GmbH</ram:Name>');
  const pdf = page.waitForEvent('download');
  await card
    .getByRole('button', { name: /als PDF$/ })
    .last()
    .click();
  expect((await pdf).suggestedFilename()).toMatch(/^LOKAL-\d+\.pdf$/);
  await expectAccessibleEverywhere(page);
}

async function cancel(page: Page, end: string): Promise<void> {
  await page.getByRole('button', { name: 'Paket kündigen', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Paket wirklich kündigen?' });
  await expect(dialog).toContainText(`läuft noch bis zum ${end}.`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Paket kündigen', exact: true }).click();
  await expect(says(page, `Gekündigt. Dein Paket läuft noch bis zum ${end}.`)).toBeVisible(PAYMENT);
  await expect(says(page, 'Gekündigt zum')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Paket kündigen', exact: true })).toHaveCount(0);
}

test('PAY-02.1,2 PAY-04.1,2,3 PAY-05.1 PAY-06.1 a Basic advisor books Lite, changes to Pro, and ends it after twelve months', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_REFUSED/);
  const advisor = await basicAdvisor();
  await logIn(page, advisor.email);
  await page.goto('/intern/pricing/lite');
  await expect(title(page, 'Pakete und Preise')).toBeVisible();
  await expect(schedule(page, 'Jährlich')).toBeChecked();
  await expect(planCard(page, 'Lite')).toContainText('799 €');
  await expect(planCard(page, 'Lite')).toContainText(
    '2 Monate kostenlos bei jährlicher Abrechnung',
  );
  await expect(planCard(page, 'Basic').getByRole('button')).toHaveText('Dein aktuelles Paket');
  await expect(planCard(page, 'Basic').getByRole('button')).toBeDisabled();
  await chooseSchedule(page, 'Probe');
  await expect(planCard(page, 'Lite')).toContainText('199 €');
  await expect(planCard(page, 'Lite')).toContainText('Monatlich kündbar');
  await chooseSchedule(page, 'Monatlich');
  await expect(planCard(page, 'Lite')).toContainText('79 €');
  await expect(planCard(page, 'Lite')).toContainText('Mindestlaufzeit 12 Monate');
  await expectAccessible(page);

  const book = planCard(page, 'Lite').getByRole('button', { name: 'Jetzt buchen', exact: true });
  const checkout = `${functionsOrigin}/**/createCheckout`;
  await page.route(checkout, (route) => route.abort('connectionrefused'));
  await book.click();
  await expect(
    says(
      page,
      'Fehler beim Weiterleiten zur Zahlung. Bitte versuche es in wenigen Minuten erneut.',
    ),
  ).toBeVisible();
  await page.unroute(checkout);
  await page.route(checkout, (route) => route.fulfill({ json: { result: { url: '' } } }));
  await book.click();
  await expect(says(page, 'Keine Checkout-URL erhalten')).toBeVisible();
  await page.unroute(checkout);
  await book.click();
  await expect(page.getByText(/79,00/).first()).toBeVisible(PAYMENT);

  // a person who leaves the payment page finds their choice, and learns that nothing was paid
  await page.getByRole('link', { name: 'Abbrechen und zurück zum Portal', exact: true }).click();
  await expect(says(page, 'Deine Zahlung ist nicht abgeschlossen')).toBeVisible();
  await expect(schedule(page, 'Monatlich')).toBeChecked();
  await expectAccessible(page);
  await book.click();
  await pay(page);

  // the package is in force where the payment page leads back to
  await expect(page).toHaveURL('/intern/checkout-success/lite');
  await expect(title(page, 'Willkommen bei WBD Lite')).toBeVisible(PAYMENT);
  await expectNextSteps(page, ['/intern/konfigurator', '/intern/crm', '/intern/wissen']);
  const booked = (term: string) =>
    page.getByRole('main').getByText(term, { exact: true }).locator('xpath=following-sibling::dd');
  await expect(booked('Paket')).toHaveText('WBD Lite (monatlich)');
  await expect(booked('Preis')).toHaveText(/^79,00\s€ im Monat, zzgl\. MwSt\.$/);
  await expect(booked('Mindestlaufzeit bis')).toHaveText(inAYear());
  await expect(booked('Nächste Abbuchung')).toHaveText(/^\d\d\.\d\d\.\d{4}$/);
  await expect(
    says(page, 'Die Bestätigung mit der Rechnung schicken wir dir auch per E-Mail.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rechnung ansehen', exact: true })).toBeVisible();
  await expectAccessible(page);
  await nextSteps(page).nth(2).click();
  await expect(page).toHaveURL('/intern/wissensbibliothek');
  await page.goBack();
  await nextSteps(page).nth(1).click();
  await expect(title(page, 'CRM')).toBeVisible();

  await page.goto('/intern/pricing/pro');
  await chooseSchedule(page, 'Monatlich');
  await expect(planCard(page, 'Lite').getByRole('button')).toHaveText('Dein aktuelles Paket');
  await planCard(page, 'Pro').getByRole('button', { name: 'Jetzt wechseln', exact: true }).click();
  await page
    .getByRole('button', { name: 'Änderung zahlungspflichtig bestätigen', exact: true })
    .click(PAYMENT);
  await expect(page).toHaveURL('/intern/checkout-success/pro');
  await expect(title(page, 'Willkommen bei WBD Pro')).toBeVisible(PAYMENT);
  await expectNextSteps(page, [
    '/intern/konfigurator',
    '/intern/expert-videos',
    '/intern/veranstaltungen',
  ]);

  await page.goto('/intern/profile');
  await expect(says(page, 'WBD Pro (monatlich)')).toBeVisible();
  await expect(says(page, 'Mindestlaufzeit bis').locator('xpath=following-sibling::dd')).toHaveText(
    inAYear(),
  );
  await cancel(page, inAYear());
  await expectInvoices(page);
  await page.getByRole('button', { name: 'Rechnungen und Zahlungsart', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Rechnungen', exact: true })).toBeVisible(PAYMENT);
  await page.getByRole('link', { name: /Zurück zum Portal/ }).click();
  await expect(page).toHaveURL('/intern/profile');
});

test('PAY-05.1,2 PAY-06.2 the address of Lite shows Lite, any other Pro; a cancellable plan ends with its month', async ({
  page,
}) => {
  const advisor = await basicAdvisor();
  await logIn(page, advisor.email);
  await page.goto('/intern/checkout-success');
  await expect(title(page, 'Diese Seite gibt es nicht')).toBeVisible();
  await page.goto('/intern/pricing');
  await expect(planCard(page, 'Pro')).toBeVisible();
  const highlighted = async (name: string) =>
    planCard(page, name).evaluate((card) => getComputedStyle(card).borderTopWidth);
  await page.goto('/intern/pricing/lite');
  await expect(schedule(page, 'Jährlich')).toBeChecked();
  expect([await highlighted('Lite'), await highlighted('Pro')]).toEqual(['2px', '1px']);
  await page.goto('/intern/pricing/irgendwas');
  await expect(schedule(page, 'Jährlich')).toBeChecked();
  expect([await highlighted('Lite'), await highlighted('Pro')]).toEqual(['1px', '2px']);
  await chooseSchedule(page, 'Probe');
  await planCard(page, 'Pro').getByRole('button', { name: 'Jetzt buchen', exact: true }).click();
  await pay(page);
  await expect(title(page, 'Willkommen bei WBD Pro')).toBeVisible(PAYMENT);
  await page.goto('/intern/profile');
  await expect(says(page, 'WBD Pro (Probe)')).toBeVisible();
  await expect(says(page, 'Mindestlaufzeit bis')).toHaveCount(0);
  await cancel(page, inAMonth());
});

test('PAY-04 the page after the payment grants nothing, and follows the server without a reload', async ({
  page,
}) => {
  const advisor = await basicAdvisor();
  await signInAs(page, advisor);
  await page.clock.install();
  await page.goto('/intern/checkout-success/pro');
  await expect(title(page, 'Wir schalten dein Paket frei')).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward(60_000);
  await expect(title(page, 'Dein Paket ist noch nicht freigeschaltet')).toBeVisible();
  await expectAccessible(page);
  await expect(nextSteps(page)).toHaveCount(1);

  const subscription = aSubscription();
  await setFields(`accounts/${advisor.uid}`, { billing: aBilling({ subscription }) });
  await setFields(`advisors/${advisor.uid}`, { lv: 2 });
  await page.getByRole('button', { name: 'Erneut prüfen', exact: true }).click();
  await page.clock.fastForward(2_000);
  await expect(title(page, 'Willkommen bei WBD Pro')).toBeVisible();
  // the account that the page had read while it waited named no package
  await expect(says(page, 'WBD Pro (jährlich)')).toBeVisible();
});
