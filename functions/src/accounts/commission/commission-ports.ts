import { commissionChanges } from '../../core/limits.ts';
import { log } from '../../core/log/log.ts';
import { readAccount, readAdvisor } from '../../core/people.repository.ts';
import { ledgerRepository } from './ledger.repository.ts';

export const commissionPorts = {
  account: readAccount,
  advisor: readAdvisor,
  changes: commissionChanges,
  ledger: ledgerRepository(),
  log,
  now: () => new Date(),
};
