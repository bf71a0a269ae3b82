import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

const FACTS = {
  /** the recipient */
  uid: idSchema,
  change: idSchema,
  /** whether it tells that the change was stopped */
  isStopped: z.boolean(),
};

const RULES = {
  to: 'advisor',
  // cannot be turned off, because it may be about a thief who is signed in
  chosenAs: null,
  ifBlocked: 'sent',
  ifUnconfirmed: 'sent',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
} as const;

/** Tells the author of a change about money, or the person concerned. Written from the change. */
export const moneyChange = defineMailKind('money-change', {
  name: 'Nachricht über eine Änderung an deinem Geld',
  ...RULES,
  budget: 'money',
  facts: FACTS,
});

/** Same for those who administer the same organisation or team. */
export const moneyChangeOfOthers = defineMailKind('money-change-of-others', {
  name: 'Nachricht an die Verwaltung über eine Änderung am Geld',
  ...RULES,
  budget: 'moneyOfOthers',
  facts: FACTS,
});
