import { defineCallable } from '../../../core/callable.ts';
import { previewClose as preview } from './preview-close.service.ts';
import { payoutPorts } from './payout-ports.ts';

export const previewClose = defineCallable(
  'previewClose',
  (_input, caller) => preview(payoutPorts, caller),
  { warm: false },
);
