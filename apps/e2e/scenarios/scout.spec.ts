import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, signInAs } from '../fixtures/advisors.ts';
import { uidOfPhone } from '../fixtures/auth-admin.ts';
import { setFields } from '../fixtures/database.ts';
import { demoAccounts, DEMO_SEMINARS } from '../fixtures/demo.ts';
import { freshPerson } from '../fixtures/people.ts';
import { portalOrigin } from '../fixtures/portal.ts';
import { confirmCode, fillForm, freshSession, requestCode } from '../fixtures/registration.ts';
import { expectScannable } from '../fixtures/qr-code.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const HOME = '/intern/portal';
const SEMINAR = 'Altersvorsorge ohne Fachchinesisch';
/** The page of a new advisor, and triggers, on a busy machine. */
const PATIENT = { timeout: patient(30_000) };

async function freshScout(page: Page) {
  const scout = await freshAdvisor({ joined: new Date() });
  await setFields(`advisors/${scout.uid}`, { lv: 0, bookingslink: '' });
  await signInAs(page, scout);
  return scout;
}

test('NET-01.1,2,3 a scout shares their own link by copying it, with a ready message, or as a QR code', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const scout = await freshScout(page);
  await page.goto(HOME);
  const link = `${portalOrigin}/${scout.code}?ref=${scout.uid}`;
  await page.getByRole('button', { name: 'Link kopieren', exact: true }).click();
  await expect(
    page.getByText('Link in die Zwischenablage kopiert!', { exact: true }),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(page.getByRole('list', { name: 'So geht es' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('button', { name: `Teilen: ${SEMINAR}`, exact: true })).toBeVisible(
    PATIENT,
  );
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Nachricht oder QR-Code', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Teilen: Die Seite von / });
  await expect(dialog.getByLabel('Dein Link')).toHaveValue(link);
  expect(await dialog.getByLabel('Nachricht').inputValue()).toContain(link);
  await dialog.getByLabel('Nachricht').fill(`Schau mal, Jörg & Co:\n${link}`);
  const whatsApp = await dialog.getByRole('link', { name: 'Per WhatsApp' }).getAttribute('href');
  expect(new URL(whatsApp ?? '').searchParams.get('text')).toBe(`Schau mal, Jörg & Co:\n${link}`);
  const mail = await dialog.getByRole('link', { name: 'Per E-Mail' }).getAttribute('href');
  expect(new URL(mail ?? '').searchParams.get('body')).toBe(`Schau mal, Jörg & Co:\r\n${link}`);
  await expectScannable(dialog.getByRole('img', { name: /^QR-Code: Die Seite von / }));
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'QR-Code speichern', exact: true }).click();
  expect((await saved).suggestedFilename()).toBe('wbd-link.png');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fertig', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expectAccessible(page);

  const videos = page.getByRole('list', { name: 'Videos', exact: true });
  await videos
    .getByRole('button', { name: /^Teilen: / })
    .first()
    .click();
  const film = page.getByRole('dialog', { name: /^Teilen: / });
  await expect(film.getByLabel('Dein Link')).toHaveValue(
    new RegExp(`/${scout.code}/shared/video/[^/?]+\\?ref=${scout.uid}$`),
  );
  await film.getByRole('button', { name: 'Fertig', exact: true }).click();
  await expect(film).toHaveCount(0);

  await page.getByRole('link', { name: 'WBD Lite ansehen', exact: true }).click();
  await expect(page).toHaveURL('/intern/pricing/lite');
});

