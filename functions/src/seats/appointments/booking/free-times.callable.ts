import { definePublicCallable } from '../../../core/callable.ts';
import { appointmentLooks } from '../../../core/limits.ts';
import { bookablePorts } from './booking-ports.ts';
import { freeTimes as find } from './free-times.service.ts';

const ports = { ...bookablePorts, looks: appointmentLooks, now: () => new Date() };

export const freeTimes = definePublicCallable('freeTimes', (input, { address }) =>
  find(ports, input, address),
);
