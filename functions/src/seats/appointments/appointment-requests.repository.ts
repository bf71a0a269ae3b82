import { appointmentRequestSchema, type AppointmentRequest } from '@wbd/domain/appointments';
import { expertVideoSchema, isContentShownTo, type ExpertVideo } from '@wbd/domain/content';
import { referralSchema } from '@wbd/domain/customers';
import type { Mail, MailOf } from '@wbd/domain/mails';
import { db, parseDocument, toData } from '../../core/firestore.ts';
import { readAppointmentRequest } from '../../mail/letters/appointment-requested/appointment-request.repository.ts';

export interface AppointmentRequestsRepository {
  read(id: string): Promise<AppointmentRequest | null>;
  /**
   * Stores a request and its mails, once, and marks the customer's referral as asked.
   * @returns false when the customer is gone
   */
  create(request: AppointmentRequest, mails: readonly Mail[]): Promise<boolean>;
  /** Deletes the customer's request and enqueues a mail. Ignores requests of other customers. */
  withdraw(
    id: string,
    customer: string,
    mail: (request: AppointmentRequest) => MailOf<'appointment-withdrawn'>,
  ): Promise<void>;
  video(id: string): Promise<ExpertVideo | null>;
}

export const appointmentRequests: AppointmentRequestsRepository = {
  read: readAppointmentRequest,
  create: (request, mails) =>
    db.runTransaction(async (transaction) => {
      const row = db.doc(`appointmentRequests/${request.id}`);
      const [customer, stored, referral] = await transaction.getAll(
        db.doc(`customers/${request.customer}`),
        row,
        db.doc(`referrals/${request.customer}`),
      );
      if (!customer || !stored || !referral) throw new Error('getAll fell short');
      // erased or merged since: a write now would outlive the person's data
      if (!customer.exists) return false;
      if (stored.exists) return true;
      transaction.create(row, toData(request));
      for (const mail of mails) transaction.set(db.doc(`mails/${mail.id}`), toData(mail));
      const hasAsked = parseDocument(referralSchema, referral)?.appointmentAt ?? null;
      if (referral.exists && hasAsked === null) {
        transaction.update(referral.ref, { appointmentAt: request.createdAt });
      }
      return true;
    }),
  withdraw: (id, customer, mailOf) =>
    db.runTransaction(async (transaction) => {
      const row = db.doc(`appointmentRequests/${id}`);
      const request = parseDocument(appointmentRequestSchema, await transaction.get(row));
      if (request?.customer !== customer) return;
      const mail = mailOf(request);
      transaction.delete(row);
      transaction.set(db.doc(`mails/${mail.id}`), toData(mail));
    }),
  async video(id) {
    const video = parseDocument(expertVideoSchema, await db.doc(`expertVideos/${id}`).get());
    return video && isContentShownTo('linked', video) ? video : null;
  },
};
