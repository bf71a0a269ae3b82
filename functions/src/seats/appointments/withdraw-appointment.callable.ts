import { defineCallable } from '../../core/callable.ts';
import { dataRequests, ownDataTries } from '../../core/limits.ts';
import { customerPorts } from '../../people/customers/customer-ports.ts';
import { personalDataRepository } from '../data-rights/personal-data.repository.ts';
import { appointmentRequests } from './appointment-requests.repository.ts';
import { withdrawAppointment as withdraw } from './withdraw-appointment.service.ts';

const ports = {
  ...customerPorts,
  stored: personalDataRepository,
  tries: ownDataTries,
  requests: appointmentRequests,
  limit: dataRequests,
};

export const withdrawAppointment = defineCallable(
  'withdrawAppointment',
  (input, caller) => withdraw(ports, input, caller),
  { warm: false },
);
