import { formatMoney, planPrice, type PlanPrice } from '@wbd/domain/plans';
import { portalOrigin } from '../../../core/settings.ts';
import { advisorMail } from '../../occasions/advisor-mail.ts';
import { writeAccountLetter, type AccountLetter } from '../advisor/account-letter.tsx';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { defineAdvisorLetter, readNothing } from '../definition/define-letter.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import { texts } from './texts.de.ts';

function paymentFailedLetter({ account }: AdvisorDetails): AccountLetter {
  const subscription = account.billing?.subscription;
  const price = subscription ? planPrice(subscription.price) : null;
  const { subject, preview, heading } = texts;
  return {
    subject,
    preview,
    heading,
    children: (
      <>
        <Paragraph>{texts.intro}</Paragraph>
        {price && <Facts facts={factsOf(price)} />}
        <Paragraph>{texts.next}</Paragraph>
        <Action href={`${portalOrigin()}/intern/profile`} label={texts.action} />
      </>
    ),
  };
}

function factsOf({ plan, cents, interval }: PlanPrice) {
  return [
    { label: texts.plan, value: texts.planName(plan) },
    { label: texts.amount, value: texts.amountOf(formatMoney(cents), interval) },
  ];
}

export const paymentFailed = defineAdvisorLetter('payment-failed', {
  read: readNothing,
  write: (mail, account) => writeAccountLetter(mail, account, paymentFailedLetter(account)),
  example: ({ now }) => ({
    mail: advisorMail({ kind: 'payment-failed', uid: 'adv', key: 'key', now }),
    details: {},
  }),
});
