import { berlinDay } from '@wbd/domain/time';
import { patient } from '@wbd/tools/host-speed';
import { readFile } from 'node:fs/promises';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast } from '../fixtures/messages.ts';
import { BY_ITSELF } from '../fixtures/patience.ts';
import { mailsTo } from '../fixtures/people.ts';
import { storeParticipant, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: patient(180_000) });

const PATIENT = { timeout: patient(60_000) };
const TEAM = '/intern/team';

/** Two new customers with seats, one of whom came, and one through the advisor's link. */
async function twoGuests(uid: string): Promise<void> {
  const seminar = await storeSeminar(uid);
  const session = await storeSession({ advisor: uid, seminar });
  const person = { session, seminar, advisor: uid, firstName: 'Kim', email: null };
  const came = await storeParticipant({ ...person, lastName: 'Gekommen', attended: true });
  const missing = await storeParticipant({ ...person, lastName: 'Angemeldet' });
  for (const customer of [came, missing]) {
    await setFields(`sessions/${session}/registrations/${customer}`, { registeredAt: new Date() });
    await setFields(`customers/${customer}`, { proven: true });
  }
  await setFields(`referrals/${came}`, {
    customer: came,
    referrer: uid,
    advisor: uid,
    name: 'Kim G.',
    createdAt: new Date(),
  });
}

/** A confirmed deal that the advisor reported, and one whose customer the advisor referred. */
async function twoDeals(uid: string): Promise<void> {
  const confirmed = {
    payer: 'wbd',
    customer: null,
    name: 'Kim G.',
    on: berlinDay(new Date()),
    reference: 'V-1',
    state: 'confirmed',
    reason: null,
    decidedBy: null,
    decidedAt: null,
    maturesOn: null,
    reportedAt: new Date(),
  };
  const own = { ...confirmed, advisor: uid, partner: null, netCents: 80_000, commission: null };
  await setFields(`deals/own-of-${uid}`, own);
  const other = { advisor: 'someone', partner: uid, netCents: 12_500, commission: 1_250 };
  await setFields(`deals/referred-by-${uid}`, { ...confirmed, ...other });
}

