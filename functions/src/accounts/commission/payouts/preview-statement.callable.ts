import { defineCallable } from '../../../core/callable.ts';
import { previewStatement as preview } from './preview-close.service.ts';
import { payoutPorts } from './payout-ports.ts';

export const previewStatement = defineCallable(
  'previewStatement',
  (input, caller) => preview(payoutPorts, input, caller),
  { warm: false },
);
