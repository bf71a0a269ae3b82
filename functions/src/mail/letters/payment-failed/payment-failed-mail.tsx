import { formatMoney, planPrice, type PlanPrice } from '@wbd/domain/plans';
import { portalOrigin } from '../../../core/settings.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { accountObjection, reasonOf } from '../advisor/account-objection.ts';
import { knownName } from '../advisor/known-name.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { texts } from './texts.de.ts';

export function paymentFailedLetter(details: AdvisorDetails) {
  const subscription = details.account.billing?.subscription;
  const price = subscription ? planPrice(subscription.price) : null;
  return {
    subject: texts.subject,
    body: (
      <MailLayout
        preview={texts.preview}
        heading={texts.heading}
        reason={reasonOf(details)}
        objection={accountObjection(details)}
      >
        <Paragraph>{shared.greeting(knownName(details))}</Paragraph>
        <Paragraph>{texts.intro}</Paragraph>
        {price && <Facts facts={factsOf(price)} />}
        <Paragraph>{texts.next}</Paragraph>
        <Action href={`${portalOrigin()}/intern/profile`} label={texts.action} />
      </MailLayout>
    ),
  };
}

function factsOf({ plan, cents, interval }: PlanPrice) {
  return [
    { label: texts.plan, value: texts.planNames[plan] },
    { label: texts.amount, value: texts.amountOf(formatMoney(cents), interval) },
  ];
}
