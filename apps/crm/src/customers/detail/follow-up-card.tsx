import { customerNoteQuery, saveFollowUpMutation } from '@wbd/data/customer-notes';
import {
  LONGEST_FOLLOW_UP,
  type Customer,
  type CustomerNote,
  customerNoteWrites,
} from '@wbd/domain/customers';
import { daySchema, typedOrNone } from '@wbd/domain/fields';
import { berlinDay, formatDay } from '@wbd/domain/time';
import { useMutation, useQuery } from '@wbd/query';
import { Button, Flex, Skeleton, Stack, Text, toast } from '@wbd/ui';
import { FailureAlert, toastFailure } from '@wbd/ui/feedback';
import { DateField, Form, TextField, useForm } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { Check, Pencil } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { detailTexts } from './texts.de.ts';

const texts = detailTexts.followUp;

const schema = z.object({
  followUpOn: daySchema,
  followUpText: z.pipe(typedOrNone, customerNoteWrites.shape.followUpText),
});

/** When the advisor wants to get in touch with a customer again, and what about. */
export function FollowUpCard({ customer }: { customer: Customer }) {
  const note = useQuery(customerNoteQuery(customer.id));
  const [isChanging, setIsChanging] = useState(false);
  const day = note.data?.followUpOn ?? null;
  return (
    <Card title={texts.title}>
      {note.data === undefined ? (
        note.error && !note.isFetching ? (
          <FailureAlert
            error={note.error}
            title={texts.failed}
            onRetry={() => void note.refetch()}
          />
        ) : (
          <Skeleton h="24" />
        )
      ) : day === null || isChanging ? (
        <FollowUpForm
          customer={customer}
          stored={note.data}
          onSaved={() => {
            setIsChanging(false);
          }}
        />
      ) : (
        <Planned
          customer={customer}
          day={day}
          text={note.data?.followUpText ?? null}
          onChange={() => {
            setIsChanging(true);
          }}
        />
      )}
    </Card>
  );
}

interface FollowUpFormProps {
  customer: Customer;
  stored: CustomerNote | null;
  onSaved: () => void;
}

function FollowUpForm({ customer, stored, onSaved }: FollowUpFormProps) {
  const save = useMutation(saveFollowUpMutation());
  const form = useForm({
    schema,
    defaultValues: {
      followUpOn: stored?.followUpOn ?? '',
      followUpText: stored?.followUpText ?? '',
    },
    words: texts,
  });
  return (
    <Form
      form={form}
      label={texts.title}
      failure={{ title: texts.saveFailed }}
      onSubmit={async (followUp) => {
        await save.mutateAsync({ customer, ...followUp });
        toast({ type: 'success', title: texts.saved });
        onSaved();
      }}
    >
      <Stack gap="3">
        {stored?.followUpOn === undefined || stored.followUpOn === null ? (
          <Text textStyle="sm" color="fg.muted">
            {texts.none}
          </Text>
        ) : null}
        <DateField form={form} name="followUpOn" required min={berlinDay(new Date())} />
        <TextField form={form} name="followUpText" maxLength={LONGEST_FOLLOW_UP} />
        <Button
          type="submit"
          alignSelf="flex-start"
          loading={form.formState.isSubmitting}
          loadingText={texts.saving}
        >
          {texts.save}
        </Button>
      </Stack>
    </Form>
  );
}

interface PlannedProps {
  customer: Customer;
  day: string;
  text: string | null;
  onChange: () => void;
}

function Planned({ customer, day, text, onChange }: PlannedProps) {
  const save = useMutation(saveFollowUpMutation());
  const isOverdue = day < berlinDay(new Date());

  async function finish(): Promise<void> {
    try {
      await save.mutateAsync({ customer, followUpOn: null, followUpText: null });
      toast({ type: 'success', title: texts.doneToast });
    } catch (error) {
      toastFailure(error, { title: texts.saveFailed });
    }
  }

  return (
    <Stack gap="3">
      <div>
        <Text fontWeight="medium" color={isOverdue ? 'fg.error' : undefined}>
          {isOverdue ? texts.overdue(formatDay(day)) : texts.due(formatDay(day))}
        </Text>
        {text !== null && <Text overflowWrap="anywhere">{text}</Text>}
      </div>
      <Flex gap="2" wrap="wrap">
        <Button loading={save.isPending} loadingText={texts.done} onClick={() => void finish()}>
          <Check aria-hidden />
          {texts.done}
        </Button>
        <Button variant="surface" colorPalette="gray" onClick={onChange}>
          <Pencil aria-hidden />
          {texts.change}
        </Button>
      </Flex>
    </Stack>
  );
}
