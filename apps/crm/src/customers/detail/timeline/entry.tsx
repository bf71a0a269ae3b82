import { resendMailMutation, timeOfMail } from '@wbd/data/mails';
import { sessionQuery } from '@wbd/data/sessions';
import { mailRules, mailTexts, type CustomerMail } from '@wbd/domain/mails';
import type { Registration } from '@wbd/domain/seminars';
import { formatDateTime } from '@wbd/domain/time';
import { useMutation, useQuery } from '@wbd/query';
import { Box, Flex, Stack, Text } from '@wbd/ui';
import { MailStateBadge, ResendButton } from '@wbd/ui/mails';
import { CalendarCheck, Mail, StickyNote, UserPlus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DatedNoteEntry, UndatedNoteEntry } from './note-entry.tsx';
import { timelineTexts as texts } from './texts.de.ts';
import type { TimelineEntry } from './timeline.ts';

const icons: Record<TimelineEntry['kind'], LucideIcon> = {
  note: StickyNote,
  undated: StickyNote,
  seat: CalendarCheck,
  mail: Mail,
  entered: UserPlus,
};

/** One thing that happened with a customer. */
export function Entry({ entry }: { entry: TimelineEntry }) {
  const Icon = icons[entry.kind];
  return (
    <Flex gap="3">
      <Box color="fg.muted" pt="0.5" flexShrink="0">
        <Icon aria-hidden size={18} />
      </Box>
      <Box flex="1" minW="0">
        {contentOf(entry)}
        <Text textStyle="sm" color="fg.muted">
          {entry.at === null ? (
            texts.undated
          ) : (
            <time dateTime={entry.at.toISOString()}>{formatDateTime(entry.at)}</time>
          )}
        </Text>
      </Box>
    </Flex>
  );
}

function contentOf(entry: TimelineEntry): ReactNode {
  switch (entry.kind) {
    case 'note':
      return entry.note.kind === 'note' ? (
        <DatedNoteEntry note={entry.note} />
      ) : (
        <Text overflowWrap="anywhere">
          {texts.changes[entry.note.kind](entry.note.text, entry.note.before)}
        </Text>
      );
    case 'undated':
      return <UndatedNoteEntry note={entry.note} />;
    case 'seat':
      return <SeatEntry seat={entry.seat} />;
    case 'mail':
      return <MailEntry mail={entry.mail} />;
    case 'entered':
      return <Text>{texts.entered}</Text>;
  }
}

function MailEntry({ mail }: { mail: CustomerMail }) {
  const session = 'session' in mail ? mail.session : null;
  const { data } = useQuery({ ...sessionQuery(session ?? ''), enabled: session !== null });
  const seminar = 'title' in mail ? mail.title : data?.seminar.title;
  return (
    <Stack gap="1">
      <Flex justify="space-between" gap="3" align="flex-start">
        <Text overflowWrap="anywhere">{texts.mail(mailRules(mail.kind).name, seminar)}</Text>
        <MailStateBadge state={mail.state} />
      </Flex>
      {mail.heldBack !== null && <HeldBack mail={mail} reason={mail.heldBack} />}
    </Stack>
  );
}

interface HeldBackProps {
  mail: CustomerMail;
  reason: NonNullable<CustomerMail['heldBack']>;
}

/** Explains why a mail did not arrive, with a button that resends it once the address is corrected. */
function HeldBack({ mail, reason }: HeldBackProps) {
  const { mutateAsync } = useMutation(resendMailMutation());
  const label = texts.resend(mailRules(mail.kind).name, formatDateTime(timeOfMail(mail)));
  return (
    <Flex justify="space-between" gap="3" align="center" wrap="wrap">
      <Text flex="1" minW="3xs">
        {mailTexts.heldBack[reason]}
      </Text>
      <ResendButton label={label} send={() => mutateAsync({ mailId: mail.id })} />
    </Flex>
  );
}

function SeatEntry({ seat }: { seat: Registration }) {
  const { data } = useQuery(sessionQuery(seat.session));
  return (
    <Text overflowWrap="anywhere">{wordsFor(seat)(data?.seminar.title ?? texts.aSeminar)}</Text>
  );
}

function wordsFor({ invitedBy, moves }: Registration) {
  if (moves > 0) return texts.moved;
  return invitedBy === null ? texts.registered : texts.invited;
}
