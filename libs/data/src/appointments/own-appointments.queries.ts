import { queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { writeOptions } from '../write-options/index.ts';
import {
  callOffAppointment,
  deleteAppointmentType,
  readComing,
  readHours,
  readPast,
  readTypes,
  recordAppointment,
  saveAppointmentHours,
  saveAppointmentType,
} from './own-appointments.repository.ts';

const keys = {
  settings: ['appointment-settings'] as const,
  hours: (advisorId: string) => [...keys.settings, 'hours', advisorId] as const,
  types: (advisorId: string) => [...keys.settings, 'types', advisorId] as const,
  booked: ['booked-appointments'] as const,
  coming: (advisorId: string) => [...keys.booked, 'coming', advisorId] as const,
  past: (advisorId: string) => [...keys.booked, 'past', advisorId] as const,
};

export const appointmentHoursQuery = (advisorId: string) =>
  queryOptions({
    queryKey: keys.hours(advisorId),
    queryFn: () => readHours(advisorId),
    staleTime: FRESHNESS.standard,
  });

export const appointmentTypesQuery = (advisorId: string) =>
  queryOptions({
    queryKey: keys.types(advisorId),
    queryFn: () => readTypes(advisorId),
    staleTime: FRESHNESS.standard,
  });

/** Coming appointments of the advisor, the next first. */
export const comingAppointmentsQuery = (advisorId: string) =>
  queryOptions({
    queryKey: keys.coming(advisorId),
    queryFn: () => readComing(advisorId, new Date()),
    staleTime: FRESHNESS.standard,
  });

/** Past appointments of the advisor, the latest first. */
export const pastAppointmentsQuery = (advisorId: string) =>
  queryOptions({
    queryKey: keys.past(advisorId),
    queryFn: () => readPast(advisorId, new Date()),
    staleTime: FRESHNESS.standard,
  });

export const saveHoursMutation = () =>
  writeOptions(['appointment-settings', 'hours'], saveAppointmentHours, (client) =>
    client.invalidateQueries({ queryKey: keys.settings }),
  );

export const saveTypeMutation = () =>
  writeOptions(['appointment-settings', 'save-type'], saveAppointmentType, (client) =>
    client.invalidateQueries({ queryKey: keys.settings }),
  );

export const deleteTypeMutation = () =>
  writeOptions(['appointment-settings', 'delete-type'], deleteAppointmentType, (client) =>
    client.invalidateQueries({ queryKey: keys.settings }),
  );

export const callOffAppointmentMutation = () =>
  writeOptions(['booked-appointments', 'call-off'], callOffAppointment, (client) =>
    client.invalidateQueries({ queryKey: keys.booked }),
  );

export const recordAppointmentMutation = () =>
  writeOptions(['booked-appointments', 'record'], recordAppointment, (client) =>
    client.invalidateQueries({ queryKey: keys.booked }),
  );
