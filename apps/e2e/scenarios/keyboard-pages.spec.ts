import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { expectTakenOver } from '../fixtures/navigation.ts';
import { ADMIN_PAGES, PORTAL_PAGES } from '../fixtures/portal-pages.ts';
import { PUBLIC_PAGES } from '../fixtures/public-pages.ts';
import { storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { expect, test } from '../fixtures/test.ts';

/** More stops than any page has. */
const MOST_STOPS = 250;

/** Numbers everything that the keyboard has to reach, and says what each is. */
async function markControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, video[controls], [tabindex]';
    const isGroupMember = (element: Element) =>
      element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
    const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.closest('[inert], [aria-hidden=true]') === null &&
        // one of a group is a stop, its arrows reach the others
        !isGroupMember(element) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getClientRects().length > 0,
    );
    return all.map((element, index) => {
      element.dataset['stop'] = String(index);
      return element.outerHTML.slice(0, 160);
    });
  });
}

/** Where the keyboard is, and whether it can be seen there. */
async function stop(page: Page): Promise<{ index: number | null; isShown: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { index: null, isShown: true };
    }
    const marked = element.dataset['stop'];
    // the drawn part of a control carries the focus ring
    const rings = [element, element.parentElement, element.nextElementSibling].filter(
      (one) => one !== null,
    );
    const isShown =
      element instanceof HTMLVideoElement ||
      rings.some((one) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
    return { index: marked === undefined ? null : Number(marked), isShown };
  });
}

async function expectReachedByKeyboard(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expectTakenOver(page);
  // what arrives later would replace what is marked
  await expect(page.locator('[role=status] .wbd-skeleton, [aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const controls = await markControls(page);
  expect(controls.length, path).toBeGreaterThan(2);
  const reached = new Set<number>();
  const unseen: string[] = [];
  for (let stops = 0; stops < MOST_STOPS && reached.size < controls.length; stops += 1) {
    await page.keyboard.press('Tab');
    const { index, isShown } = await stop(page);
    // further stops inside a field, as the parts of a date, show themselves
    if (index === null || reached.has(index)) continue;
    reached.add(index);
    if (!isShown) unseen.push(controls[index] ?? '');
  }
  const missed = controls.filter((_, index) => !reached.has(index));
  expect({ path, missed, unseen }).toEqual({ path, missed: [], unseen: [] });
}

test('UX-04.2 the keyboard reaches everything on the public pages, and shows where it is', async ({
  page,
}) => {
  test.setTimeout(patient(180_000));
  for (const path of PUBLIC_PAGES) await expectReachedByKeyboard(page, path);
});

test('UX-04.3 the keyboard reaches everything on the pages of the portal, and shows where it is', async ({
  page,
  consoleErrors,
}) => {
  // files that other tests only name
  consoleErrors.allow(/404/);
  test.setTimeout(patient(180_000));
  // their own, so that no other test adds to their lists
  const advisor = await freshAdvisor();
  const customer = await storeCustomer(advisor.uid, { firstName: 'Ada', lastName: 'Alt' });
  const seminar = await storeSeminar(advisor.uid, { title: 'Rente ohne Rätsel' });
  const session = await storeSession({ advisor: advisor.uid, seminar });
  await logIn(page, advisor.email);
  for (const path of [
    ...PORTAL_PAGES,
    `/intern/crm/${customer}`,
    `/intern/veranstaltungen/view/${session}`,
    `/intern/veranstaltungen/view/${session}/register`,
  ]) {
    await expectReachedByKeyboard(page, path);
  }
});

test('UX-04.8 the keyboard reaches everything on the pages of admins, and shows where it is', async ({
  page,
}) => {
  test.setTimeout(patient(180_000));
  await logIn(page, demoAccounts.admin.email);
  for (const path of ADMIN_PAGES) await expectReachedByKeyboard(page, path);
});

test('UX-04.1 pages change at 768 px: one slide below, three from there on', async ({ page }) => {
  await page.goto('/pro');
  await expectTakenOver(page);
  const seminars = page.getByRole('region', { name: 'Seminare', exact: true });
  const reachable = seminars
    .locator('[aria-roledescription=Folie]')
    .filter({ hasNot: page.locator('[inert]') });
  await seminars.scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(reachable).toHaveCount(1);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(reachable).toHaveCount(3);
});
