import { defineCallable } from '../../core/callable.ts';
import { addressSecrets } from '../../core/settings.ts';
import { customerPorts } from '../customers/customer-ports.ts';
import { declareConsent as declare } from './declare-consent.service.ts';
import { keepProof } from './proofs.repository.ts';

export const declareConsent = defineCallable(
  'declareConsent',
  (input, caller) => declare({ ...customerPorts, keepProof }, input, caller),
  { warm: false, secrets: addressSecrets },
);
