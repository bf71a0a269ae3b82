import { presentContract } from '@wbd/domain/contracts';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const announce = (announcements: Parameters<typeof setFields>[1]['announcements']) =>
  setFields('config/public', { announcements: announcements ?? [] });

// one after the other: an announcement is for every advisor
test.describe.configure({ mode: 'default' });
test.afterEach(() => announce([]));

test('an advisor who is there already sees what is new in the contract, accepts it, and is not asked again', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  await announce([
    {
      id: presentContract(),
      kind: 'contract',
      effectiveOn: '2099-01-01',
      summary: 'Neu ist der Vertrag zur Auftragsverarbeitung.',
    },
  ]);
  await logIn(page, advisor.email);
  await page.goto('/intern/portal');
  const notice = page.getByText('Unsere Vertragsbedingungen ändern sich.', { exact: true });
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Ansehen und bestätigen', exact: true }).click();
  await expect(page).toHaveURL('/intern/vertrag');
  await expect(page.getByText('Neu ist der Vertrag zur Auftragsverarbeitung.')).toBeVisible();
  await expect(page.getByText('Gilt ab dem 01.01.2099.', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('link', { name: /^Vertrag zur Auftragsverarbeitung/ }),
  ).toHaveAttribute('href', '/legal/auftragsverarbeitung');
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Alles bestätigt', exact: true })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Zum Portal', exact: true })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('an advisor from before the declaration declares a business before the next order', async ({
  page,
}) => {
  const advisor = await freshAdvisor({ consentVersion: 'sign-up-1' });
  await logIn(page, advisor.email);
  await page.goto('/intern/portal');
  const notice = page.getByText('Handelst du als Unternehmer?', { exact: true });
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Ansehen und bestätigen', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Lite und Pro sind für Unternehmer', exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Alles bestätigt', exact: true })).toBeVisible();
  const account = await readFields(`accounts/${advisor.uid}`);
  expect(JSON.stringify(account?.['agreement'])).toContain(presentContract());
});
