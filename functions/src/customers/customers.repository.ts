import type { Advisor, Customer } from '@wbd/domain';
import { db, toData } from '../gateways/firestore.ts';
import { readAdvisor, readCustomer } from '../shared/people.repository.ts';

export interface CustomersRepository {
  advisor(uid: string): Promise<Advisor | null>;
  customer(id: string): Promise<Customer | null>;
  /** Adds the customer unless somebody else has the e-mail address or the id is taken. */
  add(customer: Customer): Promise<'added' | 'email-taken' | 'id-taken'>;
}

export const customersRepository: CustomersRepository = {
  advisor: readAdvisor,
  customer: readCustomer,
  async add(customer) {
    const own = db.doc(`customers/${customer.id}`);
    const sameEmail = db
      .collection('customers')
      .where('email', '==', customer.email ?? '')
      .limit(1);
    return db.runTransaction(async (transaction) => {
      const [others, before] = await Promise.all([
        transaction.get(sameEmail),
        transaction.get(own),
      ]);
      if (before.exists) return 'id-taken';
      if (!others.empty) return 'email-taken';
      transaction.create(own, toData(customer));
      return 'added';
    });
  },
};
