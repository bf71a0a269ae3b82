import { registerForSessionMutation } from '@wbd/data/registrations';
import { nextOwnSessionsQuery } from '@wbd/data/sessions';
import type { Customer } from '@wbd/domain/customers';
import { freeSeats } from '@wbd/domain/seats';
import { formatDateTime } from '@wbd/domain/time';
import { useMutation, useQuery } from '@wbd/query';
import { Skeleton, Text, toast } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { SelectField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { detailTexts } from './texts.de.ts';

const texts = detailTexts.invite;
/** More than anyone plans at a time; the list is in the order of the dates. */
const MOST = 30;

const schema = z.object({ sessionId: z.string().check(z.minLength(1)) });

interface InviteDialogProps {
  customer: Customer;
  onClose: () => void;
}

/** Registers a customer for one of the advisor's own sessions; the portal writes to the customer. */
export function InviteDialog({ customer, onClose }: InviteDialogProps) {
  const { id, advisor, firstName } = customer;
  const sessions = useQuery(nextOwnSessionsQuery(advisor, MOST));
  const register = useMutation(registerForSessionMutation());
  const form = useForm({ schema, defaultValues: { sessionId: '' }, words: texts });

  async function invite(sessionId: string): Promise<void> {
    const { isMailed } = await register.mutateAsync({ who: 'customer', sessionId, customerId: id });
    toast({ type: 'success', title: texts.done, description: isMailed ? undefined : texts.noMail });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={texts.title(firstName)}
      description={texts.text}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      failure={{
        title: texts.failed,
        texts: { 'registration/duplicate': texts.already, 'registration/elsewhere': texts.already },
      }}
      onSubmit={({ sessionId }) => invite(sessionId)}
      onClose={onClose}
    >
      {sessions.data === undefined ? (
        sessions.error && !sessions.isFetching ? (
          <FailureAlert
            error={sessions.error}
            title={texts.loadFailed}
            onRetry={() => void sessions.refetch()}
          />
        ) : (
          <Skeleton h="20" />
        )
      ) : sessions.data.length === 0 ? (
        <Text>{texts.none}</Text>
      ) : (
        <SelectField
          form={form}
          name="sessionId"
          required
          options={[
            { value: '', label: texts.choose },
            ...sessions.data.map(({ session, title }) => {
              const isFull = freeSeats(session) <= 0;
              const when = `${formatDateTime(session.time)} · ${title}`;
              return {
                value: session.id,
                label: isFull ? texts.full(when) : when,
                disabled: isFull,
              };
            }),
          ]}
        />
      )}
    </FormDialog>
  );
}
