import { logger } from 'firebase-functions';
import { defineCallable } from '../shared/callable.ts';
import { kioskLogins } from '../shared/limits.ts';
import { customerPorts } from './customer-ports.ts';
import { kioskLoginUser as check, type KioskLoginUserPorts } from './kiosk-login-user.service.ts';

const ports: KioskLoginUserPorts = {
  ...customerPorts,
  limit: kioskLogins,
  report: (message, error) => logger.error(message, { error: String(error) }),
};

export const kioskLoginUser = defineCallable('kioskLoginUser', (input, caller) =>
  check(ports, input, caller),
);
