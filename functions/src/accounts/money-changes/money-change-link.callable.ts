import { definePublicCallable } from '../../core/callable.ts';
import { linkSecrets } from '../../core/settings.ts';
import { moneyChangePorts } from './money-change-ports.ts';
import { moneyChangeLink as look } from './stop-money-change.service.ts';

export const moneyChangeLink = definePublicCallable(
  'moneyChangeLink',
  (input, { address }) => look(moneyChangePorts, input, address),
  { warm: false, secrets: linkSecrets },
);
