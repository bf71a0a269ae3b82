import * as z from 'zod/mini';
import type { NotificationKind } from '../notifications/notification.ts';
import type { RETENTION_DAYS } from '../retention/retention.ts';
import { outbox } from './outbox.ts';

/** Limits of one mailbox that mails share; `budgets.ts` of the server says how many they are. */
export type MailBudget =
  | 'seats'
  | 'account'
  | 'password'
  | 'news'
  | 'notices'
  | 'terminations'
  | 'teams'
  | 'money'
  | 'moneyOfOthers';

interface EveryKind {
  /** what advisors and admins call it, in German */
  name: string;
  budget: MailBudget;
  /** retention of the row */
  keptFor: keyof typeof RETENTION_DAYS;
  /** what closing the advisor's account does with its rows; it waits for those that are `awaited`, then removes them */
  atClosing: 'removed' | 'awaited' | 'kept';
  /** whether advisors are notified in the portal of its cause; its letter says of what */
  notifies: boolean;
}

interface ToCustomer {
  /** one of the advisor's customers: the row holds `customer` */
  to: 'customer';
  /** when the customer's data may only be stored (Art. 18 GDPR); `own seat`: the person registered on their own */
  ifRestricted: 'sent' | 'withheld' | 'withheld unless own seat';
}

interface ToAdvisor {
  /** the address of the account `uid` */
  to: 'advisor';
  /** the notifications among which the advisor chooses to get it at once, in the morning or never; null: it always comes */
  chosenAs: NotificationKind | null;
  ifBlocked: 'sent' | 'dropped';
  /** while the address is not confirmed: it may be a stranger's, who must not learn a name */
  ifUnconfirmed: 'sent' | 'dropped';
}

interface ToAddress {
  /** an address that someone typed, or that is no account's any more */
  to: 'address';
}

/** The properties that every kind of mail defines. */
export type MailRules = EveryKind & (ToCustomer | ToAdvisor | ToAddress);

/** @param options the rules, and `facts`: the fields of its rows beside those of every row */
export function defineMailKind<
  const Kind extends string,
  const Rules extends MailRules,
  Facts extends z.core.$ZodLooseShape,
>(kind: Kind, options: Rules & { facts: Facts }) {
  const { facts, ...rules } = options;
  return {
    kind,
    rules,
    schema: z.object({ ...outbox, kind: z.literal(kind), ...facts }),
  };
}
