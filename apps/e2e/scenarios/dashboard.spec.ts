import type { Locator, Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, signInAs } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { setFields } from '../fixtures/database.ts';
import { inDays, storeParticipant, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { signIn, signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

// two long walks
test.describe.configure({ timeout: patient(90_000) });

/** Every tile in its order: label, address and the level that opens it; the preview's address is the advisor's own. */
const TILES = [
  ['Vorschau', 'preview', 1],
  ['Konfigurator', '/intern/konfigurator', 1],
  ['CRM', '/intern/crm', 1],
  ['Termine', '/intern/kalender', 1],
  ['Seminare', '/intern/veranstaltungen', 2],
  ['Experten-Videos', '/intern/expert-videos', 2],
  ['Wissensbibliothek', '/intern/wissensbibliothek', 0],
  ['Angebote', '/intern/angebote', 0],
  ['Schnellvideos', '/intern/schnellvideos', 1],
  ['Team', '/intern/team', 0],
  ['Netzwerk', '/intern/netzwerk', 0],
  ['Profil', '/intern/profile', 0],
] as const;

const MESSAGES = {
  1: 'Nur mit WBD Lite oder WBD Pro verfügbar',
  2: 'Nur mit WBD Pro verfügbar',
} as const;

const tiles = (page: Page) => page.getByRole('list', { name: 'Bereiche', exact: true });
const tile = (page: Page, label: string) =>
  tiles(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: label, exact: true }) });
const surface = (of: Locator) =>
  of.locator('> *').evaluate((card) => getComputedStyle(card).backgroundColor);

test('PORTAL-01.1,2,3,4 PORTAL-02.1,2,3 each package opens its tiles; the others are grey, lead nowhere and say which package does', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  await signInAs(page, advisor);
  for (const level of [0, 1, 2] as const) {
    await setFields(`advisors/${advisor.uid}`, { lv: level });
    await page.goto('/intern/portal');
    await expect(tiles(page).getByRole('heading', { level: 2 })).toHaveText(
      TILES.map(([label]) => label),
    );
    const open = await surface(tile(page, 'Profil'));
    for (const [label, path, needed] of TILES) {
      const link = tile(page, label).getByRole('link');
      if (needed === 0 || needed <= level) {
        const address = path === 'preview' ? `/${advisor.code}` : path;
        await expect(link, label).toHaveAttribute('href', address);
        await expect(tile(page, label)).not.toContainText('Nur mit');
      } else {
        // the tile itself leads nowhere; below it is the way to the package
        await expect(link, label).toHaveAttribute(
          'href',
          `/intern/pricing/${needed === 2 ? 'pro' : 'lite'}`,
        );
        await expect(
          tile(page, label).getByText(MESSAGES[needed], { exact: true }),
          label,
        ).toBeVisible();
        const card = tile(page, label).locator('[aria-disabled]');
        expect(await card.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe(open);
        await card.click();
        await expect(page).toHaveURL('/intern/portal');
      }
    }
    if (level === 0) await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await tile(page, 'Profil').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dein WBD-Profil' })).toBeVisible();
});

test('PORTAL-01.5 admins have a tile of their own, after all others', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(tiles(page).getByRole('heading', { level: 2 }).last()).toHaveText('Admin');
  await expect(tile(page, 'Admin').getByRole('link')).toHaveAttribute('href', '/admin');
});

test('an advisor sees the next dates with their seats, the link to pass on, and what the page still lacks', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const advisor = await freshAdvisor();
  const { uid } = advisor;
  // an organisation of its own: no other test meets this seminar
  await setFields(`advisors/${uid}`, { org: `org-${uid}`, bookingslink: 'termine.example/frieda' });
  await setFields(`seminars/seminar-${uid}`, {
    advisor: uid,
    org: `org-${uid}`,
    title: 'Vorsorge heute',
    description: 'Kurz',
    hidden: true,
    duration: 60,
    online: false,
    video: null,
    trailer: null,
    preview: null,
    thumb: null,
    pdf: null,
    createdAt: new Date(),
  });
  for (const [name, days, registrationCount] of [
    ['voll', 2, 20],
    ['bald', 1, 3],
    ['vorbei', -1, 9],
  ] as const) {
    await setFields(`sessions/${name}-${uid}`, {
      advisor: uid,
      seminar: `seminar-${uid}`,
      time: inDays(days),
      location: 'Köln',
      maxParticipants: 20,
      registrationCount,
      hidden: true,
    });
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, advisor);
  await page.route(/documents:runQuery/, (route) => route.abort());
  await page.goto('/intern/portal');
  const main = page.getByRole('main');
  await expect(
    main.getByText('Deine Termine konnten nicht geladen werden.', { exact: true }),
  ).toBeVisible({ timeout: patient(20_000) });
  await page.unroute(/documents:runQuery/);
  await main
    .getByRole('alert')
    .filter({ hasText: 'Deine Termine konnten nicht geladen werden.' })
    .getByRole('button', { name: 'Erneut versuchen', exact: true })
    .click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Vorsorge heute' })).toHaveText([
    /3 von 20 Plätzen belegt$/,
    /Ausgebucht$/,
  ]);
  await expect(
    main.getByRole('link', { name: 'Vorsorge heute', exact: true }).first(),
  ).toHaveAttribute('href', `/intern/veranstaltungen/view/bald-${uid}`);
  await expect(main.getByRole('link', { name: 'Buchungslink eintragen' })).toHaveCount(0);
  await expect(main.getByRole('listitem').filter({ hasText: 'Erledigt:' })).toHaveText([
    'Erledigt: Buchungslink eintragen',
    'Erledigt: Begrüßung für deine Seite schreiben',
  ]);
  await expect(
    main.getByRole('link', { name: 'Vorstellungsvideo hochladen', exact: true }),
  ).toHaveAttribute('href', '/intern/konfigurator');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Link kopieren', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(new URL(`/${advisor.code}`, page.url()).href);
});

