import { definePublicCallable } from '../../../core/callable.ts';
import { linkSecrets } from '../../../core/settings.ts';
import { passwordLinkPorts } from './password-link-ports.ts';
import { choosePassword as choose } from './password-link.service.ts';

export const choosePassword = definePublicCallable(
  'choosePassword',
  (input, { address }) => choose(passwordLinkPorts, input, address),
  { warm: false, secrets: linkSecrets },
);
