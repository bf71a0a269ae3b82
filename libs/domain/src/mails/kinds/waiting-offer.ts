import { defineMailKind } from '../define-mail-kind.ts';
import { waitingFacts } from '../shared-facts.ts';

/** Offers the seat that is held. Written from the entry. */
export const waitingOffer = defineMailKind('waiting-offer', {
  name: 'Freier Platz von der Warteliste',
  to: 'customer',
  ifRestricted: 'sent',
  budget: 'seats',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: true,
  facts: waitingFacts,
});
