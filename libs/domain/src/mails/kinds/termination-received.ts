import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Confirms the receipt of a termination, with its time, to its sender. Written from the declaration. */
export const terminationReceived = defineMailKind('termination-received', {
  name: 'Eingang einer Kündigung',
  to: 'address',
  budget: 'terminations',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: { termination: idSchema },
});
