import { customerSchema } from '@wbd/domain/customers';
import { bookingOf } from '@wbd/domain/seats';
import { registrationSchema, type Registration } from '@wbd/domain/seminars';
import { db, parseDocument } from '../../core/firestore.ts';
import { linkedSeats } from '../registrations/linked-seats.repository.ts';
import { objectionHashes } from '../../mail/recipients/address-hash.ts';
import type { Objection } from '../../mail/objections/objection-link.ts';

/** Whether the seat that the mail was about still names the address that the mail went to. */
export async function isAddressInSeat(objection: Objection): Promise<boolean> {
  const registration = await registrationOf(objection);
  return registration !== null && isMeant(registration.email, objection);
}

/**
 * Takes the address out of the seat that the mail was about, and out of the customer who holds it. The seat stays: it is the
 * right of the person who proved their phone number, and who may have misspelled their own address.
 */
export async function removeAddress(objection: Objection): Promise<void> {
  const found = await registrationOf(objection);
  if (!found) return;
  const seat = db.doc(`sessions/${found.session}/registrations/${found.id}`);
  const person = db.doc(`customers/${found.customer}`);
  await db.runTransaction(async (transaction) => {
    const [seatNow, personNow] = await transaction.getAll(seat, person);
    const registration = seatNow && parseDocument(registrationSchema, seatNow);
    const customer = personNow && parseDocument(customerSchema, personNow);
    if (registration && isMeant(registration.email, objection)) {
      transaction.update(seat, { email: null });
    }
    if (!customer) return;
    const { email, otherEmails } = customer;
    transaction.update(person, {
      email: isMeant(email, objection) ? null : email,
      otherEmails: otherEmails.filter((other) => !isMeant(other, objection)),
    });
  });
}

async function registrationOf({ seat }: Objection): Promise<Registration | null> {
  if (!seat) return null;
  const { session: sessionId, customer: customerId } = seat;
  return linkedSeats.find({ sessionId, customerId, booking: bookingOf(seat) });
}

function isMeant(email: string | null, { hashes }: Objection): boolean {
  return email !== null && objectionHashes(email).some((hash) => hashes.includes(hash));
}