test('NET-02.1,2 a scout recommends a seminar, and sees link visits, registrations, attendance and appointment requests', async ({
  page,
  browser,
}) => {
  test.slow();
  const session = await freshSession();
  const scout = await freshScout(page);
  await page.goto(HOME);
  const recommend = page.getByRole('button', { name: `Teilen: ${SEMINAR}`, exact: true });
  await recommend.click(PATIENT);
  const dialog = page.getByRole('dialog', { name: `Teilen: ${SEMINAR}`, exact: true });
  const link = await dialog.getByLabel('Dein Link').inputValue();
  expect(link).toBe(
    `${portalOrigin}/${scout.code}/shared/seminar/${DEMO_SEMINARS.trailer}?ref=${scout.uid}`,
  );
  await expect(dialog.getByLabel('Nachricht')).toHaveValue(
    `Hallo, ich habe an dich gedacht: Das Seminar „${SEMINAR}“ könnte dich interessieren. Hier kannst du dich anmelden:\n${link}`,
  );

  const reach = page.getByRole('list', { name: 'Wie weit sie kamen' }).getByRole('listitem');
  const expectReach = (opened: number, registered: number, attended: number, asked: number) =>
    expect(async () => {
      await page.reload();
      await expect(reach).toHaveText(
        [
          `Links geöffnet${opened}`,
          `Angemeldet${registered}`,
          `Beim Seminar gewesen${attended}`,
          `Gespräch gewünscht${asked}`,
        ],
        { timeout: patient(3_000) },
      );
    }).toPass(PATIENT);

  const person = freshPerson();
  const context = await browser.newContext({ baseURL: portalOrigin });
  const visitor = await context.newPage();
  const beacon = visitor.waitForRequest(/\/countVisit$/);
  await visitor.goto(link);
  expect((await beacon).postDataJSON()).toEqual({
    referrer: scout.uid,
    item: { kind: 'seminar', id: DEMO_SEMINARS.trailer },
  });
  await expect(visitor.getByRole('heading', { level: 1, name: SEMINAR })).toBeVisible(PATIENT);
  await expect
    .poll(() => visitor.evaluate(() => sessionStorage.getItem('wbd.ref')))
    .toBe(scout.uid);
  await expectReach(1, 0, 0, 0);
  await expect(
    page.getByText(
      'Gezählt werden geöffnete Links, nicht Menschen: Wer zweimal öffnet, zählt zweimal. Wer hineinschaut, bleibt unerkannt.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByText(/ · 1×\u00a0geöffnet$/)).toBeVisible();
  // sharers who open their own link are not counted
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('heading', { level: 1, name: SEMINAR })).toBeVisible(PATIENT);
  await page.goto(HOME);

  await visitor.goto(`/action/${scout.uid}/seminar/${DEMO_SEMINARS.trailer}`);
  await fillForm(visitor, person, session);
  await requestCode(visitor);
  await confirmCode(visitor, person);
  await expect(visitor.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible();

  await expectReach(1, 1, 0, 0);
  const name = `${person.firstName} ${person.lastName.charAt(0)}.`;
  const referrals = page.getByRole('list', { name: 'Wer über dich kam' }).getByRole('listitem');
  await expect(referrals).toContainText([name]);
  await expect(referrals.getByText('Angemeldet', { exact: true })).toBeVisible();

  // the same tab, later: the person also asks for an appointment
  await visitor.goto(`/action/${scout.uid}/appointment/${demoAccounts.pro.uid}`);
  await visitor.getByLabel('Worum geht es?').fill('Altersvorsorge');
  await visitor.getByRole('button', { name: 'Weiter zum Kalender', exact: true }).click();
  await expect(visitor.getByLabel('Worum geht es?')).toHaveCount(0);
  await context.close();

  const uid = await uidOfPhone(person.phoneE164);
  await setFields(`sessions/${session}/registrations/${uid}`, { attended: true });
  await expectReach(1, 1, 1, 1);
  await expect(referrals.getByText('War beim Seminar', { exact: true })).toBeVisible();
  await expect(referrals.getByText('Wollte ein Gespräch', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

for (const lv of [0, 1, 2]) {
  test(`NET-01.4,5 an advisor of level ${lv} shares a seminar and a video from the network page, with link, message and QR code`, async ({
    page,
  }) => {
    test.slow();
    const advisor = await freshAdvisor({ joined: new Date() });
    await setFields(`advisors/${advisor.uid}`, { lv });
    await signInAs(page, advisor);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(HOME);
    const more = page.getByRole('link', { name: 'Seminare und Videos teilen', exact: true });
    if (lv === 0) await page.goto('/intern/netzwerk');
    else await more.click();
    await expect(page.getByText(`${new URL(portalOrigin).host}/${advisor.code}`)).toBeVisible(
      PATIENT,
    );
    await expect(page.getByRole('heading', { name: 'Wer über dich kam' })).toBeVisible();
    for (const [list, kind] of [
      ['Seminare', 'seminar'],
      ['Videos', 'video'],
    ] as const) {
      const items = page.getByRole('list', { name: list, exact: true });
      await items
        .getByRole('button', { name: /^Teilen: / })
        .first()
        .click(PATIENT);
      const dialog = page.getByRole('dialog', { name: /^Teilen: / });
      const link = await dialog.getByLabel('Dein Link').inputValue();
      expect(link).toContain(`${portalOrigin}/${advisor.code}/shared/${kind}/`);
      expect(link).toMatch(new RegExp(`\\?ref=${advisor.uid}$`));
      expect(await dialog.getByLabel('Nachricht').inputValue()).toContain(link);
      await expectScannable(dialog.getByRole('img', { name: /^QR-Code: / }));
      await dialog.getByRole('button', { name: 'Fertig', exact: true }).click();
      await expect(dialog).toHaveCount(0);
    }
    await expectAccessible(page);
  });
}

test('a list of referrals or recommendations that fails to load says so, and the retry shows it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await freshScout(page);
  await page.route(/documents:runQuery/, (route) => route.abort());
  await page.goto(HOME);
  const failed = page.getByText('Die Liste konnte nicht geladen werden.', { exact: true });
  await expect(failed).toBeVisible(PATIENT);
  await page.unroute(/documents:runQuery/);
  // the wishes for appointments have one of their own
  await page
    .getByRole('alert')
    .filter({ has: failed })
    .getByRole('button', { name: 'Erneut versuchen', exact: true })
    .click();
  await expect(page.getByRole('list', { name: 'So geht es' })).toBeVisible();
  await expect(failed).toHaveCount(0);
});
