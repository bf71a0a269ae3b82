import { customerSchema } from '@wbd/domain/customers';
import { invitationSchema, type Invitation } from '@wbd/domain/seats';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';

export interface InvitationsRepository {
  newId(): string;
  create(invitation: Invitation): Promise<void>;
  /** Full names of those of the customers who are the advisor's, by id. */
  namesOf(advisor: string, customerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Passes the current invitation to `decide` and writes what it returns, both in one transaction.
   * @returns what was written, null without an invitation or a change
   */
  change(
    id: string,
    decide: (current: Invitation) => Invitation | null,
  ): Promise<Invitation | null>;
}

export const invitationsRepository: InvitationsRepository = {
  newId: () => db.collection('invitations').doc().id,
  async create(invitation) {
    await db.doc(`invitations/${invitation.id}`).create(toData(invitation));
  },
  async namesOf(advisor, customerIds) {
    const ids = [...new Set(customerIds)];
    const found = await db.getAll(...ids.map((id) => db.doc(`customers/${id}`)));
    const own = parseDocuments(customerSchema, found).filter((one) => one.advisor === advisor);
    return new Map(own.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  },
  change: (id, decide) =>
    db.runTransaction(async (transaction) => {
      const row = db.doc(`invitations/${id}`);
      const current = parseDocument(invitationSchema, await transaction.get(row));
      const next = current && decide(current);
      if (next) transaction.set(row, toData(next));
      return next;
    }),
};
