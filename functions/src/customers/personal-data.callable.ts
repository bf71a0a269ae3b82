import { defineCallable } from '../shared/callable.ts';
import { dataRequests, ownDataTries } from '../shared/limits.ts';
import { namesOf } from '../shared/people.repository.ts';
import { customersRepository } from './customers.repository.ts';
import { personalDataRepository } from './personal-data.repository.ts';
import { personalData as collect } from './personal-data.service.ts';

const ports = {
  customers: customersRepository,
  stored: personalDataRepository,
  namesOf,
  limit: dataRequests,
  tries: ownDataTries,
  now: () => new Date(),
};

export const personalData = defineCallable(
  'personalData',
  (claim, caller) => collect(ports, claim, caller),
  { recentCode: true, warm: false },
);
