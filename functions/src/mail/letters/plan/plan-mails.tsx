import type {
  PaymentReminderMail,
  PlanChangedMail,
  PlanEndedMail,
  PlanMail,
  PlannedChangeMail,
  PlanPaidBackMail,
} from '@wbd/domain/mails';
import {
  formatMoney,
  HIGHLIGHTED_PLAN,
  parsePaidPlan,
  planGroup,
  planWords,
} from '@wbd/domain/plans';
import { formatDate } from '@wbd/domain/time';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { planMail } from '../../occasions/advisor-mail.ts';
import { writeAccountLetter, type AccountLetter } from '../advisor/account-letter.tsx';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { defineAdvisorLetter, readNothing } from '../definition/define-letter.ts';
import type { Given } from '../definition/given.ts';
import { Action } from '../layout/action.tsx';
import { Facts, type Fact } from '../layout/facts.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import { texts } from './texts.de.ts';

const named = (plan: string) => texts.plan(planWords(plan));
const profile = () => `${portalOrigin()}/intern/profile`;

/** Writes a mail about the advisor's plan. */
function composePlanMail(mail: PlanMail, details: AdvisorDetails): Promise<OutgoingMail> {
  return writeAccountLetter(mail, details, letterOf(mail));
}

function letterOf(mail: PlanMail): AccountLetter {
  switch (mail.kind) {
    case 'plan-changed':
      return changedLetter(mail);
    case 'plan-ended':
      return endedLetter(mail);
    case 'plan-change-planned':
      return plannedLetter(mail);
    case 'plan-change-revoked':
      return revokedLetter(mail);
    case 'payment-reminder':
      return reminderLetter(mail);
    case 'plan-paid-back':
      return paidBackLetter(mail);
  }
}

function changedLetter(mail: PlanChangedMail): AccountLetter {
  const { changed } = texts;
  const plan = named(mail.plan);
  const isBegun = (planGroup(mail.from) ?? 'basic') === 'basic';
  return {
    subject: changed.subject(plan),
    preview: changed.preview(plan),
    heading: changed.heading(plan),
    children: (
      <>
        <Paragraph>
          {isBegun ? changed.begun(plan) : changed.other(named(mail.from), plan)}
        </Paragraph>
        <Facts facts={factsOf(mail)} />
        {mail.invoice?.url ? (
          <Action href={mail.invoice.url} label={changed.receipt} />
        ) : (
          <Action href={profile()} label={changed.profile} />
        )}
      </>
    ),
  };
}

function factsOf({ plan, invoice, nextCharge, endsAt, termEnd }: PlanChangedMail): Fact[] {
  const { facts } = texts;
  const fact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  const day = (date: Date | null) => date && formatDate(date);
  return [
    ...fact(facts.plan, named(plan)),
    ...(invoice ? figures(invoice) : []),
    ...fact(facts.term, day(termEnd)),
    ...fact(facts.nextCharge, day(nextCharge)),
    ...fact(facts.endsAt, day(endsAt)),
  ];
}

/** A change can cost less than what is left of the plan before: the difference is kept for the next invoice. */
function figures({ net, tax, gross }: NonNullable<PlanChangedMail['invoice']>): Fact[] {
  const { facts } = texts;
  if (gross < 0) return [{ label: facts.credit, value: formatMoney(-gross) }];
  return [
    { label: facts.net, value: formatMoney(net) },
    { label: facts.tax, value: formatMoney(tax) },
    { label: facts.gross, value: formatMoney(gross) },
  ];
}

function endedLetter({ plan, reason }: PlanEndedMail): AccountLetter {
  const { ended } = texts;
  const target = parsePaidPlan(planGroup(plan) ?? undefined) ?? HIGHLIGHTED_PLAN;
  return {
    subject: ended.subject(named(plan)),
    preview: ended.preview,
    heading: ended.heading(named(plan)),
    children: (
      <>
        <Paragraph>{ended.reasons[reason](named(plan))}</Paragraph>
        <Paragraph>{ended.next}</Paragraph>
        <Action href={`${portalOrigin()}/intern/pricing/${target}`} label={ended.action} />
      </>
    ),
  };
}

