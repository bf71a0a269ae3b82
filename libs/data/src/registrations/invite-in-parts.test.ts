import { AppError, type InvitationResult } from '@wbd/domain';
import { expect, test } from 'vitest';
import { inviteInParts, type Invitation } from './invite-in-parts.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);
const own = (count: number): Invitation => ({
  who: 'own',
  sessionId: 's',
  customerIds: ids(count),
});

/** Invites everyone it is given, except in the calls that are to fail. */
function server(failing: readonly number[] = []) {
  const sizes: number[] = [];
  const call = (invitation: Invitation) => {
    const asked = invitation.who === 'own' ? invitation.customerIds : [];
    sizes.push(asked.length);
    if (failing.includes(sizes.length - 1)) return Promise.reject(new AppError('unavailable'));
    const results = asked.map((customerId): InvitationResult => ({
      outcome: 'invited',
      customerId,
    }));
    return Promise.resolve({ results });
  };
  return { call, sizes };
}

test('SEM-08 more customers than one call takes are invited in several, in order', async () => {
  const { call, sizes } = server();
  const results = await inviteInParts(call, own(205));
  expect(sizes).toEqual([100, 100, 5]);
  expect(results).toEqual(ids(205).map((customerId) => ({ outcome: 'invited', customerId })));
});

test('SEM-08 a call that fails after others went through counts its people as failed', async () => {
  const results = await inviteInParts(server([1]).call, own(205));
  expect(results).toHaveLength(205);
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  expect(failed).toEqual(
    Array.from({ length: 100 }, () => ({ outcome: 'failed', code: 'unavailable' })),
  );
  expect(results.at(204)).toEqual({ outcome: 'invited', customerId: 'c204' });
});

test('an invitation that is refused from the start is refused as a whole', async () => {
  await expect(inviteInParts(server([0]).call, own(3))).rejects.toMatchObject({
    code: 'unavailable',
  });
});
