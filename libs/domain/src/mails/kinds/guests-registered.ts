import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells a host how many guests another advisor has in a session. Written from the registrations. */
export const guestsRegistered = defineMailKind('guests-registered', {
  name: 'Nachricht über Gäste eines Kollegen',
  to: 'advisor',
  chosenAs: 'guests',
  ifBlocked: 'dropped',
  ifUnconfirmed: 'dropped',
  budget: 'news',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: true,
  facts: {
    /** the seminar's owner */
    uid: idSchema,
    session: idSchema,
    /** the advisor who registered the guests */
    broughtBy: idSchema,
  },
});
