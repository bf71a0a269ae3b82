import * as z from 'zod/mini';
import type { NotificationKind } from '../notifications/notification.ts';
import type { RETENTION_DAYS } from '../retention/retention.ts';
import { outbox } from './outbox.ts';

/** Mail limits of one mailbox, shared by several kinds. The server's `budgets.ts` defines them. */
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
  /** whether advisors are notified of its cause in the portal; its letter defines the notifications */
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
  /** the setting by which the advisor gets it at once, in the morning or never; null: it is always sent */
  chosenAs: NotificationKind | null;
  ifBlocked: 'sent' | 'dropped';
  /** when the address is not confirmed: it may belong to a stranger, who must not learn a name */
  ifUnconfirmed: 'sent' | 'dropped';
}

interface ToAddress {
  /** an address that someone typed, or that no longer belongs to an account */
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
