import '../../../test/own-project.ts';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../../test/data.ts';
import { dying } from '../../../test/dying.ts';
import { codeOf } from '../../../test/code-of.ts';
import {
  aDecision,
  anAdmin,
  aReport,
  aVideo,
  mailsAbout,
  ports,
  stored,
} from '../../../test/notices.ts';
import { db } from '../../core/firestore.ts';
import { markWithheld } from '../../content/withheld/mark-withheld.service.ts';
import { withheldRepository } from '../../content/withheld/withheld.repository.ts';
import { streamAddress } from '../../content/videos/stream-address.ts';
import { complainAboutRestriction } from './complain.service.ts';
import { decideNotice } from './decide-notice.service.ts';
import { forgetReporter } from './forget-reporter.service.ts';
import { noticeDetails } from './notice-details.service.ts';
import { reportContent } from './report-content.service.ts';

type Admin = Awaited<ReturnType<typeof anAdmin>>;
let ada: Admin;
let ben: Admin;

beforeEach(async () => {
  await db.recursiveDelete(db.collection('accounts'));
  [ada, ben] = await Promise.all([anAdmin(), anAdmin()]);
});

async function aNotice() {
  const found = await aVideo();
  const input = aReport(found.video.id);
  const { number } = await reportContent(ports, input, { address: newId('network') });
  return { ...found, number, input };
}
const decide = (id: string, revision: number, outcome: 'kept' | 'restricted', admin = ada) =>
  decideNotice(ports, aDecision(id, revision, outcome), admin);
const complain = (restrictionId: string, uid: string, complaintId = newId('complaint')) =>
  complainAboutRestriction(
    ports,
    { complaintId, restrictionId, text: 'Das stimmt nicht.' },
    { uid },
  );
const isHidden = async (video: string) => {
  await markWithheld(withheldRepository);
  return (await db.doc(`expertVideos/${video}`).get()).get('hidden') === true;
};
const kinds = async (number: string) =>
  (await mailsAbout(number)).map(({ kind }) => kind).toSorted();

test('a report, a decision, an objection and its decision, each with mails and an entry of what admins did', async () => {
  const { owner, video, id, number, input } = await aNotice();
  await decide(id, 1, 'restricted');
  expect(await isHidden(video.id)).toBe(true);
  expect(await kinds(number)).toEqual(['content-decided', 'notice-decided', 'notice-received']);
  const toOwner = (await mailsAbout(number)).find(({ kind }) => kind === 'content-decided');
  expect(JSON.stringify(toOwner)).not.toContain(input.email);

  await complain(id, owner.id);
  expect(await codeOf(complain(id, owner.id))).toBe('conflict');
  expect((await stored(id)).notice).toMatchObject({ state: 'complained', isOpen: true });

  // another admin decides, because there is one
  expect(await codeOf(decide(id, 3, 'kept'))).toBe('notice/other-admin');
  await decide(id, 3, 'kept', ben);
  expect(await isHidden(video.id)).toBe(false);
  const { notice, restriction, entries, actions } = await stored(id);
  expect(notice).toMatchObject({ state: 'kept', isOpen: false, decidedBy: ben.uid });
  expect(restriction).toBeNull();
  expect(entries.map(({ what }) => what).toSorted()).toEqual([
    'complaint',
    'decision',
    'decision',
    'report',
  ]);
  expect(actions.toSorted()).toEqual(['notice-kept', 'notice-restricted']);
  const told = (await mailsAbout(number)).filter(({ kind }) => kind === 'content-decided');
  expect(told).toHaveLength(2);
  expect(await kinds(number)).toHaveLength(5);
});

test('the only admin decides about an objection, too, and the owner reads that', async () => {
  const { owner, id, number } = await aNotice();
  await db.doc(`accounts/${ben.uid}`).delete();
  await decide(id, 1, 'restricted');
  await complain(id, owner.id);
  await decide(id, 3, 'restricted');
  expect((await stored(id)).restriction?.upheld).toMatchObject({ byOther: false });
  const mails = await mailsAbout(number);
  expect(mails).toContainEqual(expect.objectContaining({ outcome: 'upheld', byOther: false }));
});

