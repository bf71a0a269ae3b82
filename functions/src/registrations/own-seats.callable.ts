import { customersRepository } from '../customers/customers.repository.ts';
import { personalDataRepository } from '../customers/personal-data.repository.ts';
import { logins } from '../gateways/logins.ts';
import { defineCallable } from '../shared/callable.ts';
import { ownDataTries, ownSeatLooks } from '../shared/limits.ts';
import { linkSecrets } from '../shared/settings.ts';
import { ownSeats as find } from './own-seats.service.ts';
import { placesOfPerson } from './seats-of-person.repository.ts';

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
