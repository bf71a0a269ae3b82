import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { requestAs } from '../fixtures/advisors.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import {
  addressesWith,
  collectionsWith,
  inboxContains,
  moreContains,
  servedAddresses,
} from '../fixtures/leaks.ts';
import { logIn } from '../fixtures/login.ts';
import { teamOfTwo } from '../fixtures/teams.ts';
import { expectToast } from '../fixtures/messages.ts';
import { publishedText } from '../fixtures/published.ts';
import { storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: patient(240_000) });

const PATIENT = { timeout: patient(60_000) };
/** Of these tests alone, so that the lists of other advisors stay as they are. */
const ORG = 'org-e2e-audience';
const LIST = '/intern/veranstaltungen';

async function storeExpert(advisor: string, description: string, audience: string) {
  const id = `expert${Date.now()}${description.length}x${Math.random().toString(36).slice(2, 8)}`;
  await setFields(`expertVideos/${id}`, {
    advisor,
    org: ORG,
    description,
    video: 'expert_videos/video/e2e.mp4',
    trailer: null,
    thumb: 'expert_videos/thumb/e2e.webp',
    bookinglink: null,
    hidden: false,
    audience,
    createdAt: new Date('2090-01-01T12:00:00Z'),
  });
  return id;
}

const chosen = (ids: readonly string[]) => ({
  choices: Object.fromEntries(ids.map((id) => [id, { visible: true, dateForOrder: 1 }])),
  changed: ids.slice(0, 2),
});

test('TEAM-05.3 what is for a team or an organisation is on no page, in no card, HTML, list or mail, while members see it', async () => {
  const { id: team, lead, member } = await teamOfTwo(ORG);
  const word = (kind: string) => `Geheimwort${kind}${lead.uid.slice(0, 8)}`;
  const audiences = { Team: `team:${team}`, Org: `org:${ORG}`, Alle: 'public' };
  const seminars: Record<string, string> = {};
  const experts: Record<string, string> = {};
  for (const [kind, audience] of Object.entries(audiences)) {
    const seminar = await storeSeminar(lead.uid, { title: word(kind), audience });
    await storeSession({ advisor: lead.uid, seminar, audience });
    seminars[kind] = seminar;
    experts[kind] = await storeExpert(lead.uid, word(kind), audience);
  }
  // choices that were made before have no effect
  const selections = `advisors/${lead.uid}/selections`;
  await setFields(`${selections}/seminars`, chosen(Object.values(seminars)));
  await setFields(`${selections}/experts`, chosen(Object.values(experts)));
  await expect
    .poll(async () => (await publishedText(lead.code)).split(word('Alle')).length, PATIENT)
    .toBeGreaterThan(2);

  const addresses = servedAddresses(lead.code, [
    ...Object.values(seminars),
    ...Object.values(experts),
  ]);
  for (const kind of ['Team', 'Org']) {
    expect(await collectionsWith(word(kind))).toEqual([]);
    expect(await addressesWith(word(kind), addresses)).toEqual([]);
    expect(await moreContains(lead.uid, 'seminars', word(kind))).toBe(false);
    expect(await moreContains(lead.uid, 'experts', word(kind))).toBe(false);
    expect(await inboxContains(word(kind))).toBe(false);
  }
  // the same search finds what is public
  const everywhere = await collectionsWith(word('Alle'));
  expect(everywhere).toEqual(
    expect.arrayContaining(['expertCards', 'publicPages', 'seminarCards']),
  );
  const served = await addressesWith(word('Alle'), addresses);
  expect(served).toContain(`/${lead.code}`);
  expect(served).toContain(`/${lead.code}/seminar/${seminars['Alle'] ?? ''}`);
  expect(served).toContain(`/${lead.code}/video/${experts['Alle'] ?? ''}`);
  expect(await moreContains(lead.uid, 'seminars', word('Alle'))).toBe(true);

  // a caller who knows the ids reads them as a member alone
  const stranger = demoAccounts.fremd;
  for (const path of [`/seminars/${seminars['Team']}`, `/expertVideos/${experts['Team']}`]) {
    const get = { method: 'GET', path } as const;
    expect((await requestAs(stranger, get)).status, path).toBe(403);
    expect((await requestAs(member, get)).status, path).toBe(200);
  }
});