test('TEAM-01.1 TEAM-02.1 TEAM-03.1,2,3,7 TEAM-04.2 a lead founds a team and invites; the invited person accepts, shares figures, takes them back, becomes deputy, and leaves', async ({
  page: lead,
  browser,
}) => {
  const [anna, ben] = [await freshAdvisor(), await freshAdvisor()];
  await logIn(lead, anna.email);
  await lead.goto(TEAM);
  await expect(
    lead.getByRole('heading', { name: 'Du bist noch in keinem Team', exact: true }),
  ).toBeVisible(PATIENT);
  await expectAccessibleEverywhere(lead);
  await lead.getByRole('button', { name: 'Team gründen', exact: true }).click();
  const founding = lead.getByRole('dialog', { name: 'Team gründen' });
  await founding.getByLabel('Name des Teams').fill('WBD Support');
  await founding.getByRole('button', { name: 'Team gründen', exact: true }).click();
  await expect(
    founding.getByText('Bitte wähle einen anderen Namen', { exact: false }),
  ).toBeVisible();
  await founding.getByLabel('Name des Teams').fill('Team Nord');
  await founding.getByRole('button', { name: 'Team gründen', exact: true }).click();
  await expectToast(lead, 'Das Team „Team Nord“ ist gegründet.', PATIENT);
  await expect(lead.getByRole('heading', { level: 1, name: 'Team Nord', exact: true })).toBeVisible(
    PATIENT,
  );

  await lead.getByRole('button', { name: 'Einladen', exact: true }).click();
  const inviting = lead.getByRole('dialog', { name: 'Mitglied einladen' });
  await inviting.getByLabel('E-Mail-Adresse').fill(ben.email);
  await inviting.getByRole('button', { name: 'Einladung senden', exact: true }).click();
  await expectToast(lead, `Die Einladung an ${ben.email} ist unterwegs.`, PATIENT);
  await expect(
    lead.getByRole('button', { name: `Einladung an ${ben.email} zurücknehmen`, exact: true }),
  ).toBeVisible(PATIENT);
  await expectAccessibleEverywhere(lead);

  const mails = async () =>
    (await mailsTo(ben.email)).filter(({ html = '' }) => html.includes(TEAM));
  await expect.poll(async () => (await mails()).length, BY_ITSELF).toBe(1);
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/lädt dich in das Team „Team Nord“ ein$/);

  const member = await (await browser.newContext()).newPage();
  await member.setViewportSize({ width: 390, height: 844 });
  await logIn(member, ben.email);
  await member.goto(TEAM);
  await expect(
    member.getByRole('heading', { name: 'Einladung in das Team „Team Nord“', exact: true }),
  ).toBeVisible(PATIENT);
  await expectAccessibleEverywhere(member);
  await member.getByRole('button', { name: 'Annehmen', exact: true }).click();
  await expectToast(member, 'Du bist jetzt im Team „Team Nord“.', PATIENT);
  await expect(member.getByText('Mitglied · 2 Mitglieder', { exact: true })).toBeVisible(PATIENT);
  // parts for lead and deputies only
  await expect(member.getByRole('tab', { name: 'Verlauf', exact: true })).toHaveCount(0);
  await expect(member.getByRole('button', { name: 'Einladen', exact: true })).toHaveCount(0);

  await twoGuests(ben.uid);
  await twoDeals(ben.uid);
  await member.getByRole('tab', { name: 'Zahlen', exact: true }).click();
  const sharing = member.getByRole('switch', { name: 'Meine Zahlen mit dem Team teilen' });
  await expect(sharing).not.toBeChecked(PATIENT);
  await expect(
    member.getByText('Ich kann das jederzeit beenden; dann werden die Zahlen gelöscht.', {
      exact: false,
    }),
  ).toBeVisible();
  await expectAccessibleEverywhere(member);
  await sharing.press('Space');
  await expectToast(member, 'Dein Team sieht jetzt deine Zahlen.', PATIENT);
  await expect(sharing).toBeChecked(PATIENT);
  await expect(
    member
      .getByRole('table', { name: 'Nach Monat', exact: true })
      .getByRole('row', { name: / 2 1 2 1$/ }),
  ).toBeVisible(PATIENT);
  await expect(member.getByRole('table', { name: 'Nach Mitglied', exact: true })).toHaveCount(0);
  await expectAccessibleEverywhere(member);

  const money = member.getByRole('switch', { name: 'Auch Umsatz und Provision teilen' });
  await expect(money).not.toBeChecked();
  await money.press('Space');
  await expectToast(member, 'Dein Team sieht jetzt deinen Umsatz und deine Provision.', PATIENT);
  await expect(
    member
      .getByRole('table', { name: 'Umsatz und Provision nach Monat' })
      .getByRole('row', { name: / 800,00\s€ 12,50\s€$/ }),
  ).toBeVisible(PATIENT);
  await expectAccessibleEverywhere(member);

  const byMember = lead.getByRole('table', { name: 'Nach Mitglied', exact: true });
  const rowOf = (name: RegExp) => byMember.getByRole('row', { name });
  await expect(async () => {
    await lead.goto(`${TEAM}?tab=zahlen&zeitraum=dieser`);
    await expect(rowOf(/^Frieda Neu \d+ 2 1 2 1$/)).toBeVisible({ timeout: patient(20_000) });
  }).toPass(PATIENT);
  await expect(rowOf(/^Frieda Neu \d+ \(du\) ?teilt keine Zahlen — — — —$/)).toBeVisible();
  await expect(rowOf(/^Summe 2 1 2 1$/)).toBeVisible();
  await expect(lead.getByText(/^Stand: /).first()).toBeVisible();
  const paid = lead.getByRole('table', { name: 'Umsatz und Provision nach Mitglied' });
  await expect(
    paid.getByRole('row', { name: /^Frieda Neu \d+ 800,00\s€ 12,50\s€$/ }),
  ).toBeVisible();
  await expect(paid.getByRole('row', { name: /teilt keine Zahlen — —$/ })).toBeVisible();
  await expectAccessibleEverywhere(lead);
  const saving = lead.waitForEvent('download');
  await lead.getByRole('button', { name: 'Als CSV herunterladen', exact: true }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain(
    'Mitglied;Monat;Anmeldungen;Teilnahmen;Neue Kunden;Empfehlungen;Umsatz (EUR);Provision (EUR)',
  );
  expect(lines.slice(1).filter((line) => line.endsWith(';2;1;2;1;800,00;12,50'))).toHaveLength(1);
  expect(lines.slice(1).join()).not.toContain('Kim');

  await money.press('Space');
  await expectToast(
    member,
    'Dein Team sieht deine Beträge nicht mehr. Sie sind gelöscht.',
    PATIENT,
  );
  await lead.reload();
  await expect(
    paid.getByRole('row', { name: /^Frieda Neu \d+ ?teilt keine Beträge — —$/ }),
  ).toBeVisible(PATIENT);

  await sharing.press('Space');
  await expectToast(member, 'Dein Team sieht deine Zahlen nicht mehr. Sie sind gelöscht.', PATIENT);
  await expect(member.getByRole('table', { name: 'Nach Monat', exact: true })).toHaveCount(
    0,
    PATIENT,
  );
  await lead.reload();
  await expect(rowOf(/^Frieda Neu \d+ ?teilt keine Zahlen — — — —$/)).toBeVisible(PATIENT);
  await expect(rowOf(/^Summe 0 0 0 0$/)).toBeVisible();

  await lead.getByRole('tab', { name: 'Mitglieder', exact: true }).click();
  await lead.getByRole('button', { name: /^Aktionen für Frieda Neu/ }).click(PATIENT);
  await lead.getByRole('menuitem', { name: 'Zur Stellvertretung machen', exact: true }).click();
  await expectToast(lead, 'ist jetzt Stellvertretung.', PATIENT);
  await lead.getByRole('tab', { name: 'Rechte', exact: true }).click();
  await expect(
    lead.getByRole('row', { name: 'Das Team auflösen ja nein nein', exact: true }),
  ).toBeVisible();
  await expectAccessibleEverywhere(lead);
  await lead.getByRole('tab', { name: 'Struktur', exact: true }).click();
  await expect(
    lead.getByText('Über deinem Team steht kein anderes.', { exact: true }),
  ).toBeVisible();
  await expectAccessibleEverywhere(lead);

  await member.reload();
  await expect(member.getByRole('button', { name: 'Einladen', exact: true })).toBeVisible(PATIENT);
  await member.getByRole('button', { name: 'Team verlassen', exact: true }).click();
  const leaving = member.getByRole('alertdialog', { name: 'Team verlassen?' });
  await leaving.getByRole('button', { name: 'Team verlassen', exact: true }).click();
  await expectToast(member, 'Du hast das Team verlassen.', PATIENT);
  await expect(
    member.getByRole('heading', { name: 'Du bist noch in keinem Team', exact: true }),
  ).toBeVisible(PATIENT);

  await lead.reload();
  await lead.getByRole('tab', { name: 'Verlauf', exact: true }).click(PATIENT);
  const said = lead.getByRole('tabpanel').getByRole('listitem');
  await expect(said).toHaveCount(5);
  await expect(said.first()).toContainText('hat das Team verlassen.');
  await expectAccessibleEverywhere(lead);
});

test('TEAM-01 the tile leads to the page, and the page to its help', async ({ page }) => {
  const { email } = await freshAdvisor();
  await logIn(page, email);
  await page.goto('/intern/portal');
  await page.getByRole('main').getByRole('link', { name: /^Team/ }).click(PATIENT);
  await expect(page).toHaveURL(TEAM);
  await page.getByRole('main').getByRole('link', { name: 'Hilfe', exact: true }).click(PATIENT);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Hilfe: Team', exact: true }),
  ).toBeVisible(PATIENT);
  await expect(
    page.getByRole('heading', { level: 2, name: 'Ein Team verlassen', exact: true }),
  ).toBeVisible();
  await expectAccessibleEverywhere(page);
});
