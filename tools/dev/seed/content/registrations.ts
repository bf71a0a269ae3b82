import type { Customer } from '@wbd/domain/customers';
import type { Registration, Session } from '@wbd/domain/seminars';
import { subDays } from 'date-fns';

/** Takes as many seats in each session as its count says, with different customers from session to session. */
export function demoRegistrations(
  sessions: readonly Session[],
  customers: readonly Customer[],
  now: Date,
): Registration[] {
  return sessions.flatMap((session, index) => {
    const guests = customers.filter(({ advisor }) => advisor === session.advisor);
    return Array.from({ length: session.registrationCount }, (_, seat) => {
      const customer = guests[(seat + index * 3) % guests.length];
      if (!customer) throw new Error(`No one is there to take a seat in ${session.id}`);
      const { id, advisor, firstName, lastName, email, phone, bday, job } = customer;
      const before = session.time < now ? session.time : now;
      return {
        id,
        session: session.id,
        seminar: session.seminar,
        seminarAdvisor: session.advisor,
        customer: id,
        takenAs: null,
        booking: null,
        moves: 0,
        absorbed: [],
        consent: customer.consent,
        advisor,
        page: advisor,
        firstName,
        lastName,
        email,
        phone,
        bday,
        job,
        status: 'registered',
        invitedBy: null,
        registeredAt: subDays(before, seat + 1),
        attended: session.time < now ? seat % 4 !== 3 : null,
      };
    });
  });
}
