import { setTimeout as pause } from 'node:timers/promises';
import { registerForSessionInput, registerForSessionOutput } from '@wbd/domain';
import { defineCallable } from '../shared/callable.ts';
import { seatGuard } from '../shared/settings.ts';
import { peopleRepository } from './people.repository.ts';
import { registerForSession as register } from './register-for-session.service.ts';
import { seatsRepository } from './seats.repository.ts';
import { KeyedQueue } from './session-queue.ts';

const passThrough = { run: <Result>(_key: string, task: () => Promise<Result>) => task() };

const ports = {
  people: peopleRepository,
  seats: seatsRepository({ guarded: seatGuard }),
  queue: seatGuard ? new KeyedQueue() : passThrough,
  pause: (milliseconds: number) => pause(milliseconds),
  clock: () => performance.now(),
  now: () => new Date(),
};

export const registerForSession = defineCallable(
  'registerForSession',
  { input: registerForSessionInput, output: registerForSessionOutput },
  (input, caller) => register(ports, input, caller),
);
