import { patient } from '@wbd/tools/host-speed';
import type { Page } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { DEMO_PASSWORD, DEMO_SEMINARS } from '../fixtures/demo.ts';
import { documentExists } from '../fixtures/database.ts';
import { uidOfPhone } from '../fixtures/auth-admin.ts';
import { FIRST_CALL } from '../fixtures/patience.ts';
import { freshPerson, lastSmsCode } from '../fixtures/people.ts';
import { fillForm, freshSession, requestCode } from '../fixtures/registration.ts';
import { submitCredentials } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const OWN_PASSWORD = 'nur-fuer-frieda';

/** An advisor in front of the start of kiosk mode. Really signed in: a login of the fixture would come back with each document. */
async function advisorAtStart(page: Page, session: string) {
  const advisor = await freshAdvisor({ password: OWN_PASSWORD });
  await page.goto(
    `/auth?next=${encodeURIComponent(`/action/kiosk/${DEMO_SEMINARS.trailer}?termin=${session}`)}`,
  );
  await submitCredentials(page, advisor.email, OWN_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Kiosk-Modus' })).toBeVisible(
    FIRST_CALL,
  );
  return { ...advisor, kiosk: `/action/${advisor.uid}/seminar/${DEMO_SEMINARS.trailer}` };
}

const startButton = (page: Page) =>
  page.getByRole('button', { name: 'Kiosk-Modus starten', exact: true });

async function expectEmptyForm(page: Page, kiosk: string): Promise<void> {
  await expect(page).toHaveURL(kiosk);
  await expect(page.getByLabel('Vorname')).toHaveValue('', FIRST_CALL);
  for (const label of ['Nachname', 'E-Mail', 'Telefonnummer']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
  await expect(page.getByRole('button', { name: 'Code anfordern' })).toBeVisible();
}

/** Everything that the page shows and the browser keeps. */
const everything = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<string>((resolve) => {
            const request = indexedDB.open(name);
            request.onsuccess = () => {
              const database = request.result;
              const stores = [...database.objectStoreNames];
              if (stores.length === 0) {
                database.close();
                resolve('');
                return;
              }
              const all = database
                .transaction(stores)
                .objectStore(stores[0] ?? '')
                .getAll();
              all.onsuccess = () => {
                database.close();
                resolve(JSON.stringify(all.result));
              };
              all.onerror = () => resolve('unreadable');
            };
            request.onerror = () => resolve('unreadable');
          }),
      ),
    );
    return [
      document.documentElement.outerHTML,
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      JSON.stringify(history.state),
      location.href,
      ...rows,
    ].join('\n');
  });

