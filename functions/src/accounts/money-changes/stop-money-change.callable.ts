import { definePublicCallable } from '../../core/callable.ts';
import { linkSecrets } from '../../core/settings.ts';
import { moneyChangePorts } from './money-change-ports.ts';
import { stopMoneyChange as stop } from './stop-money-change.service.ts';

export const stopMoneyChange = definePublicCallable(
  'stopMoneyChange',
  (input, { address }) => stop(moneyChangePorts, input, address),
  { warm: false, secrets: linkSecrets },
);
