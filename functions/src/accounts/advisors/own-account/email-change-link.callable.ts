import { definePublicCallable } from '../../../core/callable.ts';
import { linkSecrets } from '../../../core/settings.ts';
import { emailChangePorts } from './email-change-ports.ts';
import { emailChangeLink as look } from './email-change.service.ts';

export const emailChangeLink = definePublicCallable(
  'emailChangeLink',
  (input, { address }) => look(emailChangePorts, input, address),
  { warm: false, secrets: linkSecrets },
);