test('two guests on one device: the second finds nothing of the first, and no way out', async ({
  page,
}) => {
  test.slow();
  const session = await freshSession();
  await page.addInitScript(() => {
    sessionStorage.setItem('wbd.ref', sessionStorage.getItem('wbd.ref') ?? 'demoadvisorlite');
  });
  const { kiosk, uid: advisor } = await advisorAtStart(page, session);
  await expect(page.getByText(/^Nur für den Termin /)).toBeVisible();
  await startButton(page).click();

  const [first, second] = [freshPerson(), freshPerson()];
  for (const guest of [first, second]) {
    await expectEmptyForm(page, kiosk);
    const kept = await everything(page);
    expect(kept).toContain(advisor);
    for (const secret of [first.lastName, first.email, first.phoneE164, 'firebase:authUser']) {
      expect(kept).not.toContain(secret);
    }
    await expect(page.getByText('Wer nimmt teil?')).toBeHidden();
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Meine Termine' }),
    ).toBeHidden();
    await expect(page.getByLabel('Vorname')).toHaveAttribute('autocomplete', 'off');

    await page.getByLabel('Vorname').fill(guest.firstName);
    await page.getByLabel('Nachname').fill(guest.lastName);
    // the law's pages open here, and the way back keeps what was typed
    await page.getByRole('link', { name: 'AGB' }).first().click();
    await expect(page).toHaveURL('/legal/agb');
    await page.getByRole('banner').getByRole('link', { name: 'Zur Anmeldung' }).last().click();
    await expect(page.getByLabel('Nachname')).toHaveValue(guest.lastName);
    await page.getByLabel('E-Mail').fill(guest.email);
    await page.getByLabel('Telefonnummer').fill(guest.phone);
    await requestCode(page);
    await page.getByRole('textbox', { name: /Code/ }).fill(await lastSmsCode(guest.phoneE164));
    await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
    await expect(
      page.getByRole('heading', { name: 'Danke, du bist angemeldet!', exact: true }),
    ).toBeVisible(FIRST_CALL);
    const uid = await uidOfPhone(guest.phoneE164);
    expect(await documentExists(`sessions/${session}/registrations/${uid}`)).toBe(true);
    // the link that the advisor once followed is none that guests came by
    expect(await documentExists(`referrals/${uid}`)).toBe(false);
    expect(await everything(page)).not.toContain(guest.lastName);
    await page.getByRole('button', { name: 'Nächste Anmeldung', exact: true }).click();
  }

  // back, by hand, by reload and in another tab: always the empty form, or the law's pages
  for (let step = 0; step < 4; step++) {
    await page.goBack();
    await expect(page).toHaveURL((url) => [kiosk, '/legal/agb'].includes(url.pathname));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await everything(page)).not.toContain(first.lastName);
    expect(await everything(page)).not.toContain(second.lastName);
  }
  for (const path of ['/intern/crm', '/auth', '/action/meine-daten', '/pro', '/']) {
    await page.goto(path);
    await expectEmptyForm(page, kiosk);
  }
  await page.reload();
  await expectEmptyForm(page, kiosk);
  const other = await page.context().newPage();
  await other.goto('/intern/portal');
  await expectEmptyForm(other, kiosk);
  await other.close();
});

test('a guest who leaves, starts over or does nothing for a minute leaves nothing behind', async ({
  page,
}) => {
  const session = await freshSession();
  const { kiosk } = await advisorAtStart(page, session);
  await startButton(page).click();
  await expectEmptyForm(page, kiosk);
  const guest = freshPerson();

  await fillForm(page, guest, session, { isKiosk: true });
  await page.getByRole('button', { name: 'Neu beginnen', exact: true }).click();
  await expectEmptyForm(page, kiosk);

  await fillForm(page, guest, session, { isKiosk: true });
  await requestCode(page);
  await page.reload();
  await expectEmptyForm(page, kiosk);

  // signed in, with a seat that could not be booked
  await page.clock.install();
  await page.goto(kiosk);
  await fillForm(page, guest, session, { isKiosk: true });
  await page.clock.runFor(46_000);
  const dialog = page.getByRole('alertdialog', { name: 'Noch da?', exact: true });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Ich bin noch da', exact: true }).click();
  // the closed dialog leaves the page with the test's clock
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(dialog).toBeHidden({ timeout: patient(500) });
  }).toPass({ timeout: patient(10_000) });
  await expect(page.getByLabel('Nachname')).toHaveValue(guest.lastName);
  await page.clock.runFor(50_000);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(12_000);
  await expectEmptyForm(page, kiosk);
  expect(await everything(page)).not.toContain(guest.lastName);
});

