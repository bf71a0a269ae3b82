import { definePublicCallable } from '../../../core/callable.ts';
import { linkSecrets } from '../../../core/settings.ts';
import { emailChangePorts } from './email-change-ports.ts';
import { confirmEmailChange as confirm } from './email-change.service.ts';

export const confirmEmailChange = definePublicCallable(
  'confirmEmailChange',
  (input, { address }) => confirm(emailChangePorts, input, address),
  { warm: false, secrets: linkSecrets },
);
