import { passwordLinkLooks } from '../../core/limits.ts';
import { passwordLogins } from '../../gateways/password-logins.ts';
import { moneyChangesRepository } from './money-changes.repository.ts';
import type { StopMoneyChangePorts } from './stop-money-change.service.ts';

export const moneyChangePorts: StopMoneyChangePorts = {
  changes: moneyChangesRepository,
  logins: passwordLogins,
  looks: passwordLinkLooks,
  now: () => new Date(),
};
