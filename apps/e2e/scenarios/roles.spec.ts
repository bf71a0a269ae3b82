import type { Page } from '@playwright/test';
import { may, type Level } from '@wbd/domain/plans';
import type { Access } from '@wbd/module';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, type FreshAdvisor } from '../fixtures/advisors.ts';
import { signInAsCustomer } from '../fixtures/customer-session.ts';
import { setFields } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { modulesBehindLogin } from '../fixtures/deployment.ts';
import { logIn } from '../fixtures/login.ts';
import { show } from '../fixtures/navigation.ts';
import { firestoreOrigin, functionsOrigin } from '../fixtures/portal.ts';
import { storeParticipant, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { expect, test } from '../fixtures/test.ts';

const ADVISORS_ONLY = 'Diese Seite ist nur für Berater/Kunden verfügbar';
const ADMINS_ONLY = 'Diese Seite ist nur für Administratoren verfügbar';
const FROM_LITE = 'Nur mit WBD Lite oder WBD Pro verfügbar';
const PRO_ONLY = 'Nur mit WBD Pro verfügbar';

interface Address {
  path: string;
  /** what opens it: a capability of the package, or that one is an admin */
  access: Exclude<Access, 'public'>;
  /** what another advisor reads, whom the area is open to; without it the page is not one advisor's own */
  foreign?: string;
}

/** A text that appears in everything that only one advisor and admins may see. */
const secretOf = ({ code }: FreshAdvisor) => `geheim${code}`;

/** The first page of every area of every module, as the modules themselves name them. */
const areasOfModules = (): Address[] =>
  modulesBehindLogin().flatMap(({ areas }) =>
    areas.flatMap(({ path, access }) => (access === 'public' ? [] : { path, access })),
  );

/** An advisor's customer, who takes part in a session with a place to go to. @returns every address, also of these */
async function addressesOf(owner: FreshAdvisor): Promise<readonly Address[]> {
  const advisor = owner.uid;
  const secret = secretOf(owner);
  const seminar = await storeSeminar(advisor, { title: 'Vorsorge am Abend' });
  const session = await storeSession({ advisor, seminar, taken: 1 });
  await setFields(`sessionAccess/${session}`, { seminar, advisor, directions: secret });
  const customer = await storeParticipant({
    advisor,
    seminar,
    session,
    firstName: 'Ida',
    lastName: secret,
  });
  await setFields(`customerNotes/${customer}`, { advisor, text: secret });
  const seminars = '/intern/veranstaltungen';
  const at = (access: Address['access'], ...paths: readonly string[]) =>
    paths.map((path): Address => ({ path, access }));
  return [
    ...at('portal', '/intern/portal', '/intern/profile', '/intern/pricing/lite'),
    ...at('portal', '/intern/checkout-success/pro'),
    ...areasOfModules(),
    ...at('customers', '/intern/crm/import'),
    {
      path: `/intern/crm/${customer}`,
      access: 'customers',
      foreign: 'Wir konnten diesen Kunden nicht finden',
    },
    ...at('createSeminars', `${seminars}/new`, '/intern/expert-videos/new'),
    {
      path: `${seminars}/edit/${seminar}`,
      access: 'createSeminars',
      foreign: 'Seminar nicht gefunden.',
    },
    {
      path: `${seminars}/view/${session}`,
      access: 'createSeminars',
      foreign: 'Wir konnten den Termin nicht finden...',
    },
    {
      path: `${seminars}/view/${session}/register`,
      access: 'createSeminars',
      foreign: 'Wir konnten den Termin nicht finden.',
    },
    ...at(
      'admin',
      '/admin/mails',
      '/admin/kuendigungen',
      '/admin/vertraege',
      `/admin/berater/${advisor}`,
    ),
    ...at('admin', '/admin/entwicklung', '/admin/protokoll', '/admin/betrieb'),
  ];
}

/** Whether Firestore or a function told the page something that holds these words, since the page was opened. */
function listenFor(page: Page, words: string): () => Promise<boolean> {
  const told: Promise<boolean>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (!url.startsWith(firestoreOrigin) && !url.startsWith(functionsOrigin)) return;
    const holds = response
      .text()
      .then((body) => body.includes(words))
      // the page that asked was left meanwhile
      .catch(() => false);
    told.push(holds);
  });
  return async () => (await Promise.all(told)).includes(true);
}

/** What an advisor reads where the package, or being no admin, keeps the address closed; null where it opens. */
function refusal(level: Level, { access, foreign }: Address): string | null {
  if (access === 'admin') return ADMINS_ONLY;
  if (!may(level, access)) return may(1, access) ? FROM_LITE : PRO_ONLY;
  return foreign ?? null;
}

test('PORTAL-04.1 ROUTE-03 ADMIN-04 CRM-03 no address opens by typing to a role it is closed to, and nothing foreign is sent', async ({
  browser,
  consoleErrors,
}) => {
  test.setTimeout(patient(120_000));
  // the rules refuse what is another advisor's
  consoleErrors.allow(/status of (403|404)/);
  const owner = await freshAdvisor();
  const addresses = await addressesOf(owner);
  const secret = secretOf(owner);

  /** Types the addresses that are closed to this role, in a browser of its own. */
  async function visit(role: string, enter: (page: Page) => Promise<unknown>, closed: Closed) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const wasTold = listenFor(page, secret);
    await enter(page);
    for (const address of addresses) {
      const words = closed(address);
      if (words === null) continue;
      const where = `${address.path} as ${role}`;
      await show(page, address.path, where);
      await expect(page.getByText(words, { exact: true }), where).toBeVisible();
    }
    expect(await wasTold(), role).toBe(false);
    await context.close();
  }
  type Closed = (address: Address) => string | null;
  const asAdvisor = (account: { email: string }) => async (page: Page) => {
    await logIn(page, account.email);
    await page.goto('/intern/portal');
  };
  const { basic, lite, fremd } = demoAccounts;
  await visit(
    'a visitor',
    (page) => page.goto('/auth'),
    () => 'Passwort vergessen?',
  );
  await visit('a customer', signInAsCustomer, () => ADVISORS_ONLY);
  await visit('Basic', asAdvisor(basic), (address) => refusal(0, address));
  await visit('Lite', asAdvisor(lite), (address) => refusal(1, address));
  await visit('Pro', asAdvisor(fremd), (address) => refusal(2, address));

  // the person with the right to see it gets it
  const context = await browser.newContext();
  const page = await context.newPage();
  const wasTold = listenFor(page, secret);
  await asAdvisor(owner)(page);
  for (const { path, foreign } of addresses) {
    if (foreign === undefined) continue;
    await show(page, path);
    await expect(page.getByText(foreign, { exact: true }), path).toHaveCount(0);
  }
  expect(await wasTold()).toBe(true);
  await context.close();
});
