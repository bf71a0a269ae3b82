import { formatPhone } from '@wbd/domain/phone';
import { patient } from '@wbd/tools/host-speed';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { mediaFile } from '../fixtures/media.ts';
import { lastSmsCode } from '../fixtures/people.ts';
import { fillForm } from '../fixtures/registration.ts';
import { submitCredentials } from '../fixtures/sign-in.ts';
import { fileInput } from '../fixtures/upload.ts';
import { playedSeconds } from '../fixtures/video.ts';
import { smokeTarget, type SmokeTarget } from './target.ts';

test.describe.configure({ timeout: patient(240_000) });

const { advisor, admin, visitor, appCheckToken } = smokeTarget;
/** Mails, films, payments and cold starts take long. */
const LONG = { timeout: patient(90_000) };
const PERSON = { firstName: 'Rauchtest', lastName: 'Besucherin' };
const NAME = `${PERSON.firstName} ${PERSON.lastName}`;
const person = {
  ...PERSON,
  email: visitor.email,
  phone: visitor.phone.number,
  phoneE164: visitor.phone.number,
  phoneShown: formatPhone(visitor.phone.number),
};

const says = (page: Page, text: string) => page.getByText(text, { exact: true });
const codeOf = ({ code, number }: SmokeTarget['visitor']['phone']) => code ?? lastSmsCode(number);

async function open(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  if (appCheckToken !== null) {
    await page.addInitScript((token) => {
      Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: token });
    }, appCheckToken);
  }
  return page;
}

/** Signs the advisor in and opens a page. */
async function openAsAdvisor(browser: Browser, path: string): Promise<Page> {
  const page = await open(browser);
  await page.goto(path);
  await submitCredentials(page, advisor.email, advisor.password);
  await expect(page).toHaveURL(path, LONG);
  return page;
}

/** Opens the visitor's customer record. @returns false when there is none */
async function openVisitor(page: Page): Promise<boolean> {
  await page.goto('/intern/crm');
  const field = page.getByLabel('Name', { exact: true });
  const none = says(page, 'Zu deinen Filtern passt niemand.').or(says(page, 'Noch keine Kunden'));
  await expect(field.or(none).first()).toBeVisible(LONG);
  if (!(await field.isVisible())) return false;
  await field.fill(PERSON.lastName);
  const link = page.getByRole('link', { name: new RegExp(NAME) }).first();
  await expect(link.or(none).first()).toBeVisible(LONG);
  if (!(await link.isVisible())) return false;
  await link.click();
  await expect(page.getByRole('button', { name: 'Weitere Aktionen' })).toBeVisible(LONG);
  return true;
}

/** Deletes the visitor's record, including one left by a failed run. */
async function removeVisitor(browser: Browser): Promise<void> {
  const page = await openAsAdvisor(browser, '/intern/crm');
  while (await openVisitor(page)) {
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Löschen' }).click();
    const dialog = page.getByRole('alertdialog', { name: `${NAME} löschen?` });
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    await expect(says(page, `${NAME} gelöscht`)).toBeVisible(LONG);
  }
  await page.close();
}

test('a visitor opens the page and registers with a phone code, and the mail is sent', async ({
  browser,
}) => {
  await removeVisitor(browser);
  const page = await open(browser);
  await page.goto(`/${advisor.code}`);
  await page.getByRole('region', { name: 'Seminare' }).getByRole('link').first().click(LONG);
  await page.getByRole('link', { name: 'Zum Seminar anmelden' }).click(LONG);
  const sessions = page.getByLabel('Termin').locator('option:not([disabled]):not([value=""])');
  await expect(sessions.first()).toBeAttached(LONG);
  await fillForm(page, person, (await sessions.first().getAttribute('value')) ?? '');
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  const register = page.getByRole('button', { name: 'Jetzt anmelden' });
  await expect(register).toBeVisible(LONG);
  await page.getByRole('textbox', { name: /Code/ }).fill(await codeOf(visitor.phone));
  await register.click();
  await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible(LONG);
  await page.close();

  const crm = await openAsAdvisor(browser, '/intern/crm');
  await expect(async () => {
    expect(await openVisitor(crm)).toBe(true);
    const mail = crm
      .getByRole('list', { name: 'Verlauf', exact: true })
      .getByRole('listitem')
      .filter({ hasText: 'Bestätigung der Anmeldung' });
    await expect(mail.getByText('Verschickt', { exact: true })).toBeVisible();
  }).toPass(LONG);
  await crm.close();
  await removeVisitor(browser);
});

test('an admin signs in with a second factor', async ({ browser }) => {
  const page = await open(browser);
  await page.goto('/admin');
  await submitCredentials(page, admin.email, admin.password);
  const code = page.getByLabel('Code aus der SMS');
  await expect(code).toBeVisible(LONG);
  await code.fill(await codeOf(admin.phone));
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin-Dashboard' })).toBeVisible(LONG);
  await page.close();
});

test('an advisor uploads a video and plays it', async ({ browser }) => {
  const page = await openAsAdvisor(browser, '/intern/schnellvideos');
  const title = `Rauchtest ${Date.now()}`;
  await page.getByRole('button', { name: 'Video hochladen', exact: true }).click(LONG);
  const dialog = page.getByRole('dialog', { name: 'Video hochladen' });
  await dialog.getByRole('textbox', { name: 'Titel', exact: true }).fill(title);
  await fileInput(dialog, 'Video').setInputFiles(mediaFile('intro-clara.mp4'));
  await fileInput(dialog, 'Vorschaubild').setInputFiles(mediaFile('intro-clara.webp'));
  await dialog.getByRole('button', { name: 'Hochladen', exact: true }).click();
  await expect(says(page, 'Video hochgeladen')).toBeVisible(LONG);

  await page.getByRole('button', { name: `Abspielen: ${title}` }).click();
  const video = page.getByRole('dialog', { name: title }).locator('video');
  await expect.poll(() => playedSeconds(video), LONG).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Löschen: ${title}` }).click();
  await page
    .getByRole('alertdialog', { name: 'Video löschen?' })
    .getByRole('button', { name: 'Löschen', exact: true })
    .click();
  await expect(says(page, 'Video gelöscht')).toBeVisible(LONG);
  await page.close();
});

test('an advisor buys the test offer', async ({ browser }) => {
  const page = await openAsAdvisor(browser, '/intern/portal');
  await page.goto('/smoleuro');
  await page.getByRole('button', { name: '0,50 € bezahlen', exact: true }).click(LONG);
  await expect(page).not.toHaveURL('/smoleuro', LONG);
  await payAtStripe(page);
  await expect(page).toHaveURL('/smoleuro-graciously-given', LONG);
  await expect(
    says(page, 'Du hast 0,50 € bezahlt. An deinem Paket ändert sich nichts.'),
  ).toBeVisible(LONG);
  await page.close();
});

/** Pays with Stripe's test card on Stripe's page, or on that of the local stand-in, which asks for no card. */
async function payAtStripe(page: Page): Promise<void> {
  const card = page.locator('#cardNumber');
  const pay = page.getByRole('button', { name: /^(0,50\s€ bezahlen|Bezahlen|Pay)/ });
  await expect(card.or(pay).first()).toBeVisible(LONG);
  if (await card.isVisible()) {
    await card.fill('4242424242424242');
    await page.locator('#cardExpiry').fill('12/40');
    await page.locator('#cardCvc').fill('123');
    await page.locator('#billingName').fill(NAME);
  }
  await pay.first().click();
}
