import { advisorSchema, customerSchema, type Advisor, type Customer } from '@wbd/domain';
import { db, parseDocument } from '../gateways/firestore.ts';

export interface PeopleRepository {
  advisor(uid: string): Promise<Advisor | null>;
  customer(id: string): Promise<Customer | null>;
}

export const peopleRepository: PeopleRepository = {
  async advisor(uid) {
    return parseDocument(advisorSchema, await db.doc(`advisors/${uid}`).get());
  },
  async customer(id) {
    return parseDocument(customerSchema, await db.doc(`customers/${id}`).get());
  },
};
