import type { Browser, Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { addSecondFactor } from '../fixtures/auth-admin.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { portalOrigin } from '../fixtures/portal.ts';
import { expectToast, expectWords } from '../fixtures/messages.ts';
import { freshPerson, mailsTo } from '../fixtures/people.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';
import { storeTestimonial } from '../fixtures/testimonials.ts';

const PATIENT = { timeout: patient(60_000) };
const main = (page: Page) => page.getByRole('main');
const QUOTE = 'Rita Rendite ist begeistert.';
const FACTS = 'Die Person verspricht im Video ab Minute 1 sichere Gewinne.';

async function anotherAdmin() {
  const admin = await freshAdvisor({ name: 'pruefer' });
  await setFields(`accounts/${admin.uid}`, { admin: true });
  await addSecondFactor(admin.uid, freshPerson().phoneE164);
  return admin;
}

/** A person at a desk of their own. */
async function loggedIn(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await logIn(page, email);
  return page;
}

/** Decides the notice that is open. */
async function decide(page: Page, outcome: string, facts: string, done: string) {
  const form = page.getByRole('form', { name: 'Entscheiden' });
  await form.getByRole('radio', { name: new RegExp(`^${outcome}`) }).check();
  await form.getByRole('radio', { name: 'Verstoß gegen ein Gesetz' }).check();
  await form.getByLabel('Gesetz oder Stelle in den AGB').fill('§ 5 UWG, irreführende Werbung');
  await form.getByLabel('Was du festgestellt hast').fill(facts);
  await form.getByRole('button', { name: 'Entscheidung abschicken', exact: true }).click();
  await expectToast(page, done);
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

test('a visitor reports a testimonial, an admin hides it with reasons, its owner objects, and another admin restores it', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(/403 \(Forbidden\)/);
  const [owner, second] = [await freshAdvisor(), await anotherAdmin()];
  const id = await storeTestimonial(owner, 'Rita Rendite', 1);
  const address = `/${owner.code}/shared/testimonial/${id}`;
  const pageOf = () => readFields(`publicPages/${owner.code}`).then((it) => JSON.stringify(it));
  await expect.poll(pageOf, PATIENT).toContain(id);

  // the visitor, on a phone
  const visitor = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-DE' })
  ).newPage();
  const reporter = `melderin${owner.code}@example.org`;
  await visitor.goto(address);
  const report = main(visitor).getByRole('link', { name: 'Inhalt melden', exact: true });
  // a tab of its own brings no state of the router; headless Chromium never loads a tab that a held key opens
  const tab = await visitor.context().newPage();
  await tab.goto('/action/melden', { referer: visitor.url() });
  await expectWords(tab, 'Kundenstimme: Rita Rendite');
  await tab.close();
  await report.click();
  await expectWords(visitor, 'Kundenstimme: Rita Rendite');
  await expectWords(visitor, address);
  await visitor.getByRole('button', { name: 'Meldung abschicken' }).click();
  await expectWords(visitor, 'Bitte wähle einen Grund');
  await expectWords(visitor, 'Bitte gib deine E-Mail-Adresse an');
  await expectAccessibleEverywhere(visitor);
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.getByLabel('Worum geht es?').selectOption('Irreführende Werbung');
  await visitor.getByLabel('Was ist daran verboten oder falsch?').fill('Ab 1:00 sichere Gewinne.');
  await visitor.getByLabel('Dein Name').fill('Jana Weber');
  await visitor.getByLabel('Deine E-Mail-Adresse').fill(reporter);
  await visitor.getByText('Was ich schreibe, ist nach bestem Wissen').click();
  await visitor.getByRole('button', { name: 'Meldung abschicken' }).click();
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'Danke, deine Meldung ist da' }),
  ).toBeVisible(PATIENT);
  const number = /M-[2-9A-Z]{8}/.exec(await main(visitor).innerText())?.[0] ?? '';
  await expect
    .poll(() => subjectsTo(reporter), PATIENT)
    .toEqual([`Deine Meldung ${number} ist angekommen`]);

  // the admin
  await logIn(page, demoAccounts.admin.email);
  await page.goto('/admin/meldungen');
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Rita Rendite', exact: true }).last().click();
  await expectWords(page, number);
  await expectWords(page, `Jana Weber, ${reporter}`);
  await expectAccessibleEverywhere(page);
  await decide(page, 'Ausblenden', FACTS, 'Entschieden: ausgeblendet');
  await expect
    .poll(() => subjectsTo(reporter), PATIENT)
    .toContain(`Entscheidung über deine Meldung ${number}`);
  await expect.poll(() => subjectsTo(owner.email), PATIENT).toContain('Ausgeblendet: Rita Rendite');

  // it is nowhere any more: page, HTML, its own address
  await expect.poll(pageOf, PATIENT).not.toContain(id);
  const gone = await visitor.goto(address);
  expect(gone?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText(QUOTE)).toHaveCount(0);
  for (const path of [address, `/${owner.code}`, '/sitemap.xml']) {
    // HTML may be kept for a minute; a page that is not there still names its own address
    const html = async () =>
      (await (await visitor.request.get(path)).text()).replaceAll(portalOrigin + address, '');
    await expect.poll(html, { message: path, timeout: patient(60_000) }).not.toContain(id);
    expect(await html(), path).not.toContain(QUOTE);
  }

  // the owner reads why, and objects
  const desk = await loggedIn(browser, owner.email);
  await desk.goto('/intern/konfigurator');
  const card = desk.getByRole('listitem').filter({ hasText: QUOTE });
  await expect(
    card.getByText('Verstoß gegen ein Gesetz: § 5 UWG, irreführende Werbung', { exact: true }),
  ).toBeVisible(PATIENT);
  await expect(
    card.getByRole('link', { name: 'Begründung und Widerspruch zu Rita Rendite', exact: true }),
  ).toBeVisible();
  await desk.goto('/intern/portal');
  await expectWords(desk, '1 Inhalt von dir ist ausgeblendet.');
  await desk.getByRole('link', { name: 'Ansehen', exact: true }).click();
  await expectWords(desk, FACTS);
  await desk.getByRole('button', { name: 'Widerspruch einlegen', exact: true }).click();
  await expectAccessibleEverywhere(desk);
  await desk.getByLabel('Warum ist die Entscheidung falsch?').fill('Das sagt sie nirgends.');
  await desk.getByRole('button', { name: 'Widerspruch abschicken', exact: true }).click();
  await expectToast(desk, 'Dein Widerspruch ist angekommen');
  await expect(desk.getByText('Wir prüfen den Inhalt noch einmal', { exact: false })).toBeVisible();

  // the first admin may not decide about it, the second one does
  const ofNotice = `/admin/meldungen/testimonial-${id}`;
  await page.goto(ofNotice);
  await expectWords(
    page,
    'Du hast über diesen Inhalt schon entschieden. Über den Widerspruch entscheidet ein anderer Admin.',
  );
  const other = await loggedIn(browser, second.email);
  await other.goto(ofNotice);
  await expectWords(other, 'Das sagt sie nirgends.');
  await decide(
    other,
    'Sichtbar lassen',
    'Das Versprechen kommt nicht vor.',
    'Entschieden: bleibt sichtbar',
  );
  await expect
    .poll(() => subjectsTo(owner.email), PATIENT)
    .toContain('Wieder sichtbar: Rita Rendite');
  await expect.poll(pageOf, PATIENT).toContain(id);
  await visitor.goto(address);
  await expect(visitor.getByText(QUOTE, { exact: true }).first()).toBeVisible(PATIENT);
  await page.goto('/admin/protokoll');
  await expectWords(page, 'Gemeldeten Inhalt sichtbar gelassen');
});
