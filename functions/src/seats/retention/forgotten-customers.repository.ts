import { customerSchema } from '@wbd/domain/customers';
import { erasureAnnouncedMail } from '../../mail/occasions/advisor-mail.ts';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { dueCustomers, readContacts } from './contacts.repository.ts';
import type { EraseForgottenPorts } from './erase-forgotten.service.ts';

const PAGE = 100;

type Customers = EraseForgottenPorts['customers'];
type Plan = Parameters<Customers['plan']>[1];

export const forgottenCustomers: Customers = {
  async due(today, after) {
    const all = dueCustomers(db, today).limit(PAGE);
    let from = after?.reviewOn ? all.startAfter(after.reviewOn, after.id) : all;
    for (;;) {
      const { docs } = await from.get();
      const customers = parseDocuments(customerSchema, docs);
      const last = docs.at(-1);
      // a page of nothing but unreadable rows must not hide the ones behind it
      if (customers.length > 0 || !last) return customers;
      from = all.startAfter(last);
    }
  },
  contacts: (id) => readContacts(db, id),
  plan: (customer, plan) => change(customer.id, customer, plan, null),
  announce(customer, eraseOn, now) {
    const plan = { reviewOn: eraseOn, eraseOn };
    return change(customer.id, customer, plan, erasureAnnouncedMail(customer, eraseOn, now));
  },
};

/** Together with the mail about it, if it is not enqueued yet; neither when the customer's plan is another one by now. */
function change(
  id: string,
  seen: Plan,
  { reviewOn, eraseOn }: Plan,
  mail: { id: string } | null,
): Promise<boolean> {
  const ref = db.doc(`customers/${id}`);
  return db.runTransaction(async (transaction) => {
    const now = parseDocument(customerSchema, await transaction.get(ref));
    if (!now || now.reviewOn !== seen.reviewOn || now.eraseOn !== seen.eraseOn) return false;
    const row = mail && { ref: db.doc(`mails/${mail.id}`), data: toData(mail) };
    const isEnqueued = row !== null && (await transaction.get(row.ref)).exists;
    transaction.update(ref, { reviewOn, eraseOn });
    if (row && !isEnqueued) transaction.create(row.ref, row.data);
    return true;
  });
}
