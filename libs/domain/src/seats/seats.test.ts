import { expect, test } from 'vitest';
import { seatsLeft } from './seats.ts';

test.each([
  [0, 'many'],
  [10, 'many'],
  [11, 'few'],
  [19, 'few'],
  [20, 'none'],
  [21, 'none'],
])('of 20 places %i are taken: %s are left', (registrationCount, left) => {
  expect(seatsLeft({ maxParticipants: 20, registrationCount, waitingCount: 0, heldSeats: 0 })).toBe(
    left,
  );
});
