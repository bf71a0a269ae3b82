import { idSchema, isoDaySchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells an advisor which customers will be erased because there was no contact. Written from the customers. */
export const erasureAnnounced = defineMailKind('erasure-announced', {
  name: 'Kunden ohne Kontakt, die bald gelöscht werden',
  to: 'advisor',
  chosenAs: null,
  ifBlocked: 'dropped',
  ifUnconfirmed: 'dropped',
  budget: 'news',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: {
    uid: idSchema,
    /** the day of the erasures */
    eraseOn: isoDaySchema,
  },
});
