import { idSchema } from '@wbd/domain/fields';
import type { SeatByLinkOutput } from '@wbd/domain/seats';
import { Button, Heading, Stack, Text } from '@wbd/ui';
import { Form, SelectField, useForm } from '@wbd/ui/form';
import * as z from 'zod/mini';
import { sessionTime } from '../shared/session-time.ts';
import { seatErrors, seatTexts } from './texts.de.ts';

const texts = seatTexts.move;
const choiceSchema = z.object({ sessionId: idSchema });

interface MovePartProps {
  words: { title: string; text: string };
  others: SeatByLinkOutput['others'];
  onMove: (sessionId: string) => Promise<void>;
}

/** The way to another session of the seminar. */
export function MovePart({ words, others, onMove }: MovePartProps) {
  const form = useForm({ schema: choiceSchema, defaultValues: { sessionId: '' }, words: texts });
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Heading as="h2" size="lg">
          {words.title}
        </Heading>
        <Text color="fg.muted">{others.length === 0 ? texts.none : words.text}</Text>
      </Stack>
      {others.length > 0 && (
        <Form
          form={form}
          failure={{ title: texts.failed, texts: seatErrors }}
          onSubmit={({ sessionId }) => onMove(sessionId)}
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
