import '../../../test/own-project.ts';
import { expect, test } from 'vitest';
import { newId } from '../../../test/data.ts';
import { codeOf } from '../../../test/code-of.ts';
import {
  accountTeam,
  answer,
  aTeam,
  aTeamPerson,
  change,
  contradictions,
  found,
  invitationsTo,
  invite,
  teamOf,
  teamTestPorts,
} from '../../../test/team-world.ts';
import { db } from '../../core/firestore.ts';

const eventsOf = async (id: string) => {
  const { docs } = await db.collection(`teams/${id}/teamEntries`).orderBy('at').get();
  return docs.map((doc) => String(doc.get('event')));
};

test('TEAM-01 a Pro advisor founds a team once, others do not', async () => {
  const [anna, lite] = [await aTeamPerson(), await aTeamPerson(1)];
  const id = newId('team');
  expect(await codeOf(found(anna, id))).toBe('done');
  expect(await codeOf(found(anna, id))).toBe('done');
  expect(await teamOf(id)).toMatchObject({ lead: anna.uid, memberIds: [anna.uid], name: 'Nord' });
  expect(await eventsOf(id)).toEqual(['founded']);
  expect(await codeOf(found(anna, newId('team')))).toBe('team/elsewhere');
  expect(await codeOf(found(lite, newId('team')))).toBe('team/needs-pro');
  expect(await codeOf(found(await aTeamPerson(), id))).toBe('conflict');
  expect(await contradictions(id)).toEqual([]);
});

test('TEAM-01 an invitation is worth something for the invited address alone, once, for 14 days', async () => {
  const { id, lead } = await aTeam(0);
  const [ben, other] = [await aTeamPerson(0), await aTeamPerson()];
  await invite(lead, ben.email);
  // sent again, it is the same one
  await invite(lead, ben.email);
  const invitations = await invitationsTo(ben.email);
  expect(invitations).toHaveLength(1);
  const invitation = invitations[0]?.id ?? '';
  const mails = await db.collection('mails').where('invitation', '==', invitation).get();
  expect(mails.docs.map((mail) => String(mail.get('email')))).toEqual([ben.email]);

  expect(await codeOf(answer(other, invitation))).toBe('team/invitation-invalid');
  const late = teamTestPorts({ now: () => new Date(Date.now() + 14.01 * 24 * 3_600_000) });
  expect(await codeOf(answer(ben, invitation, true, late))).toBe('team/invitation-invalid');
  expect(await accountTeam(ben)).toBeNull();

  expect(await codeOf(answer(ben, invitation))).toBe('done');
  // the answer may have been lost
  expect(await codeOf(answer(ben, invitation))).toBe('done');
  expect((await teamOf(id))?.memberIds).toEqual([lead.uid, ben.uid]);
  expect(await eventsOf(id)).toEqual(['founded', 'invited', 'invited', 'joined']);
  expect(await codeOf(invite(lead, ben.email))).toBe('team/member-already');

  await change(ben, { kind: 'leave' });
  expect(await codeOf(answer(ben, invitation))).toBe('team/invitation-invalid');
  expect(await contradictions(id)).toEqual([]);
});

test('TEAM-01 an invitation that is declined or withdrawn is gone, and who has a team cannot join another', async () => {
  const { lead } = await aTeam(0);
  const [ben, cem] = [await aTeamPerson(), await aTeamPerson()];
  await invite(lead, ben.email);
  await invite(lead, cem.email);
  const [toBen] = await invitationsTo(ben.email);
  const [toCem] = await invitationsTo(cem.email);
  expect(await codeOf(answer(ben, toBen?.id ?? '', false))).toBe('done');
  expect(await codeOf(answer(ben, toBen?.id ?? ''))).toBe('team/invitation-invalid');
  await found(cem, newId('team'));
  expect(await codeOf(answer(cem, toCem?.id ?? ''))).toBe('team/elsewhere');
  await change(lead, { kind: 'withdraw-invitation', invitation: toCem?.id ?? '' });
  await change(cem, { kind: 'resign' });
  expect(await codeOf(answer(cem, toCem?.id ?? ''))).toBe('team/invitation-invalid');
});

