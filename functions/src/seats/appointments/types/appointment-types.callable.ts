import { defineCallable, definePublicCallable } from '../../../core/callable.ts';
import { appointmentLooks } from '../../../core/limits.ts';
import { bookablePorts } from '../booking/booking-ports.ts';
import { changedByAdvisor } from '../changed-by-advisor.ts';
import {
  bookableTypes as find,
  deleteType,
  saveHours,
  saveType,
  type TypesPorts,
} from './appointment-types.service.ts';
import { typesRepository } from './types.repository.ts';

const ports: TypesPorts = { types: typesRepository, now: () => new Date() };

export const saveAppointmentHours = defineCallable(
  'saveAppointmentHours',
  changedByAdvisor((hours, advisor) => saveHours(ports, hours, advisor)),
  { warm: false },
);

export const saveAppointmentType = defineCallable(
  'saveAppointmentType',
  changedByAdvisor((input, advisor) => saveType(ports, input, advisor)),
  { warm: false },
);

export const deleteAppointmentType = defineCallable(
  'deleteAppointmentType',
  changedByAdvisor((input, advisor) => deleteType(ports, input, advisor)),
  { warm: false },
);

export const bookableTypes = definePublicCallable('bookableTypes', (input, { address }) =>
  find({ ...ports, ...bookablePorts, looks: appointmentLooks }, input, address),
);
