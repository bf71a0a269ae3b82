import { isCustomerOfferedTo, needsDeclaration } from '@wbd/domain/customers';
import {
  listedCustomerSchema,
  type UnregisteredCustomer,
  type UnregisteredCustomersOutput,
} from '@wbd/domain/seats';
import { FieldPath } from 'firebase-admin/firestore';
import { db, parseDocuments } from '../../core/firestore.ts';

export interface UnregisteredRepository {
  /** Ids of the advisor's customers who are registered for the session. */
  registeredOf(advisor: string, sessionId: string): Promise<Set<string>>;
  /**
   * The advisor's customers by last name, without archived ones and those whose data may only be stored.
   * @param after the customer behind whom the page begins, null for the first page
   * @returns a page, and the customer behind whom the next one begins, null when there is none
   */
  customersOf(
    advisor: string,
    after: Cursor | null,
    most: number,
  ): Promise<{ customers: UnregisteredCustomer[]; next: Cursor | null }>;
}

type Cursor = NonNullable<UnregisteredCustomersOutput['next']>;

export const unregisteredRepository: UnregisteredRepository = {
  async registeredOf(advisor, sessionId) {
    const seats = await db
      .collection(`sessions/${sessionId}/registrations`)
      .where('advisor', '==', advisor)
      .select()
      .get();
    return new Set(seats.docs.map(({ id }) => id));
  },
  async customersOf(advisor, after, most) {
    const byName = db
      .collection('customers')
      .where('advisor', '==', advisor)
      .orderBy('lastName')
      .orderBy(FieldPath.documentId())
      .select(
        'firstName',
        'lastName',
        'email',
        'bday',
        'job',
        'archived',
        'restriction',
        'consent',
        'invitable',
        'uninvited',
      )
      .limit(most);
    const page = after ? byName.startAfter(after.lastName, after.id) : byName;
    const { docs } = await page.get();
    const last = docs.length < most ? undefined : docs.at(-1);
    return {
      customers: parseDocuments(listedCustomerSchema, docs)
        .filter((customer) => isCustomerOfferedTo('owner', customer))
        .map(({ id, firstName, lastName, email, bday, job, ...consents }) => ({
          id,
          firstName,
          lastName,
          email,
          bday,
          job,
          needsDeclaration: needsDeclaration(consents),
        })),
      next: last ? { lastName: String(last.get('lastName')), id: last.id } : null,
    };
  },
};
