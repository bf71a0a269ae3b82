import { callOffSessionMutation, type Participant } from '@wbd/data/registrations';
import { sessionsOfSeminarsQuery } from '@wbd/data/sessions';
import { idSchema, typedOrNone } from '@wbd/domain/fields';
import { callOffSessionInput, freeSeats, LONGEST_REASON } from '@wbd/domain/seats';
import { replacementState, type Seminar, type Session } from '@wbd/domain/seminars';
import { formatDateTime } from '@wbd/domain/time';
import { useMutation, useQuery } from '@wbd/query';
import { Box, Skeleton, Stack, Text, toast } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { SelectField, TextareaField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { PhoneLink } from '@wbd/ui/page';
import * as z from 'zod/mini';
import { sharedTexts } from '../../shared/texts.de.ts';
import { useNow } from '../../shared/use-now.ts';
import { nameOf } from '../participant-fields.tsx';
import { participantsTexts } from '../texts.de.ts';

const texts = participantsTexts.callOff;

const schema = z.object({
  reason: z.pipe(typedOrNone, callOffSessionInput.shape.reason),
  replacement: z.pipe(typedOrNone, z.nullable(idSchema)),
});

export interface CallOffSessionProps {
  session: Session;
  seminar: Seminar;
  participants: readonly Participant[];
  /** @param toCall people whom no mail reaches */
  onCalledOff: (toCall: readonly Participant[]) => void;
  onClose: () => void;
}

/** Asks for a reason, then calls the session off. The host has to call people without an address. */
export function CallOffSession(props: CallOffSessionProps) {
  const { session, seminar, participants, onCalledOff, onClose } = props;
  const callOff = useMutation(callOffSessionMutation());
  const form = useForm({ schema, defaultValues: { reason: '', replacement: '' }, words: texts });
  const now = useNow();
  const {
    data: dates,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...sessionsOfSeminarsQuery([seminar], session.advisor),
    // seats may have been taken since the list was read
    staleTime: 0,
    select: (sessions) =>
      sessions.filter(
        (other) =>
          other.seminar === session.seminar &&
          other.id !== session.id &&
          replacementState(other, now) === 'open',
      ),
  });
  const unmailed = participants.filter(({ email }) => email === null);
  const waiting = session.waitingCount + session.heldSeats;
  return (
    <FormDialog
      form={form}
      title={texts.title}
      description={`${texts.text} ${sharedTexts.mails(participants.length - unmailed.length + waiting)}`}
      destructive
      submitLabel={texts.action}
      busyLabel={texts.busy}
      failure={{ title: texts.failed, texts: texts.refused }}
      onSubmit={async ({ reason, replacement }) => {
        await callOff.mutateAsync({ sessionId: session.id, reason, replacement });
        onCalledOff(unmailed);
        toast({ type: 'success', title: texts.done });
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="4">
        {unmailed.length > 0 && <ToCall people={unmailed} />}
        <TextareaField form={form} name="reason" rows={3} maxLength={LONGEST_REASON} />
        {dates === undefined ? (
          error && !isFetching ? (
            <FailureAlert error={error} title={texts.datesFailed} onRetry={() => void refetch()} />
          ) : (
            <Skeleton h="16" />
          )
        ) : dates.length > 0 ? (
          <SelectField form={form} name="replacement" options={[NONE, ...dates.map(optionOf)]} />
        ) : (
          <Text color="fg.muted">{texts.noDates}</Text>
        )}
      </Stack>
    </FormDialog>
  );
}

const NONE = { value: '', label: texts.noReplacement };

function optionOf(session: Session) {
  const { id, location } = session;
  const free = texts.free(freeSeats(session));
  return { value: id, label: `${formatDateTime(session.time)} Uhr · ${location} · ${free}` };
}

/** People whom no mail reaches, with their numbers. */
export function ToCall({ people }: { people: readonly Participant[] }) {
  return (
    <Box>
      <Text fontWeight="medium">{texts.unmailed(people.length)}</Text>
      <Stack as="ul" gap="1" mt="1" listStyleType="none">
        {people.map((person) => (
          <Text as="li" key={person.customer}>
            {nameOf(person)}:{' '}
            {person.phone === null ? texts.noPhone : <PhoneLink phone={person.phone} />}
          </Text>
        ))}
      </Stack>
    </Box>
  );
}
