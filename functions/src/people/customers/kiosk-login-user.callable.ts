import { defineCallable } from '../../core/callable.ts';
import { kioskLogins } from '../../core/limits.ts';
import { log } from '../../core/log/log.ts';
import { customerPorts } from './customer-ports.ts';
import { kioskLoginUser as check, type KioskLoginUserPorts } from './kiosk-login-user.service.ts';

const ports: KioskLoginUserPorts = {
  ...customerPorts,
  limit: kioskLogins,
  log,
};

export const kioskLoginUser = defineCallable('kioskLoginUser', (input, caller) =>
  check(ports, input, caller),
);
