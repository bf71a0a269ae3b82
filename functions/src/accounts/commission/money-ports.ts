import { moneyChanges } from '../../core/limits.ts';
import { readAdministrators } from '../../core/people.repository.ts';
import { commissionPorts } from './commission-ports.ts';

export const moneyPorts = {
  ...commissionPorts,
  administrators: readAdministrators,
  moneyChanges,
};
