import { aCustomer, aRegistration, aSeminar, aSession } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { guestsByAdvisor } from './guests.ts';

test('guests are counted for each colleague, and neither own customers nor visitors of a page are guests', () => {
  const session = aSession(aSeminar('host'));
  const seat = (advisor: string, page: string | null) => ({
    ...aRegistration(session, aCustomer(advisor), { page }),
    advisorName: advisor.toUpperCase(),
  });
  const [ben, carla, again] = [seat('ben', null), seat('carla', null), seat('carla', null)];
  const others = [seat('host', null), seat('ben', 'ben'), seat('carla', 'carla')];
  expect(guestsByAdvisor([ben, ...others, carla, again])).toEqual([
    { advisor: 'carla', name: 'CARLA', guests: [carla, again] },
    { advisor: 'ben', name: 'BEN', guests: [ben] },
  ]);
});