test('TEAM-05.3 a seminar that becomes narrow leaves every page with its dates, and comes back with the next change', async () => {
  const { id: team, lead } = await teamOfTwo(ORG);
  const title = `Wechselwort${lead.uid.slice(0, 8)}`;
  const seminar = await storeSeminar(lead.uid, { title });
  const session = await storeSession({ advisor: lead.uid, seminar });
  await setFields(`advisors/${lead.uid}/selections/seminars`, chosen([seminar]));
  const isOnPage = async () => (await publishedText(lead.code)).includes(title);
  const audienceOfSession = async () =>
    JSON.stringify((await readFields(`sessions/${session}`))?.['audience']);
  await expect.poll(isOnPage, PATIENT).toBe(true);

  await setFields(`seminars/${seminar}`, { audience: `team:${team}` });
  await expect.poll(isOnPage, PATIENT).toBe(false);
  await expect.poll(audienceOfSession, PATIENT).toContain(`team:${team}`);
  await expect.poll(() => collectionsWith(title), PATIENT).toEqual([]);

  await setFields(`seminars/${seminar}`, { audience: 'public' });
  await expect.poll(isOnPage, PATIENT).toBe(true);
  await expect.poll(audienceOfSession, PATIENT).toContain('public');
});

const articleOf = (page: Page, title: string) => page.getByRole('article', { name: title });

test('TEAM-05.1,2 TEAM-04 an owner shares a seminar with the team, a member finds it, the lead takes it out, and its owner keeps it', async ({
  page: ben,
  browser,
  consoleErrors,
}) => {
  // the test stores no film
  consoleErrors.allow(/404 \(Not Found\)/);
  const { lead: anna, member } = await teamOfTwo(ORG);
  const title = `Finanzcheck ${member.uid.slice(0, 8)}`;
  const seminar = await storeSeminar(member.uid, { title });
  await storeSession({ advisor: member.uid, seminar });

  await logIn(ben, member.email);
  await ben.goto(`${LIST}/edit/${seminar}`);
  const choice = ben.getByRole('radio', { name: /^Nur Team Nord/ });
  await choice.click(PATIENT);
  await expect(choice).toBeChecked();
  await expectAccessibleEverywhere(ben);
  await ben.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectToast(ben, 'Seminar erfolgreich gespeichert', PATIENT);
  const own = articleOf(ben, title);
  await expect(own.getByText('Nur Team Nord', { exact: true })).toBeVisible(PATIENT);
  await expect(own.getByRole('button', { name: /Einladungs-Link/ })).toHaveCount(0);
  await expect(own.getByText('Auf meiner Seite')).toHaveCount(0);

  const context = await browser.newContext();
  const lead = await context.newPage();
  await logIn(lead, anna.email);
  await lead.goto(`${LIST}?suche=${encodeURIComponent(title)}`);
  const shared = articleOf(lead, title);
  await expect(shared.getByText('Nur Team Nord', { exact: true })).toBeVisible(PATIENT);
  await expect(shared.getByRole('link', { name: /Kunden einladen/ }).first()).toBeVisible(PATIENT);

  await lead.goto('/intern/team');
  await lead.getByRole('tab', { name: 'Geteilt', exact: true }).click(PATIENT);
  await expect(lead.getByRole('link', { name: title, exact: true })).toBeVisible(PATIENT);
  await expectAccessibleEverywhere(lead);
  await lead.getByRole('button', { name: `Herausnehmen: ${title}`, exact: true }).click();
  await lead.getByRole('button', { name: 'Herausnehmen', exact: true }).last().click();
  await expectToast(lead, `„${title}“ ist nicht mehr im Team.`, PATIENT);
  await expect(lead.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  await lead.getByRole('tab', { name: 'Verlauf', exact: true }).click();
  await expect(
    lead.getByText(/hat einen Inhalt von Frieda Neu .* aus dem Team genommen/),
  ).toBeVisible(PATIENT);
  await context.close();

  await ben.goto(LIST);
  await ben.reload();
  await expect(articleOf(ben, title).getByText('Nur du siehst das', { exact: true })).toBeVisible(
    PATIENT,
  );
});
