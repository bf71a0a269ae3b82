import type { Advisor } from '@wbd/domain/advisors';
import { appointmentRequestSchema, appointmentSchema } from '@wbd/domain/appointments';
import { customerSchema, referralSchema } from '@wbd/domain/customers';
import type { Mail } from '@wbd/domain/mails';
import {
  registrationSchema,
  seminarSchema,
  sessionSchema,
  waitingEntrySchema,
} from '@wbd/domain/seminars';
import type * as z from 'zod/mini';
import { db, parseDocument } from '../../core/firestore.ts';
import { readAdvisor } from '../../core/people.repository.ts';
import type { Cause } from './cause.ts';

/** Reads what a mail is about. It locks nothing: sessions are busy while people register. */
export async function readCause(mail: Mail): Promise<Cause> {
  const session = 'session' in mail ? mail.session : null;
  const customer = 'customer' in mail ? mail.customer : null;
  const ofSession = session === null ? null : `sessions/${session}`;
  const seat = ofSession === null || customer === null ? null : { ofSession, customer };
  const [found, person, registration, entry, referral, request, appointment, colleague] =
    await Promise.all([
      read(sessionSchema, ofSession),
      read(customerSchema, customer && `customers/${customer}`),
      read(registrationSchema, seat && `${seat.ofSession}/registrations/${seat.customer}`),
      read(waitingEntrySchema, seat && `${seat.ofSession}/waiting/${seat.customer}`),
      read(referralSchema, customer && `referrals/${customer}`),
      read(
        appointmentRequestSchema,
        mail.kind === 'appointment-requested' ? `appointmentRequests/${mail.request}` : null,
      ),
      read(appointmentSchema, 'appointment' in mail ? `appointments/${mail.appointment}` : null),
      readColleague(mail),
    ]);
  const [seminar, referrer] = await Promise.all([
    read(seminarSchema, found && `seminars/${found.seminar}`),
    referral && readAdvisor(referral.referrer),
  ]);
  return {
    session: found,
    seminar,
    customer: person,
    registration,
    entry,
    // customers share links as well, and have no portal
    referral: referrer && referral,
    request,
    appointment,
    colleague,
  };
}

function readColleague(mail: Mail): Promise<Advisor | null> {
  if (mail.kind === 'guests-registered') return readAdvisor(mail.broughtBy);
  const person = mail.kind === 'team-news' ? mail.person : null;
  return person === null ? Promise.resolve(null) : readAdvisor(person);
}

async function read<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string | null,
): Promise<z.output<Schema> | null> {
  return path === null ? null : parseDocument(schema, await db.doc(path).get());
}
