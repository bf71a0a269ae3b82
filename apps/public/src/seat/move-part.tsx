import { moveSeatMutation } from '@wbd/data/seats';
import { idSchema } from '@wbd/domain/fields';
import type { SeatByLinkOutput } from '@wbd/domain/seats';
import { useMutation } from '@wbd/query';
import { Button, Heading, Stack, Text } from '@wbd/ui';
import { Form, SelectField, useForm } from '@wbd/ui/form';
import * as z from 'zod/mini';
import { sessionTime } from '../shared/session-time.ts';
import { seatErrors, seatTexts } from './texts.de.ts';

const texts = seatTexts.move;
const choiceSchema = z.object({ sessionId: idSchema });

interface MovePartProps {
  token: string;
  others: SeatByLinkOutput['others'];
  /** @param token of the new seat */
  onMoved: (token: string) => void;
}

/** The way to another session of the seminar. */
export function MovePart({ token, others, onMoved }: MovePartProps) {
  const move = useMutation(moveSeatMutation());
  const form = useForm({ schema: choiceSchema, defaultValues: { sessionId: '' }, words: texts });
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Heading as="h2" size="lg">
          {texts.title}
        </Heading>
        <Text color="fg.muted">{others.length === 0 ? texts.none : texts.text}</Text>
      </Stack>
      {others.length > 0 && (
        <Form
          form={form}
          failure={{ title: texts.failed, texts: seatErrors }}
          onSubmit={async ({ sessionId }) => {
            onMoved((await move.mutateAsync({ token, sessionId })).token);
          }}
        >
          <Stack gap="4" align="flex-start">
            <SelectField
              form={form}
              name="sessionId"
              required
              options={[{ value: '', label: texts.placeholder }, ...others.map(optionOf)]}
            />
            <Button type="submit" loading={form.formState.isSubmitting} loadingText={texts.submit}>
              {texts.submit}
            </Button>
          </Stack>
        </Form>
      )}
    </Stack>
  );
}

function optionOf({ id, time, location, freeSeats }: SeatByLinkOutput['others'][number]) {
  const label = texts.option(sessionTime({ time: new Date(time) }), location);
  const isFull = freeSeats === 0;
  return { value: id, label: isFull ? `${label} ${texts.full}` : label, disabled: isFull };
}
