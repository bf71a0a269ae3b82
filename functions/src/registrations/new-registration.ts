import type { Customer, Registration, Session } from '@wbd/domain';

/** How somebody came to a session. */
export interface Occasion {
  /** the advisor on whose page the person is, null when an advisor registers them */
  page: string | null;
  /** full name of the advisor who registers them, null when they come alone */
  invitedBy: string | null;
  now: Date;
}

/** The seat of a person in a session. */
export function newRegistration(
  session: Session,
  person: Customer,
  { page, invitedBy, now }: Occasion,
): Registration {
  return {
    id: person.id,
    customer: person.id,
    session: session.id,
    seminar: session.seminar,
    seminarAdvisor: session.advisor,
    advisor: person.advisor,
    page,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: person.phone,
    status: 'registered',
    invitedBy,
    registeredAt: now,
    attended: null,
  };
}
