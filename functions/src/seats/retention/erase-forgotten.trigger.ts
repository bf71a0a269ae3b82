import { defineSweep } from '../../core/sweeps/define-sweep.ts';
import { log } from '../../core/log/log.ts';
import { deleteCustomerPorts } from '../data-rights/delete-customer.callable.ts';
import { eraseCompletely } from '../data-rights/erase-completely.service.ts';
import { eraseForgotten, type EraseForgottenPorts } from './erase-forgotten.service.ts';
import { forgottenCustomers } from './forgotten-customers.repository.ts';
import { reportRetention } from './retention-report.repository.ts';

const TIMEOUT_SECONDS = 540;
/** The last page that is begun ends in time. */
const RUN_MS = (TIMEOUT_SECONDS - 120) * 1000;

export const eraseForgottenPorts: EraseForgottenPorts = {
  customers: forgottenCustomers,
  erase: (id) => eraseCompletely(deleteCustomerPorts, id, null),
  report: reportRetention,
  log,
  now: () => new Date(),
};

/** Erases customers without contact every night, and announces to their advisors whom it will erase. */
export const eraseForgottenCustomers = defineSweep(
  'eraseForgottenCustomers',
  {
    timeoutSeconds: TIMEOUT_SECONDS,
    memory: '512MiB',
  },
  () => eraseForgotten(eraseForgottenPorts, new Date(Date.now() + RUN_MS)),
);
