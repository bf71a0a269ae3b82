import { customersRepository } from '../../people/customers/customers.repository.ts';
import { personalDataRepository } from '../data-rights/personal-data.repository.ts';
import { logins } from '../../core/logins.ts';
import { defineCallable } from '../../core/callable.ts';
import { ownDataTries, ownSeatLooks } from '../../core/limits.ts';
import { linkSecrets } from '../../core/settings.ts';
import { ownSeats as find } from './own-seats.service.ts';
import { placesOfPerson } from '../registrations/seats-of-person.repository.ts';

const ports = {
  customers: customersRepository,
  stored: personalDataRepository,
  places: placesOfPerson,
  logins,
  looks: ownSeatLooks,
  tries: ownDataTries,
  now: () => new Date(),
};

export const ownSeats = defineCallable('ownSeats', (input, caller) => find(ports, input, caller), {
  secrets: linkSecrets,
  warm: false,
});
