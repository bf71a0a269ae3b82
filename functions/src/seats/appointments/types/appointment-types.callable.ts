import { defineCallable, definePublicCallable } from '../../../core/callable.ts';
import { appointmentChanges, appointmentLooks } from '../../../core/limits.ts';
import { bookablePorts } from '../booking/booking-ports.ts';
import {
  bookableTypes as find,
  deleteType,
  saveHours,
  saveType,
  type TypesPorts,
} from './appointment-types.service.ts';
import { typesRepository } from './types.repository.ts';

const ports: TypesPorts = {
  types: typesRepository,
  changes: appointmentChanges,
  now: () => new Date(),
};

export const saveAppointmentHours = defineCallable(
  'saveAppointmentHours',
  (hours, { uid }) => saveHours(ports, hours, uid),
  { warm: false },
);

export const saveAppointmentType = defineCallable(
  'saveAppointmentType',
  (input, { uid }) => saveType(ports, input, uid),
  { warm: false },
);

export const deleteAppointmentType = defineCallable(
  'deleteAppointmentType',
  (input, { uid }) => deleteType(ports, input, uid),
  { warm: false },
);

export const bookableTypes = definePublicCallable('bookableTypes', (input, { address }) =>
  find({ ...ports, ...bookablePorts, looks: appointmentLooks }, input, address),
);
