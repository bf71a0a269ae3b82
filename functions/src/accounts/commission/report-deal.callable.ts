import { defineCallable } from '../../core/callable.ts';
import { readCustomer } from '../../core/people.repository.ts';
import { commissionPorts } from './commission-ports.ts';
import { readReferral, readRegistration, storeDeal } from './deals.repository.ts';
import { reportDeal as report } from './report-deal.service.ts';

const ports = {
  ...commissionPorts,
  customer: readCustomer,
  referral: readReferral,
  registration: readRegistration,
  store: storeDeal,
};

export const reportDeal = defineCallable(
  'reportDeal',
  (input, caller) => report(ports, input, caller),
  { warm: false },
);
