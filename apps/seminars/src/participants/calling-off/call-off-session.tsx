import { callOffSessionMutation, type Participant } from '@wbd/data/registrations';
import { typedOrNone } from '@wbd/domain/fields';
import { callOffSessionInput, LONGEST_REASON } from '@wbd/domain/seats';
import type { Session } from '@wbd/domain/seminars';
import { useMutation } from '@wbd/query';
import { Box, Stack, Text, toast } from '@wbd/ui';
import { TextareaField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { PhoneLink } from '@wbd/ui/page';
import * as z from 'zod/mini';
import { sharedTexts } from '../../shared/texts.de.ts';
import { nameOf } from '../participant-fields.tsx';
import { participantsTexts } from '../texts.de.ts';

const texts = participantsTexts.callOff;

const schema = z.object({
  reason: z.pipe(typedOrNone, callOffSessionInput.shape.reason),
});

export interface CallOffSessionProps {
  session: Session;
  participants: readonly Participant[];
  /** @param toCall people whom no mail reaches */
  onCalledOff: (toCall: readonly Participant[]) => void;
  onClose: () => void;
}

/** Asks for a reason, then calls the session off. The host has to call people without an address. */
export function CallOffSession(props: CallOffSessionProps) {
  const { session, participants, onCalledOff, onClose } = props;
  const callOff = useMutation(callOffSessionMutation());
  const form = useForm({ schema, defaultValues: { reason: '' }, words: texts });
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
      failure={{ title: texts.failed }}
      onSubmit={async ({ reason }) => {
        await callOff.mutateAsync({ sessionId: session.id, reason });
        onCalledOff(unmailed);
        toast({ type: 'success', title: texts.done });
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="4">
        {unmailed.length > 0 && <ToCall people={unmailed} />}
        <TextareaField form={form} name="reason" rows={3} maxLength={LONGEST_REASON} />
      </Stack>
    </FormDialog>
  );
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
