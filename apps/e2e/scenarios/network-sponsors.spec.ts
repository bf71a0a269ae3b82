import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { FIRST_CALL } from '../fixtures/patience.ts';
import { portalOrigin } from '../fixtures/portal.ts';
import { fillSignUp, newcomer, submit } from '../fixtures/sign-up.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const PARTNERS = '/intern/netzwerk/partner';
const PATIENT = { timeout: patient(60_000) };

test('NET-03 a sign-up through the link of an advisor names the advisor and what they learn; the advisor sees first name, initial and package', async ({
  page,
  browser,
}) => {
  test.setTimeout(patient(180_000));
  const sponsor = await freshAdvisor({ name: 'sponsor' });
  await setFields(`advisors/${sponsor.uid}`, { firstName: 'Silke', lastName: 'Scout' });
  await logIn(page, sponsor.email);
  await page.goto('/intern/netzwerk');
  await page.getByRole('main').getByRole('link', { name: 'Partner', exact: true }).click(PATIENT);
  await expect(page).toHaveURL(PARTNERS);
  const link = `${portalOrigin}/advisor-signup?ref=${sponsor.uid}`;
  await expect(page.getByText(link, { exact: true })).toBeVisible(PATIENT);
  await expect(
    page.getByText('Noch hat sich niemand über deinen Link angemeldet.', { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText('Du hast dich ohne Empfehlung angemeldet.', { exact: true }),
  ).toBeVisible();
  await expectAccessibleEverywhere(page);

  const signUp = async (drops: boolean) => {
    const person = newcomer();
    const context = await browser.newContext({ baseURL: portalOrigin });
    const visitor = await context.newPage();
    await visitor.goto(link);
    const note = visitor.getByRole('note', { name: 'Empfehlung' });
    await expect(note).toContainText(
      'Silke S. hat dir WBD empfohlen und sieht nach deiner Anmeldung deinen Vornamen, den ersten Buchstaben deines Nachnamens, dein Paket und den Tag.',
      PATIENT,
    );
    // the link is remembered on the way through other pages
    await visitor.getByRole('link', { name: 'Anderes Paket wählen', exact: true }).click();
    await visitor.goto('/advisor-signup');
    await expect(note).toBeVisible(PATIENT);
    await expectAccessibleEverywhere(visitor);
    if (drops) {
      await note.getByRole('button', { name: 'Ohne Empfehlung anmelden', exact: true }).click();
      await expect(note).toHaveCount(0);
    }
    await fillSignUp(visitor, person);
    await submit(visitor).click();
    await expect(visitor).toHaveURL(new RegExp(`/${person.code}`), FIRST_CALL);
    return { person, visitor, context };
  };
  const alone = await signUp(true);
  await alone.context.close();
  const { person, visitor, context } = await signUp(false);
  const list = page.getByRole('list', { name: 'Über dich dabei' }).getByRole('listitem');
  await expect(async () => {
    await page.reload();
    await expect(list).toHaveCount(1, { timeout: patient(5_000) });
  }).toPass(PATIENT);
  await expect(list).toContainText([/^Mia N\.Basicseit \d\d\.\d\d\.\d{4}$/]);
  await expect(page.getByText(person.lastName)).toHaveCount(0);
  await expectAccessibleEverywhere(page);
  await visitor.goto(PARTNERS);
  await context.close();
});
