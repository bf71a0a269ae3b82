import type { Participant } from '@wbd/data/registrations';
import type { Session } from '@wbd/domain/seminars';
import { formatDay } from '@wbd/domain/time';
import { Box } from '@wbd/ui';
import { EmailLink, PhoneLink } from '@wbd/ui/page';
import type { ReactNode } from 'react';
import { sharedTexts } from '../shared/texts.de.ts';
import { participantsTexts } from './texts.de.ts';

/** What the table and the cards are given. */
export interface ParticipantListProps {
  session: Session;
  participants: readonly Participant[];
  recordsAttendance: boolean;
  /** undefined once participants can no longer be removed */
  onRemove: ((participant: Participant) => void) | undefined;
}

export const FIELD_IDS = ['email', 'phone', 'job', 'bday', 'advisor', 'id'] as const;
export type FieldId = (typeof FIELD_IDS)[number];

export function nameOf({ firstName, lastName }: Pick<Participant, 'firstName' | 'lastName'>) {
  return `${firstName} ${lastName}`;
}

/** What of a participant can be read and sorted, as text; empty while it is not known. */
export function fieldText(id: FieldId, participant: Participant): string {
  const { email, phone, job, bday, advisorName, customer } = participant;
  const fields: Record<FieldId, string | null> = {
    email,
    phone,
    job,
    bday,
    advisor: advisorName,
    id: customer,
  };
  return fields[id] ?? '';
}

/** One thing about a participant, or a dash. */
export function ParticipantField({ id, participant }: { id: FieldId; participant: Participant }) {
  const text = fieldText(id, participant);
  if (text === '') {
    return (
      <Box as="span" color="fg.subtle">
        {sharedTexts.none}
      </Box>
    );
  }
  return contents[id]?.(text) ?? text;
}

const contents: Partial<Record<FieldId, (text: string) => ReactNode>> = {
  email: (text) => <EmailLink email={text} />,
  phone: (text) => <PhoneLink phone={text} />,
  bday: formatDay,
  id: (text) => (
    <Box as="span" color="fg.muted" textStyle="xs" title={text}>
      {text}
    </Box>
  ),
};

/** The headings of what is shown of a participant. */
export const fieldLabels: Record<FieldId, string> = participantsTexts.columns;