test('of two admins who decide at once one succeeds, and the other sees a conflict', async () => {
  const { id } = await aNotice();
  const outcomes = await Promise.all([
    codeOf(decide(id, 1, 'kept', ada)),
    codeOf(decide(id, 1, 'restricted', ben)),
  ]);
  expect(outcomes.toSorted()).toEqual(['conflict', 'done']);
  const { entries, actions } = await stored(id);
  expect(entries.filter(({ what }) => what === 'decision')).toHaveLength(1);
  expect(actions).toHaveLength(1);
});

test('a report that arrives while an admin decides is not decided unread', async () => {
  const { video, id } = await aNotice();
  await reportContent(ports, aReport(video.id), { address: newId('network') });
  expect(await codeOf(decide(id, 1, 'kept'))).toBe('conflict');
});

test('wherever a decision dies, it is made once with all its mails, or not at all', async () => {
  for (let step = 1, finished = false; !finished; step++) {
    const { id, number } = await aNotice();
    const decision = aDecision(id, 1, 'restricted');
    const outcome = await codeOf(decideNotice(dying(ports, step), decision, ada));
    finished = outcome === 'done';
    await decideNotice(ports, decision, ada);
    const { notice, actions } = await stored(id);
    expect(notice).toMatchObject({ state: 'restricted', revision: 2 });
    expect(actions).toEqual(['notice-restricted']);
    expect(await kinds(number)).toEqual(['content-decided', 'notice-decided', 'notice-received']);
  }
});

test('no one objects to what is not theirs, or too late', async () => {
  const { owner, id } = await aNotice();
  expect(await codeOf(complain(id, owner.id))).toBe('notice/not-found');
  await decide(id, 1, 'restricted');
  expect(await codeOf(complain(id, newId('stranger')))).toBe('notice/not-found');
  await db.doc(`restrictions/${id}`).update({ complainUntil: new Date(0) });
  expect(await codeOf(complain(id, owner.id))).toBe('notice/too-late');
});

test('a complaint that is sent again because its answer was lost is one complaint', async () => {
  const { owner, id } = await aNotice();
  await decide(id, 1, 'restricted');
  const complaintId = newId('complaint');
  await complain(id, owner.id, complaintId);
  expect(await codeOf(complain(id, owner.id, complaintId))).toBe('done');
  expect((await stored(id)).notice?.revision).toBe(3);
});

test('content that the operator hides stays hidden when a decision restores it', async () => {
  const { video, id } = await aNotice();
  await decide(id, 1, 'restricted');
  const lists = { hiddenSeminars: [], excludedSeminars: [] };
  await db.doc('config/withheld').set({ ...lists, hiddenExperts: [video.id] });
  await decide(id, 2, 'kept');
  expect(await isHidden(video.id)).toBe(true);
  await db.doc('config/withheld').set({ ...lists, hiddenExperts: [] });
  expect(await isHidden(video.id)).toBe(false);
});

test('a look names the reporters and is recorded; on request they are erased and get no decision', async () => {
  const { id, number, input } = await aNotice();
  const look = () => noticeDetails({ ...ports, streamAddress }, { noticeId: id }, ada);
  const { entries, content } = await look();
  expect(entries).toMatchObject([{ what: 'report', name: input.name, email: input.email }]);
  expect(content).toMatchObject({ video: 'expert_videos/video/a.mp4' });
  const forget = { noticeId: id, reportId: input.reportId };
  await forgetReporter(ports, forget, ada);
  await forgetReporter(ports, forget, ada);
  expect((await look()).entries).toMatchObject([{ name: null, email: null, text: input.text }]);
  await decide(id, 1, 'kept');
  expect(await kinds(number)).toEqual(['notice-received']);
  expect((await stored(id)).actions.toSorted()).toEqual([
    'notice-kept',
    'notice-opened',
    'notice-opened',
    'notice-reporter-erased',
  ]);
});
