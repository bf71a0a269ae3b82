import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { COLOURS, WCAG } from './accessibility.ts';
import { commands } from './commands.ts';

export const PHONE = [390, 900] as const;
export const DESK = [1440, 900] as const;

/**
 * Fails with the list of what breaks WCAG 2.2 AA on the page as it stands now, light and dark. The page stays in the
 * colour scheme that was checked last: each change draws everything anew.
 */
export async function expectAccessible(): Promise<void> {
  await settled();
  await expectNoViolations(WCAG);
  await showOtherScheme();
  await expectNoViolations(COLOURS);
}

/**
 * The page is accessible on a phone in one colour scheme and at a desk in the other, as few colours depend on the width, and
 * nothing leaves it sideways.
 */
export async function expectAccessibleEverywhere(): Promise<void> {
  await page.viewport(...PHONE);
  await expectAccessibleAsShown();
  await page.viewport(...DESK);
  await showOtherScheme();
  await expectAccessibleAsShown();
}

async function expectAccessibleAsShown(): Promise<void> {
  await settled();
  await expectNoViolations(WCAG);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth).toBe(0);
}

async function showOtherScheme(): Promise<void> {
  const scheme = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
  await commands.emulateScheme(scheme);
  await expect.element(document.documentElement).toHaveClass(scheme);
  await settled();
}

/** An entrance animation shows half-transparent text for a moment, whose contrast is not meant to be read. */
async function settled(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

async function expectNoViolations(runOnly: string[]): Promise<void> {
  // what passes is not described: that takes longer than the check
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
  const broken = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html),
  }));
  expect(broken).toEqual([]);
}
