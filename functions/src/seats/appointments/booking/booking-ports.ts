import { readOwnState } from '../../../core/own-state.repository.ts';
import { appointmentsRepository } from './appointments.repository.ts';
import type { BookablePorts } from './bookable.ts';
import { readBusyTimes } from './busy-times.repository.ts';

export const bookablePorts: BookablePorts & { appointments: typeof appointmentsRepository } = {
  advisorState: readOwnState,
  appointments: appointmentsRepository,
  busyTimes: readBusyTimes,
};