function plannedLetter({ plan, next, at }: PlannedChangeMail): AccountLetter {
  const { planned, facts } = texts;
  return {
    subject: planned.subject(named(next), formatDate(at)),
    preview: planned.preview(named(plan), formatDate(at)),
    heading: planned.heading,
    children: (
      <>
        <Paragraph>{planned.intro(named(plan), named(next), formatDate(at))}</Paragraph>
        <Facts
          facts={[
            { label: facts.plan, value: named(plan) },
            { label: facts.next, value: named(next) },
            { label: facts.changesAt, value: formatDate(at) },
          ]}
        />
        <Paragraph>{planned.outro}</Paragraph>
        <Action href={`${portalOrigin()}/intern/pricing/lite`} label={planned.action} />
      </>
    ),
  };
}

function revokedLetter({ plan, next, at }: PlannedChangeMail): AccountLetter {
  const { revoked } = texts;
  return {
    subject: revoked.subject(named(plan)),
    preview: revoked.preview,
    heading: revoked.heading(named(plan)),
    children: (
      <>
        <Paragraph>{revoked.intro(named(plan), named(next), formatDate(at))}</Paragraph>
        <Action href={profile()} label={revoked.action} />
      </>
    ),
  };
}

function reminderLetter({ cents, retryAt }: PaymentReminderMail): AccountLetter {
  const { reminder, facts } = texts;
  return {
    subject: reminder.subject,
    preview: reminder.preview,
    heading: reminder.heading,
    children: (
      <>
        <Paragraph>{reminder.intro}</Paragraph>
        <Facts
          facts={[
            { label: facts.owed, value: formatMoney(cents) },
            ...(retryAt ? [{ label: facts.retryAt, value: formatDate(retryAt) }] : []),
          ]}
        />
        <Paragraph>{reminder.next}</Paragraph>
        <Action href={profile()} label={reminder.action} />
      </>
    ),
  };
}

function paidBackLetter({ plan }: PlanPaidBackMail): AccountLetter {
  const { paidBack } = texts;
  return {
    subject: paidBack.subject,
    preview: paidBack.preview,
    heading: paidBack.heading,
    children: (
      <>
        <Paragraph>{paidBack.intro(named(plan))}</Paragraph>
        <Paragraph>{paidBack.next}</Paragraph>
        <Action href={profile()} label={paidBack.action} />
      </>
    ),
  };
}

const told = ({ now }: Given) => ({ uid: 'adv', key: 'key', now });
const planned = (given: Given) => ({
  ...told(given),
  plan: 'pro_monthly',
  next: 'lite_annual',
  at: given.now,
});

export const planChanged = defineAdvisorLetter('plan-changed', {
  read: readNothing,
  write: composePlanMail,
  example: (given) => ({
    mail: planMail('plan-changed', {
      ...told(given),
      from: 'basic',
      plan: 'pro_trial',
      invoice: { net: 29_900, tax: 5681, gross: 35_581, url: 'https://stripe.example/i/1' },
      nextCharge: given.now,
      endsAt: null,
      termEnd: null,
    }),
    details: {},
  }),
});

export const planEnded = defineAdvisorLetter('plan-ended', {
  read: readNothing,
  write: composePlanMail,
  example: (given) => ({
    mail: planMail('plan-ended', { ...told(given), plan: 'lite_monthly', reason: 'cancelled' }),
    details: {},
  }),
});

export const planChangePlanned = defineAdvisorLetter('plan-change-planned', {
  read: readNothing,
  write: composePlanMail,
  example: (given) => ({ mail: planMail('plan-change-planned', planned(given)), details: {} }),
});

export const planChangeRevoked = defineAdvisorLetter('plan-change-revoked', {
  read: readNothing,
  write: composePlanMail,
  example: (given) => ({ mail: planMail('plan-change-revoked', planned(given)), details: {} }),
});

/** Becomes unnecessary once the invoice is paid or the plan has ended. */
export const paymentReminder = defineAdvisorLetter('payment-reminder', {
  read: (_mail, { account }) =>
    Promise.resolve(account.billing?.subscription?.status === 'past_due' ? {} : null),
  write: composePlanMail,
  example: (given) => ({
    mail: planMail('payment-reminder', { ...told(given), cents: 11_781, retryAt: given.now }),
    details: {},
  }),
});

export const planPaidBack = defineAdvisorLetter('plan-paid-back', {
  read: readNothing,
  write: composePlanMail,
  example: (given) => ({
    mail: planMail('plan-paid-back', { ...told(given), plan: 'pro_annual' }),
    details: {},
  }),
});
