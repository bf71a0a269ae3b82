import { logger } from 'firebase-functions';
import { logins } from '../gateways/logins.ts';
import { defineCallable } from '../shared/callable.ts';
import { refusals } from '../shared/limits.ts';
import { customersRepository } from './customers.repository.ts';
import { kioskLoginUser as check, type KioskLoginUserPorts } from './kiosk-login-user.service.ts';

const ports: KioskLoginUserPorts = {
  customers: customersRepository,
  logins,
  limit: refusals,
  report: (message, error) => logger.error(message, { error: String(error) }),
  now: () => new Date(),
};

export const kioskLoginUser = defineCallable('kioskLoginUser', (input, caller) =>
  check(ports, input, caller),
);
