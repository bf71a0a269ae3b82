import { DEMO_EXPERTS, demoAccounts } from '../fixtures/demo.ts';
import {
  booking,
  heading,
  holdNoScripts,
  holdScripts,
  main,
  MOST_SHIFT,
  remember,
  rememberHeading,
  watch,
} from '../fixtures/first-view.ts';
import { expectTakenOver, isTakenOver } from '../fixtures/navigation.ts';
import { expect, expectAccessibleAsShown, test } from '../fixtures/test.ts';

test.use({ isFirstVisit: true });

const { pro } = demoAccounts;
const TESTIMONIAL = 'shared/testimonial/testimonialhassan000';

test('PUB-03 links work before React has the page, place and focus stay, also after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const letGo = await holdScripts(page);
  await page.goto(`/${pro.code}`, { waitUntil: 'commit' });
  await expect(booking(page)).toHaveAttribute('href', `/action/${pro.uid}/appointment/${pro.uid}`);
  await booking(page).focus();
  await page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }));
  letGo();
  await expectTakenOver(page);
  await expect(booking(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(240);

  // the browser's own restoration, which the router leaves alone
  await holdNoScripts(page);
  await page.reload();
  await expectTakenOver(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(240);

  // React follows links in place, and the way back leads to the place that was left
  await rememberHeading(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  expect(await page.evaluate(() => window.remembered !== null)).toBe(true);
});

test('APPT-01 a tap before any script leads to the page of the appointment, which is taken over in place, also with a query', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watch(page);
  const path = `/action/${pro.uid}/appointment/${pro.uid}`;
  const tap = async () => {
    await page.goto(`/${pro.code}`, { waitUntil: 'commit' });
    await booking(page).click();
  };
  const withVideo = `?video=${DEMO_EXPERTS.plan}`;
  const open = () => page.goto(path + withVideo, { waitUntil: 'commit' });
  for (const [query, arrive] of [
    ['', tap],
    [withVideo, open],
  ] as const) {
    const letGo = await holdScripts(page);
    await arrive();
    await expect(heading(page)).toHaveText('Termin mit Clara Weiß');
    await expect(page).toHaveURL(path + query);
    await expectAccessibleAsShown(page);
    expect(await isTakenOver(page)).toBe(false);
    await rememberHeading(page);

    letGo();
    await expectTakenOver(page);
    await expect(page.getByLabel('Telefonnummer')).toBeVisible();
    expect(await page.evaluate(() => window.remembered?.isConnected)).toBe(true);
    await expect(page).toHaveTitle('Termin mit Clara Weiß · WBD');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Anmelden', exact: true }),
    ).toHaveAttribute('href', `/auth?${new URLSearchParams({ next: path + query })}`);
    const { shift, blank } = await page.evaluate(() => window.seen);
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
    expect(blank).toBe(0);
    await holdNoScripts(page);
  }
});

test('PUB-03 a button of the first view that is pressed too early is answered once', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto(`/${pro.code}`, { waitUntil: 'commit' });
  await main(page)
    .getByRole('button', { name: 'Vorstellungsvideo von Clara abspielen', exact: true })
    .click();
  letGo();
  await expect(main(page).getByLabel('Vorstellungsvideo von Clara Weiß')).toBeVisible();
});

test('PUB-05 PUB-08 what customers say is read and moved on before any script, and goes on from the slide that shows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watch(page);
  const voices = page.getByRole('region', { name: 'Kundenstimmen', exact: true });
  const slides = voices.getByRole('group');
  const press = (name: string) => voices.getByRole('button', { name, exact: true }).click();
  const letGo = await holdScripts(page);
  await page.goto(`/${pro.code}`, { waitUntil: 'commit' });
  await expect(slides.first()).toContainText('Endlich verstehe ich, wofür ich spare.');
  const total = await slides.count();
  expect(total).toBeGreaterThan(2);
  await expect(slides.nth(1)).toHaveAccessibleName(`2 von ${total}`);
  await expect(slides.first().getByRole('link')).toHaveAttribute(
    'href',
    `/${pro.code}/${TESTIMONIAL}`,
  );
  const shows = (index: number) =>
    expect(slides.nth(index).getByRole('link')).toBeInViewport({ ratio: 0.9 });
  await voices.scrollIntoViewIfNeeded();
  await shows(0);
  // round in both directions
  await press('Vorherige Folie');
  await shows(total - 1);
  await press('Nächste Folie');
  await shows(0);
  await press('Nächste Folie');
  await shows(1);
  await remember(slides.nth(1));
  expect(await isTakenOver(page)).toBe(false);

  letGo();
  await expectTakenOver(page);
  const position = voices.locator('p[aria-hidden=true]');
  await expect(position).toHaveText(`2 von ${total}`);
  await shows(1);
  expect(await page.evaluate(() => window.remembered?.isConnected)).toBe(true);
  await expect(voices.locator('[aria-live=polite]')).toHaveText('');
  await press('Nächste Folie');
  await expect(position).toHaveText(`3 von ${total}`);
  await shows(2);
  const { shift, ...others } = await page.evaluate(() => window.seen);
  expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
  expect(others).toEqual({ blank: 0, restyled: 0 });
});

test('PARTNER-04 a schedule that is chosen before React has the page is kept', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/partner/pricing/advisor/lite', { waitUntil: 'commit' });
  const annual = main(page).getByRole('radio', { name: 'Jährlich' });
  await annual.check();
  letGo();
  await expect(
    main(page).getByRole('link', { name: 'Jetzt buchen', exact: true }).first(),
  ).toHaveAttribute('href', '/advisor-signup?plan=lite&schedule=annually');
  await expect(annual).toBeChecked();
});
