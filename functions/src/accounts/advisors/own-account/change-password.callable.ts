import { defineCallable } from '../../../core/callable.ts';
import { passwordChanges } from '../../../core/limits.ts';
import { passwordLogins } from '../../../gateways/password-logins.ts';
import { passwordLinkPorts } from '../passwords/password-link-ports.ts';
import { changePassword as change } from './change-password.service.ts';

const ports = {
  owner: (uid: string) => passwordLinkPorts.owner(uid),
  logins: passwordLogins,
  limit: passwordChanges,
  now: () => new Date(),
};

export const changePassword = defineCallable(
  'changePassword',
  (input, caller) => change(ports, input, caller),
  { warm: false },
);
