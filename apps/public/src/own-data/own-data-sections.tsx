import { PREFERRED_TIMES } from '@wbd/domain/appointments';
import { CUSTOMER_DETAILS, eachDetail } from '@wbd/domain/customers';
import type { PersonalData } from '@wbd/domain/own-data';
import { stateTexts } from '@wbd/domain/commission';
import { mailRules, mailTexts } from '@wbd/domain/mails';
import { formatPhone } from '@wbd/domain/phone';
import { formatMoney } from '@wbd/domain/plans';
import { formatDate, formatDateTime, formatDay } from '@wbd/domain/time';
import { Heading, Stack, Text } from '@wbd/ui';
import type { ReactNode } from 'react';
import { placeWords } from '../shared/appointment-place.ts';
import { Facts } from '../shared/facts.tsx';
import { sessionTime } from '../shared/session-time.ts';
import { dayAndSpan } from '../shared/times/time-words.ts';
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

type OwnFact = readonly [term: string, value: string | null];
/** Fields with a line of their own. */
type OwnField = Exclude<
  keyof NonNullable<PersonalData['customer']>,
  'firstName' | 'lastName' | 'otherEmails' | 'otherPhones'
>;

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
  const { email, phone, bday, advisor, lastContact, consent } = customer;
  const facts = Object.values<OwnFact>({
    name: [texts.name, `${customer.firstName} ${customer.lastName}`],
    email: [texts.email, [email, ...customer.otherEmails].filter(Boolean).join(', ') || null],
    phone: [
      texts.phone,
      [phone ?? [], customer.otherPhones].flat().map(formatPhone).join(', ') || null,
    ],
    bday: [texts.bday, bday && date(bday)],
    ...eachDetail((name): OwnFact => [CUSTOMER_DETAILS[name].label, customer[name]]),
    advisor: [texts.advisor, advisor ?? texts.advisorGone],
    uninvited: [texts.uninvited, customer.uninvited ? texts.withdrawn : null],
    restriction: [texts.restriction, customer.restriction && date(customer.restriction)],
    callConsent: [texts.callConsent, customer.callConsent && date(customer.callConsent.at)],
    invitable: [texts.invitable, customer.invitable && date(customer.invitable.on)],
    tags: [texts.tags, customer.tags.join(', ') || null],
    lastContact: [texts.lastContact, lastContact && date(lastContact)],
    registered: [texts.registered, date(customer.registered)],
    consent: [
      texts.consent,
      consent && texts.consentOf(consent.wording, formatDateTime(new Date(consent.at))),
    ],
  } satisfies Record<'name' | OwnField, OwnFact>);
  return (
    <Section title={texts.title}>
      <Facts terms="long">
        {facts.flatMap(([term, value]) =>
          value === null ? [] : [<dt key={`${term} dt`}>{term}</dt>, <dd key={term}>{value}</dd>],
        )}
      </Facts>
    </Section>
  );
}

interface SessionLinesProps {
  entry: Pick<PersonalData['registrations'][number], 'seminar' | 'time' | 'location' | 'advisor'>;
  facts: readonly string[];
}

/** A session, and what there is to say about the person in it. */
function SessionLines({ entry: { seminar, time, location, advisor }, facts }: SessionLinesProps) {
  const texts = ownDataTexts.registrations;
  return (
    <li>
      <Text fontWeight="medium">{seminar ?? texts.gone}</Text>
      <Text>
        {time === null ? texts.noTime : sessionTime({ time: new Date(time) })}
        {location !== null && `, ${location}`}
      </Text>
      <Text>{texts.through(advisor?.name ?? ownDataTexts.person.advisorGone)}</Text>
      <Text textStyle="sm" color="fg.muted">
        {facts.join(' · ')}
      </Text>
    </li>
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
          <SessionLines
            key={index}
            entry={registration}
            facts={[
              texts.registered(date(registration.registeredAt)),
              ...(registration.invitedBy === null ? [] : [texts.invitedBy(registration.invitedBy)]),
              ...(registration.attended === null ? [] : [attended(registration.attended)]),
            ]}
          />
        ))}
      </Entries>
    </Section>
  );
}

type Appointment = PersonalData['appointments'][number];

interface AppointmentsProps extends Pick<PersonalData, 'appointments'> {
  /** the actions for a request */
  action?: (appointment: Appointment) => ReactNode;
}

/** Appointments that the person asked for. */
export function Appointments({ appointments, action }: AppointmentsProps) {
  const texts = ownDataTexts.appointments;
  return (
    <Section title={texts.title}>
      <Entries label={texts.title}>
        {appointments.map((appointment) => {
          const { id, advisor, topic, phone, preferredTime, done, createdAt } = appointment;
          const facts = [
            texts.asked(date(createdAt), phone),
            ...(preferredTime === null ? [] : [texts.preferred(PREFERRED_TIMES[preferredTime])]),
            ...(done ? [texts.answered] : []),
          ];
          return (
            <li key={id}>
              <Text overflowWrap="anywhere">
                {texts.with(advisor ?? ownDataTexts.person.advisorGone)}
                {topic !== null && `: ${topic}`}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {facts.join(' · ')}
              </Text>
              {action?.(appointment)}
            </li>
          );
        })}
      </Entries>
    </Section>
  );
}

