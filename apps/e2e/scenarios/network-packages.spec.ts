import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { makeOrgAdmin } from '../fixtures/auth-admin.ts';
import { setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast } from '../fixtures/messages.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const PATIENT = { timeout: patient(60_000) };

test("NET-03 commission on packages is off, only the operator's organisation switches it on, after a warning, and partners see it", async ({
  page,
}) => {
  test.setTimeout(patient(180_000));
  const org = `e2eoperator${process.pid}x${Date.now()}`;
  const boss = await freshAdvisor({ name: 'operator' });
  await setFields(`advisors/${boss.uid}`, { org });
  await makeOrgAdmin(boss.uid);
  await logIn(page, boss.email);
  await page.goto('/intern/netzwerk/bedingungen');
  await expect(page.getByLabel('Wie viel?')).toBeVisible(PATIENT);
  const packages = page.getByText('Pakete von Partnern', { exact: true });
  await expect(packages).toHaveCount(0);

  await setFields('config/public', { operatorOrg: org });
  try {
    await page.reload();
    await packages.click(PATIENT);
    await expect(page.getByText('Lass das vorher rechtlich prüfen', { exact: true })).toBeVisible();
    await expect(
      page.getByText(
        'Wer Partner dafür bezahlt, dass sie weitere zahlende Partner werben, kann sich strafbar machen (§ 16 Abs. 2 UWG). Die Provision gilt auf jeder Stufe gleich, und es gibt sie nur für Pakete, die ab diesem Tag bezahlt werden. 0 schaltet sie wieder ab.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(page.getByText('Fester Betrag', { exact: true })).toHaveCount(0);
    await expectAccessibleEverywhere(page);
    await page.getByLabel('Wie viel?').fill('7,5');
    await page.getByLabel('Ab wann?').fill('2099-01-01');
    await page.getByRole('button', { name: 'Festlegen', exact: true }).click();
    await expectToast(page, 'Bedingungen festgelegt', PATIENT);
    await expect(
      page.getByRole('list', { name: 'Festgelegt' }).getByRole('listitem'),
    ).toContainText([
      'Pakete von Partnern: 7,5\u00a0% des Nettobetrags, fällig 30 Tage nach der Zahlung',
    ]);

    const partners = async (words: string) => {
      await page.goto('/intern/netzwerk/partner');
      await expect(page.getByText(words, { exact: true })).toBeVisible(PATIENT);
    };
    // the terms begin in many years
    await partners('Für Pakete von Partnern gibt es keine Provision.');
    await setFields(`commissionTerms/${org}~0002`, {
      payer: org,
      source: 'subscriptions',
      validFrom: '2000-01-01',
      rate: { kind: 'share', permille: 75 },
      holdingDays: 14,
      overridePermille: 0,
      minimumPayout: 0,
      wording: 'terms-1',
    });
    await page.reload();
    await partners('7,5\u00a0% des Nettobetrags, fällig 14 Tage nach der Zahlung.');
  } finally {
    await setFields('config/public', { operatorOrg: null });
  }
});
