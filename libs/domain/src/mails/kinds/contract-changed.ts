import { announcementSchema } from '../../contracts/announcement.ts';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/**
 * Tells an advisor that the operator changes the contract or a sub-processor. The row contains the facts, because the
 * configuration may have changed since.
 */
export const contractChanged = defineMailKind('contract-changed', {
  name: 'Änderung der Vertragsbedingungen',
  to: 'advisor',
  chosenAs: null,
  ifBlocked: 'dropped',
  ifUnconfirmed: 'sent',
  budget: 'news',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: { uid: idSchema, announcement: announcementSchema },
});
