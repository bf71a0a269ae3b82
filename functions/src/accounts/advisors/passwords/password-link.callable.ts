import { definePublicCallable } from '../../../core/callable.ts';
import { linkSecrets } from '../../../core/settings.ts';
import { passwordLinkPorts } from './password-link-ports.ts';
import { passwordLink as look } from './password-link.service.ts';

export const passwordLink = definePublicCallable(
  'passwordLink',
  (input, { address }) => look(passwordLinkPorts, input, address),
  { warm: false, secrets: linkSecrets },
);
