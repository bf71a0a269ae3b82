import { readFile } from 'node:fs/promises';
import { patient } from '@wbd/tools/host-speed';
import { signInAsCustomer } from '../fixtures/customer-session.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { setFields } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { demoFile, storeFile, written } from '../fixtures/files.ts';
import {
  adminFields,
  advisorFields,
  allPublished,
  contentFields,
  customerFields,
  hostile,
  ownFields,
  seminarFields,
  storeEverything,
  watch,
} from '../fixtures/hostile-text.ts';
import { freshPerson, mailsTo } from '../fixtures/people.ts';
import { sayWho } from '../fixtures/own-data.ts';
import { follow, seatPathIn } from '../fixtures/seat-link.ts';
import { inDays } from '../fixtures/seminars.ts';
import { logIn } from '../fixtures/login.ts';
import { expect, test } from '../fixtures/test.ts';
import { shownCaption, stopAt } from '../fixtures/video.ts';

// two long walks
test.describe.configure({ timeout: patient(120_000) });

// without the policy, which would stop the scripts: the pages themselves must not let them in
test.use({ isFirstVisit: true, bypassCSP: true });

test('PUB-03 SEM-02 CRM-02 scripts in the texts of an advisor, a seminar and a customer stay text, on public pages and in the portal', async ({
  page,
  consoleErrors,
}, info) => {
  // the films and pictures of this content do not exist
  consoleErrors.allow(/404/);
  const { uid, code, email, seminar, session, expert, quick, customer } = await storeEverything();
  const captions = `expert_videos/captions/${code}.vtt`;
  const cue = hostile('caption');
  const vtt = `WEBVTT\n\n00:00.000 --> 00:06.000\n${cue}\n`;
  await storeFile(uid, captions, written(info, 'hostile.vtt', Buffer.from(vtt)));
  const film = `expert_videos/video/${code}.mp4`;
  await storeFile(uid, film, demoFile('coaching-plan.mp4'));
  await setFields(`expertVideos/${expert}`, { video: film, videoCaptions: captions });
  const { expectText, visit, turnTo, unseen } = await watch(page);
  await allPublished(code);

  await visit(`/${code}`, 'heroText', 'heroSubtext', 'title', 'location', 'expert', 'voice');
  await visit(`/${code}/seminar/${seminar}`, 'title', 'description', 'location', 'firstName');
  await visit(`/${code}/video/${expert}`, 'expert', 'firstName');
  await page
    .getByRole('main')
    .getByRole('button', { name: / abspielen$/ })
    .click();
  const video = page.locator('video[controls]');
  await stopAt(video, 1);
  await page.getByRole('button', { name: 'Untertitel', exact: true }).click();
  await expect.poll(() => shownCaption(video)).toBe(cue);
  await expectText('captions', ['expert']);
  await visit(`/${code}/shared/testimonial/${code}`, 'voice', 'quote', 'firstName');
  await visit(`/${code}/shared/schnellvideo/${quick}`, 'quick', 'firstName');
  await visit(`/action/${uid}/seminar/${seminar}`, 'title', 'location');
  await visit(`/action/${uid}/appointment/${uid}`, 'firstName');

  await logIn(page, email);
  await visit('/intern/profile', 'firstName', 'lastName');
  await turnTo('/intern/konfigurator', 'heroText', 'heroSubtext', 'shareText');
  await turnTo('/intern/expert-videos', 'expert');
  await turnTo('/intern/wissensbibliothek', 'folder', 'libraryTitle', 'libraryText');
  await turnTo('/intern/schnellvideos', 'quick');
  await turnTo('/intern/crm', 'customerFirst', 'customerLast');
  await turnTo(`/intern/crm/${customer}`, 'customerFirst', 'customerMail', 'customerPhone', 'note');
  await turnTo('/intern/veranstaltungen', 'title');
  await turnTo(`/intern/veranstaltungen/edit/${seminar}`, 'title', 'description', 'directions');
  await turnTo(`/intern/veranstaltungen/view/${session}`, 'customerFirst');
  const list = page.getByRole('table', { name: 'Teilnehmerliste', exact: true });
  await page.emulateMedia({ media: 'print' });
  await expect(list).toContainText(hostile('customerLast'));
  await page.emulateMedia({ media: null });

  // not even values that are not jobs, which can only be stored past the rules
  consoleErrors.allow(/job: invalid_value/);
  const jobless = await storeCustomer(uid, {
    firstName: 'Ada',
    lastName: 'Jobless',
    job: hostile('job'),
  });
  await turnTo(`/intern/crm/${jobless}`);
  expect(unseen(...advisorFields, ...seminarFields, ...customerFields, ...contentFields)).toEqual(
    [],
  );
});