test('an advisor sees who registered last and which mails did not leave; first steps that are done go away', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  const { uid } = advisor;
  const seminar = await storeSeminar(uid, { title: 'Frisch besucht' });
  const of = { advisor: uid, seminar };
  const session = await storeSession({ ...of, taken: 6 });
  await signInTo(page, '/intern/portal', advisor);
  const main = page.getByRole('main');
  await expect(
    main.getByText(
      'Noch hat sich niemand angemeldet. Teile deine Seite oder lade deine Kunden zu einem Termin ein.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(main.getByText('Nicht verschickte E-Mails', { exact: true })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Erste Schritte', exact: true })).toBeVisible();

  const seats: string[] = [];
  for (const name of ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs']) {
    const customer = await storeParticipant({ ...of, session, firstName: 'Kim', lastName: name });
    seats.push(customer);
    await setFields(`sessions/${session}/registrations/${customer}`, {
      registeredAt: inDays(-40 + seats.length),
    });
  }
  const failed = {
    advisor: uid,
    kind: 'registration-confirmation',
    session,
    customer: seats[0] ?? '',
    state: 'failed',
    attempts: 5,
    leaseUntil: inDays(-9),
    nextAttempt: null,
    sentAt: null,
    messageId: '<e2e@wbd>',
    error: 'refused',
    registeredAt: inDays(-9),
  };
  await setFields(`mails/e2efailed${uid}`, failed);
  // is tried again by itself
  await setFields(`mails/e2elater${uid}`, { ...failed, nextAttempt: inDays(1) });
  await setFields(`advisors/${uid}`, {
    bookingslink: 'termine.example',
    heroText: 'Hallo',
    loop: 'hero/loop/e2e.mp4',
    intro: 'hero/intro/e2e.mp4',
  });
  await page.reload();
  const latest = main.getByRole('list', { name: 'Neueste Anmeldungen', exact: true });
  await expect(latest.getByRole('link')).toHaveText([
    'Kim Sechs',
    'Kim Fünf',
    'Kim Vier',
    'Kim Drei',
    'Kim Zwei',
  ]);
  await expect(latest.getByRole('listitem').first()).toContainText('Frisch besucht · ');
  await expect(latest.getByRole('link').first()).toHaveAttribute(
    'href',
    `/intern/veranstaltungen/view/${session}`,
  );
  const mails = main.getByRole('list', { name: 'Nicht verschickte E-Mails', exact: true });
  await expect(mails.getByRole('link')).toHaveText(['Bestätigung der Anmeldung']);
  await expect(mails.getByRole('link')).toHaveAttribute('href', `/intern/crm/${seats[0]}`);
  await expect(main.getByRole('heading', { name: 'Erste Schritte', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test('an advisor sees the birthdays of the week, and leads to the person; archived customers are left out', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  const berlin = (days: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(inDays(days));
  const born = async (lastName: string, days: number, archived = false) => {
    const day = berlin(days);
    const bday = `${Number(day.slice(0, 4)) - 40}${day.slice(4)}`;
    const id = await storeCustomer(advisor.uid, { firstName: 'Kim', lastName, bday });
    await setFields(`customers/${id}`, { birthday: day.slice(5), archived });
    return id;
  };
  await born('Später', 3);
  const today = await born('Heute', 0);
  await born('Archiviert', 1, true);
  await born('Zu spät', 8);
  await signInAs(page, advisor);
  await page.goto('/intern/portal');
  const rows = page.getByRole('list', { name: 'Geburtstage' }).getByRole('listitem');
  await expect(rows).toHaveText([/^Kim Heute.*Heute: wird 40$/, /^Kim Später.*: wird 40$/]);
  await expect(rows.first().getByRole('link', { name: 'Kim Heute' })).toHaveAttribute(
    'href',
    `/intern/crm/${today}`,
  );
  await expectAccessible(page);
});
