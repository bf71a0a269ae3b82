import type { Participant } from '@wbd/data/registrations';
import { draftMessageId, writeToParticipantsMutation } from '@wbd/data/session-messages';
import {
  LONGEST_MESSAGE,
  MAX_SELECTED_PARTICIPANTS,
  writeToParticipantsInput,
} from '@wbd/domain/seats';
import { useMutation } from '@wbd/query';
import { Box, Stack, Text, toast } from '@wbd/ui';
import {
  Checkbox,
  FormAlert,
  SegmentedField,
  TextareaField,
  useForm,
  useWatch,
} from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { useState } from 'react';
import * as z from 'zod/mini';
import { nameOf } from '../participant-fields.tsx';
import { participantsTexts } from '../texts.de.ts';

const texts = participantsTexts.messages;

const schema = z.object({
  text: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => typed.trim()),
    ),
    writeToParticipantsInput.shape.text,
  ),
  to: z.enum(['all', 'some']),
});

export interface WriteMessageProps {
  sessionId: string;
  participants: readonly Participant[];
  onClose: () => void;
}

/** Writes to all participants of a session who have an address, or to some of them. */
export function WriteMessage({ sessionId, participants, onClose }: WriteMessageProps) {
  const write = useMutation(writeToParticipantsMutation());
  // the same for each try: a message whose answer was lost is not sent twice
  const [messageId] = useState(draftMessageId);
  const reachable = participants.filter(({ email }) => email !== null);
  const unreachable = participants.length - reachable.length;
  const form = useForm({ schema, defaultValues: { text: '', to: 'all' }, words: texts });
  const to = useWatch({ control: form.control, name: 'to' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isMissing, setIsMissing] = useState(false);

  async function send(text: string): Promise<void> {
    if (to === 'some' && chosen.size === 0) {
      setIsMissing(true);
      return;
    }
    const customerIds = to === 'some' ? Array.from(chosen) : null;
    await write.mutateAsync({ messageId, sessionId, text, customerIds });
    toast({ type: 'success', title: texts.sent });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={texts.title}
      description={texts.text}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      failure={{ title: texts.failed, texts: { 'rate/limited': texts.tooMany } }}
      onSubmit={({ text }) => send(text)}
      onClose={onClose}
    >
      <Stack gap="4">
        <TextareaField form={form} name="text" required rows={6} maxLength={LONGEST_MESSAGE} />
        {reachable.length > 1 && (
          <SegmentedField
            form={form}
            name="to"
            options={[
              { value: 'all', label: texts.all(reachable.length) },
              { value: 'some', label: texts.some },
            ]}
          />
        )}
        {to === 'some' && (
          <Box role="group" aria-label={texts.chosen}>
            <Stack gap="0" maxH="16rem" overflowY="auto">
              {reachable.map((person) => (
                <Checkbox
                  key={person.customer}
                  checked={chosen.has(person.customer)}
                  disabled={
                    chosen.size >= MAX_SELECTED_PARTICIPANTS && !chosen.has(person.customer)
                  }
                  onChange={({ target: { checked } }) => {
                    setIsMissing(false);
                    setChosen((before) => toggled(before, person.customer, checked));
                  }}
                >
                  {nameOf(person)}
                </Checkbox>
              ))}
            </Stack>
            {isMissing && <FormAlert>{texts.choose}</FormAlert>}
          </Box>
        )}
        {unreachable > 0 && <Text color="fg.muted">{texts.unmailed(unreachable)}</Text>}
      </Stack>
    </FormDialog>
  );
}

function toggled(before: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const after = new Set(before);
  if (isIn) after.add(id);
  else after.delete(id);
  return after;
}