test('REG-08 ADMIN-02 scripts in names of customers and accounts stay text in mails, on the seat page, in "Meine Daten", and for admins', async ({
  page,
  browser,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const { uid, code, seminar, session } = await storeEverything();
  const { expectText, unseen } = await watch(page);
  const { uid: customer, phone } = await signInAsCustomer(page);
  const { email } = freshPerson();
  const named = { firstName: hostile('ownFirst'), lastName: hostile('ownLast') };
  const consent = { version: '1', wording: hostile('consent'), at: inDays(-1) };
  const noted = { ...named, phone, consent, bday: null, job: null };
  await setFields(`customers/${customer}`, {
    ...noted,
    email: hostile('ownMail'),
    advisor: uid,
    proven: true,
    lastContact: null,
    registered: inDays(-1),
    inviteBy: null,
  });
  await setFields(`customerNotes/${customer}`, { advisor: uid, text: hostile('ownNote') });
  await setFields(`sessions/${session}/registrations/${customer}`, {
    ...noted,
    email,
    customer,
    takenAs: null,
    session,
    seminar,
    seminarAdvisor: uid,
    advisor: uid,
    page: uid,
    status: 'registered',
    attended: null,
    invitedBy: hostile('invitedBy'),
    registeredAt: new Date(),
  });

  const seat = await seatPathIn(email, 'Einladung');
  await page.goto('/action/meine-daten');
  await sayWho(page, { ...named, phone });
  await expectText('/action/meine-daten', [...ownFields, 'title', 'location', 'firstName']);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Datei speichern (JSON)', exact: true }).click();
  const file: unknown = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(file).toMatchObject({ customer: named, notes: hostile('ownNote') });
  await follow(page, seat);
  await expectText(seat, ['ownFirst', 'title', 'location', 'firstName']);
  const [mail] = await mailsTo(email);
  await page.goto('about:blank');
  await page.setContent(mail?.html ?? '');
  await expectText('mail', ['directions']);
  // names are reduced to letters in mails, and titles make no links
  for (const name of ['ownFirst', 'invitedBy', 'firstName']) {
    await expect(page.locator('body')).toContainText(`window ran push '${name}'`);
  }
  await expect(page.locator('body')).toContainText("window. ran. push('title')");

  await setFields(`accounts/${uid}`, { email: code + hostile('account') });
  await setFields(`accounts/${uid}/planChanges/evt_1`, {
    from: 'basic',
    to: hostile('plan'),
    at: inDays(-1),
  });
  const failed = `hostile${code}`;
  await setFields(`mails/${failed}`, {
    advisor: uid,
    kind: 'payment-failed',
    uid,
    state: 'failed',
    attempts: 10,
    leaseUntil: inDays(-1),
    nextAttempt: null,
    sentAt: null,
    messageId: `<${failed}@wbd>`,
    error: hostile('mailError'),
    expiresAt: null,
  });
  await setFields(`adminActions/${failed}`, {
    admin: uid,
    adminEmail: hostile('deedAdmin'),
    action: 'test-account-set',
    mail: null,
    account: uid,
    accountEmail: hostile('deedAccount'),
    at: new Date(),
  });
  const context = await browser.newContext({ bypassCSP: true });
  const admin = await context.newPage();
  const office = await watch(admin);
  await logIn(admin, demoAccounts.admin.email);
  await office.visit(`/admin/berater/${uid}`, 'account', 'plan');
  await office.turnTo('/admin/mails');
  await admin.getByRole('searchbox').fill(code);
  await office.expectText('failed mails', ['account', 'mailError']);
  await office.turnTo('/admin/protokoll', 'deedAdmin', 'deedAccount');
  await context.close();
  expect([...unseen(...ownFields), ...office.unseen(...adminFields)]).toEqual([]);
});
