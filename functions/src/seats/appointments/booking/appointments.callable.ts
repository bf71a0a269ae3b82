import { defineCallable, definePublicCallable } from '../../../core/callable.ts';
import {
  appointmentBookings,
  appointmentChanges,
  appointmentLooks,
  linkUses,
} from '../../../core/limits.ts';
import { logins } from '../../../core/logins.ts';
import { readAdvisor } from '../../../core/people.repository.ts';
import { linkSecrets } from '../../../core/settings.ts';
import { mergePorts } from '../../merging/merge-ports.ts';
import { peopleRepository } from '../../registrations/people.repository.ts';
import { appointmentByLink as look } from './appointment-by-link.service.ts';
import { bookAppointment as book } from './book-appointment.service.ts';
import { bookablePorts } from './booking-ports.ts';
import {
  callOffAppointment as callOff,
  cancelAppointment as cancel,
  moveAppointment as move,
  recordAppointment as record,
} from './change-appointment.service.ts';
import { countComing } from './coming-appointments.repository.ts';
import { limited } from './limited.ts';

const ports = { ...bookablePorts, now: () => new Date() };

export const bookAppointment = defineCallable(
  'bookAppointment',
  (input, caller) =>
    book(
      {
        ...ports,
        people: peopleRepository,
        merging: mergePorts,
        logins,
        countComing,
        limit: appointmentBookings,
      },
      input,
      caller,
    ),
  { secrets: linkSecrets },
);

export const appointmentByLink = definePublicCallable(
  'appointmentByLink',
  (input, { address }) =>
    look(
      {
        ...ports,
        advisor: readAdvisor,
        looks: appointmentLooks,
        async calendar(appointment) {
          // loaded lazily: it contains large time zone data that most functions do not need
          const { appointmentFile } = await import('./appointment-file.ts');
          return appointmentFile(appointment);
        },
      },
      input,
      address,
    ),
  { warm: false, secrets: linkSecrets },
);

export const moveAppointment = definePublicCallable(
  'moveAppointment',
  limited(
    linkUses,
    ({ address }) => address,
    (input) => move({ ...ports, limit: appointmentBookings }, input),
  ),
  { warm: false, secrets: linkSecrets },
);

export const cancelAppointment = definePublicCallable(
  'cancelAppointment',
  limited(
    linkUses,
    ({ address }) => address,
    (input) => cancel(ports, input),
  ),
  { warm: false, secrets: linkSecrets },
);

export const callOffAppointment = defineCallable(
  'callOffAppointment',
  limited(
    appointmentChanges,
    ({ uid }) => uid,
    (input, { uid }) => callOff(ports, input, uid),
  ),
  { warm: false },
);

export const recordAppointment = defineCallable(
  'recordAppointment',
  limited(
    appointmentChanges,
    ({ uid }) => uid,
    (input, { uid }) => record(ports, input, uid),
  ),
  { warm: false },
);
