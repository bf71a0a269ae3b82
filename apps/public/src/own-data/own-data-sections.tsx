import { formatDate, formatDateTime, type PersonalData } from '@wbd/domain';
import { Heading, Stack, Text } from '@wbd/ui';
import type { ReactNode } from 'react';
import { Facts } from '../shared/facts.tsx';
import { sessionTime } from '../shared/session-time.ts';
import { ownDataTexts } from './texts.de.ts';

const date = (instant: string) => formatDate(new Date(instant));

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" size="lg">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Entries({
  label,
  none,
  children,
}: {
  label: string;
  none?: string;
  children: ReactNode[];
}) {
  if (children.length === 0) return <Text color="fg.muted">{none}</Text>;
  return (
    <Stack as="ul" aria-label={label} listStyleType="none" gap="3">
      {children}
    </Stack>
  );
}

/** What the person is known by. */
export function Person({ customer }: Pick<PersonalData, 'customer'>) {
  const texts = ownDataTexts.person;
  if (!customer) {
    return (
      <Section title={texts.title}>
        <Text color="fg.muted">{texts.none}</Text>
      </Section>
    );
  }
  const { email, phone, bday, job, advisor, lastContact, consent } = customer;
  const facts: [string, string | null][] = [
    [texts.name, `${customer.firstName} ${customer.lastName}`],
    [texts.email, [email, ...customer.otherEmails].filter(Boolean).join(', ') || null],
    [texts.phone, [phone, ...customer.otherPhones].filter(Boolean).join(', ') || null],
    [texts.bday, bday && date(bday)],
    [texts.job, job],
    [texts.advisor, advisor ?? texts.advisorGone],
    [texts.lastContact, lastContact && date(lastContact)],
    [texts.registered, date(customer.registered)],
    [
      texts.consent,
      consent && texts.consentOf(consent.wording, formatDateTime(new Date(consent.at))),
    ],
  ];
  return (
    <Section title={texts.title}>
      <Facts gridTemplateColumns={{ base: '1fr', sm: 'auto 1fr' }}>
        {facts.flatMap(([term, value]) =>
          value === null ? [] : [<dt key={`${term} dt`}>{term}</dt>, <dd key={term}>{value}</dd>],
        )}
      </Facts>
    </Section>
  );
}

/** Seats, past ones too. */
export function Registrations({ registrations }: Pick<PersonalData, 'registrations'>) {
  const texts = ownDataTexts.registrations;
  const attended = (came: boolean) => (came ? texts.attended : texts.missed);
  return (
    <Section title={texts.title}>
      <Entries label={texts.title} none={texts.none}>
        {registrations.map((registration, index) => (
          <li key={index}>
            <Text fontWeight="medium">{registration.seminar ?? texts.gone}</Text>
            <Text>
              {registration.time === null
                ? texts.noTime
                : sessionTime({ time: new Date(registration.time) })}
              {registration.location !== null && `, ${registration.location}`}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {[
                texts.registered(date(registration.registeredAt)),
                registration.invitedBy === null ? [] : texts.invitedBy(registration.invitedBy),
                registration.attended === null ? [] : attended(registration.attended),
              ]
                .flat()
                .join(' · ')}
            </Text>
          </li>
        ))}
      </Entries>
    </Section>
  );
}

/** Through whose link the person came, as far as that person sees it. */
export function Referral({ referral }: { referral: NonNullable<PersonalData['referral']> }) {
  const texts = ownDataTexts.referral;
  return (
    <Section title={texts.title}>
      <Text>{texts.text(referral.name, date(referral.createdAt))}</Text>
    </Section>
  );
}

const kinds: Readonly<Record<string, string | undefined>> = ownDataTexts.mails.kinds;

/** Mails to the person and about their seats, with how far they got. */
export function Mails({ mails }: Pick<PersonalData, 'mails'>) {
  const texts = ownDataTexts.mails;
  return (
    <Section title={texts.title}>
      <Entries label={texts.title} none={texts.none}>
        {mails.map(({ kind, state, sentAt }, index) => (
          <li key={index}>
            <Text>{kinds[kind] ?? texts.unknown}</Text>
            <Text textStyle="sm" color="fg.muted">
              {sentAt === null ? texts.states[state] : texts.sentAt(date(sentAt))}
            </Text>
          </li>
        ))}
      </Entries>
    </Section>
  );
}

/** Which advisors noted the number themselves. */
export function Notes({ notes }: { notes: PersonalData['notedBy'] }) {
  const texts = ownDataTexts.notes;
  return (
    <Section title={texts.title}>
      <Text color="fg.muted">{texts.text}</Text>
      <Entries label={texts.title}>
        {notes.map(({ advisor, since }, index) => (
          <li key={index}>{texts.line(advisor ?? ownDataTexts.person.advisorGone, date(since))}</li>
        ))}
      </Entries>
    </Section>
  );
}