/** Appointments that the person booked, past and cancelled ones too. */
export function BookedAppointments({
  bookedAppointments,
}: Pick<PersonalData, 'bookedAppointments'>) {
  const texts = ownDataTexts.bookedAppointments;
  return (
    <Section title={texts.title}>
      <Entries label={texts.title}>
        {bookedAppointments.map((appointment, index) => {
          const { advisor, title, start, end, place, answers, bookedAt, reason } = appointment;
          const { firstName, lastName, phone, email } = appointment;
          const facts = [
            texts.person(`${firstName} ${lastName}`, phone, email),
            texts.booked(date(bookedAt)),
            stateOf(appointment),
            reason === null ? null : texts.reason(reason),
          ];
          return (
            <li key={index}>
              <Text fontWeight="medium" overflowWrap="anywhere">
                {texts.with(title, advisor?.name ?? ownDataTexts.person.advisorGone)}
              </Text>
              <Text overflowWrap="anywhere">
                {dayAndSpan(new Date(start), new Date(end))},{' '}
                {place.kind === 'online'
                  ? place.link
                  : placeWords(
                      place.kind,
                      place.kind === 'address' ? place.address : null,
                      advisor?.name ?? null,
                    )}
              </Text>
              {answers.map(({ question, answer }) => (
                <Text key={question} overflowWrap="anywhere" whiteSpace="pre-line">
                  {texts.answer(question, answer)}
                </Text>
              ))}
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {facts.filter((fact) => fact !== null).join(' · ')}
              </Text>
            </li>
          );
        })}
      </Entries>
    </Section>
  );
}

/** @returns null for an upcoming appointment, and for one without a recorded outcome */
function stateOf({
  state,
  cancelledBy,
}: PersonalData['bookedAppointments'][number]): string | null {
  const { states } = ownDataTexts.bookedAppointments;
  if (state === 'booked') return null;
  return state === 'cancelled' ? states.cancelled[cancelledBy ?? 'advisor'] : states[state];
}

/** Deals that advisors reported to their organisation. */
export function Deals({ deals }: Pick<PersonalData, 'deals'>) {
  const texts = ownDataTexts.deals;
  return (
    <Section title={texts.title}>
      <Entries label={texts.title}>
        {deals.map(({ advisor, netCents, on, reference, state }, index) => (
          <li key={index}>
            <Text overflowWrap="anywhere">
              {texts.line(formatMoney(netCents), formatDay(on), reference)}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {texts.by(advisor ?? ownDataTexts.person.advisorGone, stateTexts[state])}
            </Text>
          </li>
        ))}
      </Entries>
    </Section>
  );
}

/** Full sessions in which the person waits for a seat. */
export function WaitingLists({ waitingLists }: Pick<PersonalData, 'waitingLists'>) {
  const texts = ownDataTexts.waitingLists;
  return (
    <Section title={texts.title}>
      <Entries label={texts.title}>
        {waitingLists.map((entry, index) => (
          <SessionLines
            key={index}
            entry={entry}
            facts={[
              texts.joined(date(entry.joinedAt)),
              ...(entry.offerUntil === null
                ? []
                : [texts.offerUntil(formatDateTime(new Date(entry.offerUntil)))]),
            ]}
          />
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
      {referral.appointmentAt !== null && <Text>{texts.asked(date(referral.appointmentAt))}</Text>}
    </Section>
  );
}

/** Mails to the person and about their seats, with how far they got. */
export function Mails({ mails }: Pick<PersonalData, 'mails'>) {
  const texts = ownDataTexts.mails;
  return (
    <Section title={texts.title}>
      <Entries label={texts.title} none={texts.none}>
        {mails.map(({ kind, state, sentAt }, index) => (
          <li key={index}>
            <Text>{mailRules(kind).name}</Text>
            <Text textStyle="sm" color="fg.muted">
              {sentAt === null ? mailTexts.states[state] : texts.sentAt(date(sentAt))}
            </Text>
          </li>
        ))}
      </Entries>
    </Section>
  );
}

/** What the person's advisor wrote about them. */
export function Notes({
  notes,
  datedNotes,
  followUp,
}: Pick<PersonalData, 'notes' | 'datedNotes' | 'followUp'>) {
  const texts = ownDataTexts.notes;
  return (
    <Section title={texts.title}>
      {notes !== null && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {notes}
        </Text>
      )}
      {datedNotes.length > 0 && (
        <Entries label={texts.title}>
          {datedNotes.map(({ kind, text, before, createdAt }) => (
            <li key={createdAt}>
              <Text textStyle="sm" color="fg.muted">
                {date(createdAt)}
              </Text>
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                {texts.ofKind[kind](text, before)}
              </Text>
            </li>
          ))}
        </Entries>
      )}
      {followUp && (
        <Text overflowWrap="anywhere">{texts.followUp(formatDay(followUp.on), followUp.text)}</Text>
      )}
    </Section>
  );
}

/** Which advisors entered the number themselves. */
export function NotedBy({ notedBy }: Pick<PersonalData, 'notedBy'>) {
  const texts = ownDataTexts.notedBy;
  return (
    <Section title={texts.title}>
      <Text color="fg.muted">{texts.text}</Text>
      <Entries label={texts.title}>
        {notedBy.map(({ advisor, since }, index) => (
          <li key={index}>{texts.line(advisor ?? ownDataTexts.person.advisorGone, date(since))}</li>
        ))}
      </Entries>
    </Section>
  );
}
