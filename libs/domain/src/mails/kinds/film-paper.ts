import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells the buyer of a film the number and the sums of an invoice or a correction. Written from the document. */
export const filmPaper = defineMailKind('film-paper', {
  name: 'Rechnung über einen Film',
  to: 'advisor',
  chosenAs: null,
  ifBlocked: 'sent',
  ifUnconfirmed: 'sent',
  budget: 'news',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: {
    /** the buyer */
    uid: idSchema,
    paper: idSchema,
  },
});
