import { defineCallable } from '../../core/callable.ts';
import { dataRequests, ownDataTries } from '../../core/limits.ts';
import { namesOf } from '../../core/people.repository.ts';
import { linkSecrets } from '../../core/settings.ts';
import { customersRepository } from '../../people/customers/customers.repository.ts';
import { waitingListPorts } from '../waiting-list/waiting-list-ports.ts';
import { personalDataRepository } from './personal-data.repository.ts';
import { personalData as collect } from './personal-data.service.ts';

const ports = {
  customers: customersRepository,
  stored: personalDataRepository,
  lists: waitingListPorts.lists,
  namesOf,
  limit: dataRequests,
  tries: ownDataTries,
  now: () => new Date(),
};

export const personalData = defineCallable(
  'personalData',
  (claim, caller) => collect(ports, claim, caller),
  { secrets: linkSecrets, warm: false },
);