test('only the password of the advisor who started kiosk mode ends it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/400 \(Bad Request\)/);
  const session = await freshSession();
  const { kiosk } = await advisorAtStart(page, session);
  await startButton(page).click();
  await expectEmptyForm(page, kiosk);
  await page.getByRole('button', { name: 'Kiosk beenden', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Kiosk-Modus beenden', exact: true });
  const password = dialog.getByLabel('Dein WBD-Passwort').and(page.locator('input'));
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await expect(password).toHaveValue('');
  await expectAccessible(page);
  // that of other advisors
  await password.fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Kiosk-Modus beenden', exact: true }).click();
  await expect(dialog.getByText('Das Passwort stimmt nicht.', { exact: true })).toBeVisible();
  await expect(password).toHaveValue(DEMO_PASSWORD);
  await page.goto('/intern/portal');
  await expectEmptyForm(page, kiosk);

  await page.getByRole('button', { name: 'Kiosk beenden', exact: true }).click();
  await password.fill(OWN_PASSWORD);
  await dialog.getByRole('button', { name: 'Kiosk-Modus beenden', exact: true }).click();
  await expect(page).toHaveURL(`/intern/veranstaltungen/view/${session}`, FIRST_CALL);
  await page.goto('/intern/portal');
  await expect(page.getByRole('banner').getByText('Frieda')).toBeVisible(FIRST_CALL);
});

test('FN-03 kiosk mode begins with a customer who confirms by code, and with no one else', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const session = await freshSession();
  const { kiosk, uid } = await advisorAtStart(page, session);
  const guest = freshPerson();
  const phone = page.getByLabel('Telefonnummer des Kunden');
  const send = page.getByRole('button', { name: 'Code an den Kunden senden', exact: true });
  await phone.fill(guest.phone);
  await send.click();
  await expect(page.getByText('Keinen passenden Kunden gefunden', { exact: true })).toBeVisible(
    FIRST_CALL,
  );
  await storeCustomer(uid, { firstName: 'Jörg', lastName: 'Weiß', phone: guest.phoneE164 });

  await page.route(/sendVerificationCode/, (route) => route.abort());
  await send.click();
  await expect(
    page.getByText('Wir konnten keinen Code versenden. Bitte versuche es später erneut.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(phone).toHaveValue(guest.phone);
  await expectAccessibleEverywhere(page);
  await page.unroute(/sendVerificationCode/);

  await send.click();
  await page.getByRole('textbox', { name: /Code/ }).fill(await smsCodeOnceSent(guest.phoneE164));
  await page.getByRole('button', { name: 'Code bestätigen und Kiosk-Modus starten' }).click();
  await expect(page).toHaveURL(kiosk);
  await expect(page.getByLabel('Telefonnummer')).toHaveValue(guest.phoneE164, FIRST_CALL);
  await expect(page.getByLabel('Nachname')).toHaveValue('');
  await fillForm(page, guest, session, { isKiosk: true });
  await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Danke, du bist angemeldet!' })).toBeVisible(
    FIRST_CALL,
  );
  await page.goto('/intern/crm');
  await expectEmptyForm(page, kiosk);
});

async function smsCodeOnceSent(phone: string): Promise<string> {
  await expect(() => lastSmsCode(phone)).toPass();
  return lastSmsCode(phone);
}

test('kiosk mode is started where advisors look for it, and by no one else', async ({ page }) => {
  const session = await freshSession();
  await page.goto(`/action/kiosk/${DEMO_SEMINARS.trailer}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Melde dich zuerst als Berater an', exact: true }),
  ).toBeVisible(FIRST_CALL);
  await page.goto(`/auth?next=/intern/veranstaltungen/view/${session}`);
  await submitCredentials(page, 'pro@demo.wbd', DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Weitere Aktionen', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Kiosk-Modus', exact: true }).click();
  await expect(page).toHaveURL(`/action/kiosk/${DEMO_SEMINARS.trailer}?termin=${session}`);
  await expect(startButton(page)).toBeVisible();

  await page.goto(`/action/demoadvisorpro/seminar/${DEMO_SEMINARS.trailer}`);
  await page.getByRole('link', { name: 'Kiosk-Modus starten', exact: true }).click();
  await expect(page).toHaveURL(`/action/kiosk/${DEMO_SEMINARS.trailer}`);
  await expect(page.getByText('Für alle kommenden Termine', { exact: true })).toBeVisible();
});
