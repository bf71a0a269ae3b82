import type { AppointmentRequest } from '@wbd/domain/appointments';
import type { Given } from '../definition/given.ts';

/** The request that example mails show. */
export function anExampleRequest({ customer, seat, now }: Given): AppointmentRequest {
  return {
    id: 'request',
    advisor: 'adv',
    customer: customer.id,
    isOwn: true,
    firstName: customer.firstName,
    lastName: customer.lastName,
    phone: '+4915550000001',
    topic: seat.seminar.title,
    preferredTime: 'evening',
    video: null,
    hasCalendar: true,
    done: false,
    createdAt: now,
    trace: null,
    expiresAt: now,
  };
}
