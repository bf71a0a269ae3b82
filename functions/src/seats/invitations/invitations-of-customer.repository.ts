import type { Invitation } from '@wbd/domain/seats';
import { db } from '../../core/firestore.ts';
import { forEachDocument } from '../../core/for-each-document.ts';
import { renamed, without } from './invitation-states.ts';
import { invitationsRepository } from './invitations.repository.ts';

/** Removes a customer from every invitation. */
export function forgetInvited(id: string): Promise<void> {
  return changeAll(id, (invitation) => without(invitation, id));
}

/** Lets every invitation name the customer into whom this one was merged. */
export function moveInvited(from: string, into: string): Promise<void> {
  return changeAll(from, (invitation) => renamed(invitation, from, into));
}

/** Each change takes the invitation out of the query. */
async function changeAll(
  customer: string,
  change: (invitation: Invitation) => Invitation,
): Promise<void> {
  await forEachDocument(
    db.collection('invitations').where('customers', 'array-contains', customer),
    (_writer, { id }) => invitationsRepository.change(id, change),
  );
}
