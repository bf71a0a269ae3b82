import type { Account, AccountDetails, AccountDetailsInput } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import type { Mail } from '@wbd/domain/mails';
import type { PlanChange } from '@wbd/domain/plans';
import type { SignInFacts } from '../../core/logins.ts';
import { isGivenUp } from '../../mail/outbox/mail-states.ts';
import type { AccountCaller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';

/** As many mails and changes of the plan as are shown, the latest. */
const SHOWN = 20;

export interface AccountDetailsPorts {
  account(uid: string): Promise<Account | null>;
  advisor(uid: string): Promise<Advisor | null>;
  organisation(id: string): Promise<string | null>;
  signIns(uid: string): Promise<SignInFacts | null>;
  planChanges(uid: string, most: number): Promise<PlanChange[]>;
  mailsOf(uid: string, most: number): Promise<Mail[]>;
  looks: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Details of one advisor for admins.
 * @throws AppError `rate/limited`, `advisor/not-found`
 */
export async function accountDetails(
  ports: AccountDetailsPorts,
  { uid }: AccountDetailsInput,
  { account: admin }: Pick<AccountCaller, 'account'>,
): Promise<AccountDetails> {
  if (!(await ports.looks.take(admin.id, ports.now()))) throw new AppError('rate/limited');
  const account = await ports.account(uid);
  if (!account) throw new AppError('advisor/not-found');
  const [advisor, signIns, planChanges, mails] = await Promise.all([
    ports.advisor(uid),
    ports.signIns(uid),
    ports.planChanges(uid, SHOWN),
    ports.mailsOf(uid, SHOWN),
  ]);
  return {
    uid,
    email: account.email,
    plan: account.plan,
    isTest: account.isTest,
    isAdmin: account.admin,
    isOrgAdmin: account.orgAdmin,
    createdAt: account.createdAt.getTime(),
    block: account.block && { ...account.block, at: account.block.at.getTime() },
    consent: account.consent && { ...account.consent, at: account.consent.at.getTime() },
    advisor: advisor && {
      ...profileOf(advisor),
      organisation: await ports.organisation(advisor.org),
    },
    subscription: subscriptionOf(account),
    login: signIns && {
      emailConfirmed: signIns.emailConfirmed,
      secondFactor: signIns.secondFactor && {
        ...signIns.secondFactor,
        since: signIns.secondFactor.since.getTime(),
      },
      lastSignIn: signIns.lastSignIn?.getTime() ?? null,
    },
    planChanges: planChanges.map(({ id, from, to, at }) => ({ id, from, to, at: at.getTime() })),
    mails: mails.map(rowOf),
  };
}

function profileOf({ code, firstName, lastName, lv, hasOwnPage }: Advisor) {
  return { code, firstName, lastName, level: lv, hasOwnPage };
}

function subscriptionOf({ billing }: Account): AccountDetails['subscription'] {
  const subscription = billing?.subscription;
  if (!subscription) return null;
  const { status, currentPeriodEnd, cancelAt } = subscription;
  return {
    status,
    currentPeriodEnd: currentPeriodEnd.getTime(),
    cancelAt: cancelAt?.getTime() ?? null,
  };
}

/** Neither recipient nor content: both can be a customer's. */
function rowOf(mail: Mail): AccountDetails['mails'][number] {
  const { id, kind, state, sentAt, leaseUntil } = mail;
  return { id, kind, state, at: (sentAt ?? leaseUntil).getTime(), isGivenUp: isGivenUp(mail) };
}
