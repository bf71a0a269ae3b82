import { defineCallable } from '../../core/callable.ts';
import { appointmentRequestLimit } from '../../core/limits.ts';
import { logins } from '../../core/logins.ts';
import { mergePorts } from '../merging/merge-ports.ts';
import { peopleRepository } from '../registrations/people.repository.ts';
import { appointmentRequests } from './appointment-requests.repository.ts';
import { requestAppointment as request } from './request-appointment.service.ts';

const ports = {
  people: peopleRepository,
  merging: mergePorts,
  logins,
  requests: appointmentRequests,
  limit: appointmentRequestLimit,
  now: () => new Date(),
};

export const requestAppointment = defineCallable(
  'requestAppointment',
  (input, caller) => request(ports, input, caller),
  { warm: false },
);
