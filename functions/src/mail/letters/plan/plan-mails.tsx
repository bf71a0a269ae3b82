import type {
  PaymentReminderMail,
  PlanChangedMail,
  PlanEndedMail,
  PlanMail,
  PlannedChangeMail,
  PlanPaidBackMail,
} from '@wbd/domain/mails';
import { formatMoney, planGroup, planWords } from '@wbd/domain/plans';
import { formatDate } from '@wbd/domain/time';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { portalOrigin } from '../../../core/settings.ts';
import { accountObjection, reasonOf } from '../advisor/account-objection.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { knownName } from '../advisor/known-name.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { Action } from '../layout/action.tsx';
import { Facts, type Fact } from '../layout/facts.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { withMailName } from '../layout/mail-words.ts';
import { writeMail, type Letter } from '../layout/write-mail.ts';
import { texts } from './texts.de.ts';

const named = (plan: string) => texts.plan(planWords(plan));
const profile = () => `${portalOrigin()}/intern/profile`;

/** What all these mails have in common. */
interface Frame {
  greeting: string;
  footer: { reason: string; objection: string | null };
}

/** Writes a mail about the advisor's plan. */
export function composePlanMail(mail: PlanMail, stored: AdvisorDetails): Promise<OutgoingMail> {
  const details = { ...stored, advisor: withMailName(stored.advisor) };
  const { advisor, account, emailVerified } = details;
  const name = emailVerified ? `${advisor.firstName} ${advisor.lastName}` : '';
  const letter = letterOf(mail, {
    greeting: shared.greeting(knownName(details)),
    footer: { reason: reasonOf(details), objection: accountObjection(details) },
  });
  return writeMail(mail, {
    ...letter,
    to: { name, address: account.email },
    isProven: emailVerified,
  });
}

function letterOf(mail: PlanMail, frame: Frame): Pick<Letter, 'subject' | 'body'> {
  switch (mail.kind) {
    case 'plan-changed':
      return changedLetter(mail, frame);
    case 'plan-ended':
      return endedLetter(mail, frame);
    case 'plan-change-planned':
      return plannedLetter(mail, frame);
    case 'plan-change-revoked':
      return revokedLetter(mail, frame);
    case 'payment-reminder':
      return reminderLetter(mail, frame);
    case 'plan-paid-back':
      return paidBackLetter(mail, frame);
  }
}

function changedLetter(mail: PlanChangedMail, frame: Frame) {
  const { changed } = texts;
  const plan = named(mail.plan);
  const isBegun = (planGroup(mail.from) ?? 'basic') === 'basic';
  return {
    subject: changed.subject(plan),
    body: (
      <MailLayout preview={changed.preview(plan)} heading={changed.heading(plan)} {...frame.footer}>
        <Paragraph>{frame.greeting}</Paragraph>
        <Paragraph>
          {isBegun ? changed.begun(plan) : changed.other(named(mail.from), plan)}
        </Paragraph>
        <Facts facts={factsOf(mail)} />
        {mail.invoice?.url ? (
          <Action href={mail.invoice.url} label={changed.receipt} />
        ) : (
          <Action href={profile()} label={changed.profile} />
        )}
      </MailLayout>
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

function endedLetter({ plan, reason }: PlanEndedMail, frame: Frame) {
  const { ended } = texts;
  const target = planGroup(plan) === 'lite' ? 'lite' : 'pro';
  return {
    subject: ended.subject(named(plan)),
    body: (
      <MailLayout preview={ended.preview} heading={ended.heading(named(plan))} {...frame.footer}>
        <Paragraph>{frame.greeting}</Paragraph>
        <Paragraph>{ended.reasons[reason](named(plan))}</Paragraph>
        <Paragraph>{ended.next}</Paragraph>
        <Action href={`${portalOrigin()}/intern/pricing/${target}`} label={ended.action} />
      </MailLayout>
    ),
  };
}

function plannedLetter({ plan, next, at }: PlannedChangeMail, frame: Frame) {
  const { planned, facts } = texts;
  return {
    subject: planned.subject(named(next), formatDate(at)),
    body: (
      <MailLayout
        preview={planned.preview(named(plan), formatDate(at))}
        heading={planned.heading}
        {...frame.footer}
      >
        <Paragraph>{frame.greeting}</Paragraph>
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
      </MailLayout>
    ),
  };
}

function revokedLetter({ plan, next, at }: PlannedChangeMail, frame: Frame) {
  const { revoked } = texts;
  return {
    subject: revoked.subject(named(plan)),
    body: (
      <MailLayout
        preview={revoked.preview}
        heading={revoked.heading(named(plan))}
        {...frame.footer}
      >
        <Paragraph>{frame.greeting}</Paragraph>
        <Paragraph>{revoked.intro(named(plan), named(next), formatDate(at))}</Paragraph>
        <Action href={profile()} label={revoked.action} />
      </MailLayout>
    ),
  };
}

function reminderLetter({ cents, retryAt }: PaymentReminderMail, frame: Frame) {
  const { reminder, facts } = texts;
  return {
    subject: reminder.subject,
    body: (
      <MailLayout preview={reminder.preview} heading={reminder.heading} {...frame.footer}>
        <Paragraph>{frame.greeting}</Paragraph>
        <Paragraph>{reminder.intro}</Paragraph>
        <Facts
          facts={[
            { label: facts.owed, value: formatMoney(cents) },
            ...(retryAt ? [{ label: facts.retryAt, value: formatDate(retryAt) }] : []),
          ]}
        />
        <Paragraph>{reminder.next}</Paragraph>
        <Action href={profile()} label={reminder.action} />
      </MailLayout>
    ),
  };
}

function paidBackLetter({ plan }: PlanPaidBackMail, frame: Frame) {
  const { paidBack } = texts;
  return {
    subject: paidBack.subject,
    body: (
      <MailLayout preview={paidBack.preview} heading={paidBack.heading} {...frame.footer}>
        <Paragraph>{frame.greeting}</Paragraph>
        <Paragraph>{paidBack.intro(named(plan))}</Paragraph>
        <Paragraph>{paidBack.next}</Paragraph>
        <Action href={profile()} label={paidBack.action} />
      </MailLayout>
    ),
  };
}
