import type { Page } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { DEMO_ORG } from '../fixtures/demo.ts';
import { inDays, storeParticipant, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// without the policy, which would stop the scripts: the pages themselves must not let them in
test.use({ bypassCSP: true });

declare global {
  interface Window {
    /** fields whose text ran as a script */
    ran: string[];
  }
}

/** A text that tells which field it is from when it gets into the page as markup. */
const hostile = (field: string) =>
  `"><img src="x" onerror="window.ran.push('${field}')"><script>window.ran.push('${field}')</script>`;
const hostileLink = `javascript:window.ran.push('link')`;

const advisorFields = ['firstName', 'lastName', 'heroText', 'heroSubtext', 'shareText'];
const seminarFields = ['title', 'description', 'location', 'directions'];
const customerFields = ['customerFirst', 'customerLast', 'customerMail', 'customerPhone', 'note'];
const contentFields = ['voice', 'quote', 'expert', 'quick'];

/** An advisor of whom every text is hostile, with a seminar, videos, and a customer. */
async function storeEverything() {
  const { uid, code, email } = await freshAdvisor();
  await setFields(`advisors/${uid}`, {
    ...{ firstName: hostile('firstName'), lastName: hostile('lastName') },
    ...{ heroText: hostile('heroText'), heroSubtext: hostile('heroSubtext') },
    ...{ testimonialShareText: hostile('shareText'), bookingslink: hostileLink },
  });
  const seminar = await storeSeminar(uid, { title: hostile('title'), org: DEMO_ORG });
  await setFields(`seminars/${seminar}`, { description: hostile('description') });
  const session = await storeSession({ advisor: uid, seminar, taken: 1 });
  await setFields(`sessions/${session}`, { location: hostile('location') });
  await setFields(`sessionAccess/${session}`, { directions: hostile('directions') });
  const person = { firstName: hostile('customerFirst'), lastName: hostile('customerLast') };
  await storeParticipant({ session, seminar, advisor: uid, ...person });
  const contact = { email: hostile('customerMail'), phone: hostile('customerPhone') };
  const customer = await storeCustomer(uid, { ...person, ...contact });
  await setFields(`customerNotes/${customer}`, { advisor: uid, text: hostile('note') });
  await setFields(`testimonials/${code}`, {
    ...{ advisor: uid, customer: hostile('voice'), quote: hostile('quote'), displayOrder: 1 },
    url: 'testimonials/video/demoadvisorpro-voice-hassan.mp4',
    ...{ thumb: 'testimonials/thumb/demoadvisorpro-voice-hassan.webp', thumbTime: null },
  });
  const expert = `expert${code}`;
  await setFields(`expertVideos/${expert}`, {
    ...{ advisor: uid, org: DEMO_ORG, description: hostile('expert'), bookinglink: hostileLink },
    ...{ video: 'expert_videos/video/demoadvisorpro-finanzplan.mp4', trailer: null },
    ...{ thumb: 'expert_videos/thumb/demoadvisorpro-finanzplan.webp', hidden: false },
    // later than all advisors: no other page shows it
    createdAt: inDays(20_000),
  });
  const quick = `quick${code}`;
  await setFields(`quickVideos/${quick}`, {
    ...{ title: hostile('quick'), advisor: uid, thumb: null, createdAt: inDays(-1) },
    url: `knowledge_videos_for_customers/video/${quick}.mp4`,
  });
  for (const [section, id] of [
    ['seminars', seminar],
    ['experts', expert],
  ] as const) {
    await setFields(`advisors/${uid}/selections/${section}`, {
      choices: { [id]: { visible: true, dateForOrder: 1 } },
      changed: [id],
    });
  }
  await expect
    .poll(async () => JSON.stringify(await readFields(`publicPages/${code}`)), { timeout: 40_000 })
    .toMatch(/(?=.*'heroSubtext')(?=.*'title')(?=.*'location')(?=.*'expert')(?=.*'voice')/s);
  return { uid, code, email, seminar, session, expert, quick, customer };
}

/** The fields whose text a person can read on the page as it was typed. */
function fieldsShown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const copy = document.createElement('div');
    for (const part of document.body.children) {
      if (!part.matches('script, template, style')) copy.append(part.cloneNode(true));
    }
    const typed = [...document.querySelectorAll('input, textarea')].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    );
    const text = [copy.textContent, ...typed].join('\n');
    const names = text.matchAll(/<img src="x" onerror="window\.ran\.push\('(\w+)'\)">/g);
    return [...new Set([...names].map(([, name]) => name ?? ''))];
  });
}

test('PUB-03 SEM-02 CRM-02 scripts in the texts of an advisor, a seminar and a customer stay text, on public pages and in the portal', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(90_000);
  // the films and pictures of this content do not exist
  consoleErrors.allow(/404/);
  await page.addInitScript(() => {
    window.ran = [];
  });
  const { uid, code, email, seminar, session, expert, quick, customer } = await storeEverything();
  const seen = new Set<string>();
  const visit = async (path: string, ...fields: readonly string[]) => {
    await page.goto(path);
    await expect
      .poll(() => fieldsShown(page), { message: path })
      .toEqual(expect.arrayContaining([...fields]));
    for (const field of await fieldsShown(page)) seen.add(field);
    const markup = page.locator('img[src="x"], a[href^="javascript:"], script:text("window.ran")');
    await expect(markup, path).toHaveCount(0);
    expect(await page.evaluate(() => window.ran), path).toEqual([]);
  };

  await visit(`/${code}`, 'heroText', 'heroSubtext', 'title', 'location', 'expert', 'voice');
  await visit(`/${code}/seminar/${seminar}`, 'title', 'description', 'location', 'firstName');
  await visit(`/${code}/video/${expert}`, 'expert', 'firstName');
  await visit(`/${code}/shared/testimonial/${code}`, 'voice', 'quote', 'firstName');
  await visit(`/${code}/shared/schnellvideo/${quick}`, 'quick', 'firstName');
  await visit(`/action/${uid}/seminar/${seminar}`, 'title', 'location');
  await visit(`/action/${uid}/appointment/${uid}`, 'firstName');

  await signInTo(page, `/${code}`, { email });
  await visit('/intern/profile', 'firstName', 'lastName');
  await visit('/intern/konfigurator', 'heroText', 'heroSubtext', 'shareText');
  await visit('/intern/crm', 'customerFirst', 'customerLast');
  await visit(`/intern/crm/${customer}`, 'customerFirst', 'customerMail', 'customerPhone', 'note');
  await visit(`/intern/veranstaltungen/edit/${seminar}`, 'title', 'description', 'directions');
  await visit(`/intern/veranstaltungen/view/${session}`, 'customerFirst');
  const all = [...advisorFields, ...seminarFields, ...customerFields, ...contentFields];
  expect(all.filter((field) => !seen.has(field))).toEqual([]);
});
