import { requireAppointmentToken } from '../../../core/appointment-token.ts';
import { defineCallable, definePublicCallable } from '../../../core/callable.ts';
import { appointmentBookings, appointmentLooks, linkUses } from '../../../core/limits.ts';
import { logins } from '../../../core/logins.ts';
import { readAdvisor } from '../../../core/people.repository.ts';
import { linkSecrets } from '../../../core/settings.ts';
import { mergePorts } from '../../merging/merge-ports.ts';
import { peopleRepository } from '../../registrations/people.repository.ts';
import { usedByLink } from '../../registrations/used-by-link.ts';
import { changedByAdvisor } from '../changed-by-advisor.ts';
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
  usedByLink(
    linkUses,
    (input) => move({ ...ports, limit: appointmentBookings }, input),
    requireAppointmentToken,
  ),
  { warm: false, secrets: linkSecrets },
);

export const cancelAppointment = definePublicCallable(
  'cancelAppointment',
  usedByLink(linkUses, (input) => cancel(ports, input), requireAppointmentToken),
  { warm: false, secrets: linkSecrets },
);

export const callOffAppointment = defineCallable(
  'callOffAppointment',
  changedByAdvisor((input, advisor) => callOff(ports, input, advisor)),
  { warm: false },
);

export const recordAppointment = defineCallable(
  'recordAppointment',
  changedByAdvisor((input, advisor) => record(ports, input, advisor)),
  { warm: false },
);
