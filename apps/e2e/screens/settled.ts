import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** Waits until nothing on the page is still on its way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('[role=status] .wbd-skeleton')).toHaveCount(0);
  // a page that is printed loads its pictures wherever they are
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
    .toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