test('TEAM-01 members leave at once, repeatedly without harm, and the last one takes the team along', async () => {
  const { id, lead, others } = await aTeam(1);
  const [ben] = others;
  if (!ben) throw new Error('nobody joined');
  expect(await codeOf(change(ben, { kind: 'leave' }))).toBe('done');
  expect(await codeOf(change(ben, { kind: 'leave' }))).toBe('done');
  expect(await accountTeam(ben)).toBeNull();
  expect(await contradictions(id)).toEqual([]);
  expect(await codeOf(change(lead, { kind: 'leave' }))).toBe('permission/denied');
  await change(lead, { kind: 'resign' });
  expect(await codeOf(change(lead, { kind: 'resign' }))).toBe('done');
  expect(await teamOf(id)).toBeNull();
  expect(await contradictions(id)).toEqual([]);
});

test('TEAM-04 deputies invite and do nothing else; members nothing; strangers are in no team', async () => {
  const { id, lead, others } = await aTeam(2);
  const [ben, cem] = others;
  if (!ben || !cem) throw new Error('nobody joined');
  await change(lead, { kind: 'promote', uid: ben.uid });
  const stranger = await aTeamPerson();
  const wanted = [
    { kind: 'rename', name: 'Süd' },
    { kind: 'promote', uid: cem.uid },
    { kind: 'demote', uid: ben.uid },
    { kind: 'remove', uid: cem.uid },
    { kind: 'hand-over', uid: cem.uid },
    { kind: 'wish-parent', code: stranger.code },
    { kind: 'leave-parent' },
    { kind: 'accept-below', team: id },
    { kind: 'refuse-below', team: id },
    { kind: 'dissolve' },
  ] as const;
  const before = await teamOf(id);
  for (const one of wanted) {
    expect(await codeOf(change(ben, one)), one.kind).toBe('permission/denied');
    expect(await codeOf(change(cem, one)), one.kind).toBe('permission/denied');
    expect(await codeOf(change(stranger, one)), one.kind).toBe('team/not-found');
  }
  expect(await teamOf(id)).toEqual(before);
  expect(await codeOf(invite(cem, stranger.email))).toBe('permission/denied');
  expect(await codeOf(invite(stranger, stranger.email))).toBe('team/not-found');
  expect(await codeOf(invite(ben, stranger.email))).toBe('done');
  expect(await codeOf(change(lead, { kind: 'remove', uid: lead.uid }))).toBe('permission/denied');
  expect(await codeOf(change(lead, { kind: 'remove', uid: 'constructor' }))).toBe(
    'team/member-not-found',
  );
});

test('TEAM-02 a lead hands over to who can lead, removes, and dissolves; everything is in the history', async () => {
  const { id, lead, others } = await aTeam(2);
  const [ben, cem] = others;
  if (!ben || !cem) throw new Error('nobody joined');
  await db.doc(`advisors/${cem.uid}`).update({ lv: 1 });
  expect(await codeOf(change(lead, { kind: 'hand-over', uid: cem.uid }))).toBe('team/needs-pro');
  await change(lead, { kind: 'rename', name: 'Süd' });
  await change(lead, { kind: 'hand-over', uid: ben.uid });
  expect(await teamOf(id)).toMatchObject({ lead: ben.uid, name: 'Süd' });
  expect((await teamOf(id))?.members[lead.uid]?.isDeputy).toBe(true);
  await change(ben, { kind: 'remove', uid: cem.uid });
  expect(await accountTeam(cem)).toBeNull();
  expect(await eventsOf(id)).toEqual([
    'founded',
    'invited',
    'joined',
    'invited',
    'joined',
    'renamed',
    'handed-over',
    'removed',
  ]);
  expect(await contradictions(id)).toEqual([]);
  await change(ben, { kind: 'dissolve' });
  expect(await teamOf(id)).toBeNull();
  expect(await accountTeam(lead)).toBeNull();
  expect(await contradictions(id)).toEqual([]);
});
