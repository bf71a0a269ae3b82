import type { AccountDetails } from '@wbd/domain/accounts';
import { planWords } from '@wbd/domain/plans';
import { formatDate, formatDateTime } from '@wbd/domain/time';
import { Link } from '@wbd/ui';
import { Card, Fact, FactList } from '@wbd/ui/page';
import { accountTexts } from './texts.de.ts';

const { facts: texts, subscription: subscriptionTexts } = accountTexts;

/** Name, package and last sign-in of the advisor. */
export function FactsCard({ details }: { details: AccountDetails }) {
  const { advisor, login, plan, subscription, createdAt } = details;
  return (
    <Card title={texts.title}>
      <FactList>
        <Fact term={texts.name}>
          {advisor ? `${advisor.firstName} ${advisor.lastName}` : texts.unfinished}
        </Fact>
        {login && (
          <Fact term={texts.email}>
            {login.emailConfirmed ? texts.confirmed : texts.unconfirmed}
          </Fact>
        )}
        {advisor && <Fact term={texts.code}>{advisor.code}</Fact>}
        {advisor?.hasOwnPage && (
          <Fact term={texts.page}>
            <PageLink code={advisor.code} />
          </Fact>
        )}
        <Fact term={texts.plan}>{planWords(plan)}</Fact>
        {advisor && <Fact term={texts.level}>{texts.levelWords(advisor.level)}</Fact>}
        <Fact term={texts.subscription}>
          {subscription ? subscriptionWords(subscription) : texts.noSubscription}
        </Fact>
        <Fact term={texts.createdAt}>{formatDate(new Date(createdAt))}</Fact>
        <Fact term={texts.lastSignIn}>{lastSignIn(login)}</Fact>
      </FactList>
    </Card>
  );
}

function PageLink({ code }: { code: string }) {
  return <Link href={`/${encodeURIComponent(code)}`}>{`${window.location.host}/${code}`}</Link>;
}

function subscriptionWords({
  status,
  currentPeriodEnd,
  cancelAt,
}: NonNullable<AccountDetails['subscription']>): string {
  const state = subscriptionTexts.states[status];
  if (status !== 'active') return state;
  return cancelAt === null
    ? subscriptionTexts.paidUntil(state, formatDate(new Date(currentPeriodEnd)))
    : subscriptionTexts.endsOn(state, formatDate(new Date(cancelAt)));
}

function lastSignIn(login: AccountDetails['login']): string {
  if (!login) return texts.noLogin;
  return login.lastSignIn === null ? texts.never : formatDateTime(new Date(login.lastSignIn));
}
