import type { Page } from '@playwright/test';
import { formatMoney, PLAN_PRICES } from '@wbd/domain/plans';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('PARTNER-01.1,2 the chooser asks what describes one best and offers four ways', async ({
  page,
}) => {
  await page.goto('/partner');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Was beschreibt dich am besten?', exact: true }),
  ).toBeVisible();
  for (const [name, path] of [
    ['Scout', '/partner/scout'],
    ['Berater', '/partner/advisor'],
    ['Spezialist', '/partner/specialist'],
    ['Führungskraft', '/partner/manager'],
  ] as const) {
    const link = page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(link).toHaveAttribute('href', path);
  }
  await expectAccessible(page);
  await page.getByRole('heading', { name: 'Spezialist', exact: true }).click();
  await expect(page).toHaveURL('/partner/specialist');
});

for (const type of ['scout', 'advisor', 'specialist', 'manager']) {
  test(`PARTNER-02.1,2,3,4,5 the landing for ${type} has a hero, benefits, a picture of the product, two calls to action and five questions`, async ({
    page,
  }) => {
    await page.goto(`/partner/${type}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('img', { name: /^So sieht es aus: / })).toBeVisible();
    await expect(page.getByRole('link', { name: /^So funktioniert WBD/ })).toHaveCount(
      type === 'advisor' ? 1 : 0,
    );
    await expect(page.getByRole('heading', { name: 'Bereit loszulegen?' })).toHaveCount(2);
    await expect(page.getByRole('list', { name: /^So / }).getByRole('listitem')).toHaveCount(3);
    const prices = page.getByRole('main').locator('dd');
    if (type === 'scout') await expect(prices).toHaveCount(0);
    else {
      const plan = type === 'advisor' ? 'lite' : 'pro';
      await expect(prices).toHaveText(
        PLAN_PRICES.filter((price) => price.plan === plan).map(
          ({ cents, interval }) =>
            `${formatMoney(cents)} ${interval === 'month' ? 'im Monat' : 'im Jahr'}`,
        ),
      );
    }
    const benefits = await page.getByRole('heading', { level: 3 }).count();
    expect(benefits).toBeGreaterThan(0);
    expect(benefits).toBeLessThanOrEqual(3);
    const questions = page.getByRole('group').locator('summary');
    await expect(questions).toHaveCount(5);
    const answer = page.getByRole('group').first().locator('p');
    await expect(answer).toBeHidden();
    await questions.first().click();
    await expect(answer).toBeVisible();
    await expectAccessible(page);
  });
}

test('PARTNER-03.1,2,3 a scout signs up for free, the others go to the booking; the founder opens in a new tab', async ({
  page,
  context,
}) => {
  await context.route('https://termine.example/**', (route) => route.fulfill({ body: '' }));
  await page.goto('/partner/scout');
  const free = page.getByRole('link', { name: 'Kostenlos registrieren', exact: true });
  await expect(free).toHaveCount(2);
  await expect(free.first()).toHaveAttribute('href', '/advisor-signup?plan=basic');
  for (const [type, plan] of [
    ['advisor', 'lite'],
    ['specialist', 'pro'],
    ['manager', 'pro'],
  ] as const) {
    await page.goto(`/partner/${type}`);
    const booking = page.getByRole('link', { name: 'Zur Buchung', exact: true });
    await expect(booking).toHaveCount(2);
    await booking.first().click();
    await expect(page).toHaveURL(`/partner/pricing/${type}/${plan}`);
  }
  await page.goto('/partner/advisor');
  const popup = page.waitForEvent('popup');
  await page
    .getByRole('link', { name: /Termin mit dem Gründer buchen/ })
    .first()
    .click();
  expect((await popup).url()).toBe('https://termine.example/wbd-gruender');
});

test('PARTNER-04.1 PARTNER-06.1,2,3,4 the toggle changes what a plan costs and where its button leads', async ({
  page,
}) => {
  await page.goto('/partner/pricing');
  await expect(page.getByRole('radio', { name: 'Monatlich', exact: true })).toBeChecked();
  const expected = {
    Probe: { schedule: 'cancellable', lite: '199 €', pro: '299 €' },
    Jährlich: { schedule: 'annually', lite: '799 €', pro: '999 €' },
    Monatlich: { schedule: 'monthly', lite: '79 €', pro: '99 €' },
  } as const;
  for (const [name, { schedule, lite, pro }] of Object.entries(expected)) {
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
    await expect(card(page, 'Lite').getByText(lite, { exact: true })).toBeVisible();
    await expect(card(page, 'Pro').getByText(pro, { exact: true })).toBeVisible();
    await expect(card(page, 'Basic').getByText('0 €', { exact: true })).toBeVisible();
    for (const [plan, button] of [
      ['Basic', 'Kostenlos buchen'],
      ['Lite', 'Jetzt buchen'],
      ['Pro', 'Jetzt buchen'],
    ] as const) {
      await expect(
        card(page, plan).getByRole('link', { name: button, exact: true }),
      ).toHaveAttribute('href', `/advisor-signup?plan=${plan.toLowerCase()}&schedule=${schedule}`);
    }
  }
  await expect(page.getByText('Alle Preise zzgl. MwSt.', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Lite und Pro richten sich an Unternehmer (§ 14 BGB).', { exact: true }),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Monatlich', exact: true }).check({ force: true });
  await expect(
    page.getByText('12 Monate, zusammen 1.188 € zzgl. MwSt. Danach monatlich kündbar.', {
      exact: true,
    }),
  ).toBeVisible();
});

test('PARTNER-04.2,3,4,5 the packages are compared feature by feature, and a button leads back to the top', async ({
  page,
}) => {
  for (const path of [
    '/partner/pricing',
    '/partner/pricing/pro',
    '/partner/pricing/advisor/lite',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('article')).toHaveCount(3);
  }
  const row = (name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('cell');
  await expect(row('Seminare mit beliebig vielen Terminen anlegen')).toHaveText([
    'Nicht enthalten',
    'Nicht enthalten',
    'Enthalten',
  ]);
  await expect(row('Persönliche Seite unter deinem Namen')).toHaveText([
    'Nicht enthalten',
    'Enthalten',
    'Enthalten',
  ]);
  const toTop = page.getByRole('button', { name: 'Nach oben', exact: true });
  await expect(toTop).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test('PARTNER-05.1,2,3,4 the recommended card and the captions of each schedule', async ({
  page,
}) => {
  for (const [path, plan, label] of [
    ['/partner/pricing/scout/basic', 'Basic', 'Empfohlen für Scouts'],
    ['/partner/pricing/advisor/lite', 'Lite', 'Empfohlen für Berater'],
    ['/partner/pricing/specialist/pro', 'Pro', 'Empfohlen für Spezialisten'],
    ['/partner/pricing/manager/pro', 'Pro', 'Empfohlen für Führungskräfte'],
  ] as const) {
    await page.goto(path);
    await expect(card(page, plan).getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByText(/^Empfohlen für/)).toHaveCount(1);
  }
  const lite = card(page, 'Lite');
  await expect(
    card(page, 'Basic').getByText('Keine monatlichen Kosten', { exact: true }),
  ).toBeVisible();
  await expect(lite.getByText('Mindestlaufzeit 12 Monate', { exact: true })).toBeVisible();
  await page.getByText('Probe', { exact: true }).click();
  await expect(lite.getByText('Monatlich kündbar', { exact: true })).toBeVisible();
  await page.getByText('Jährlich', { exact: true }).click();
  await expect(lite.getByText('Top Preis-Leistung', { exact: true })).toBeVisible();
  await expect(lite.locator('s')).toHaveText('948 €');
  await expect(card(page, 'Pro').locator('s')).toHaveText('1.188 €');
  await expect(
    lite.getByText('2 Monate kostenlos bei jährlicher Abrechnung', { exact: true }),
  ).toBeVisible();
});

test('an address below /partner that names nothing is not found', async ({ page }) => {
  for (const path of ['/partner/pirat', '/partner/pricing/gold', '/partner/pricing/pirat/lite']) {
    await page.goto(path);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
  }
});
