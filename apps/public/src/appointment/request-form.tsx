import { advisorByLinkQuery } from '@wbd/data/advisors';
import { draftRequestId, requestAppointmentMutation } from '@wbd/data/appointments';
import {
  LONGEST_TOPIC,
  PREFERRED_TIMES,
  preferredTimeSchema,
  requestAppointmentInput,
} from '@wbd/domain/appointments';
import { AppError } from '@wbd/domain/errors';
import { personNameSchema, typedOrNone } from '@wbd/domain/fields';
import { useMutation, useQuery } from '@wbd/query';
import { signInWithToken, useKiosk, type AuthUser } from '@wbd/auth';
import { useParams, useSearchParams } from '@wbd/router';
import { Button, Stack, Text } from '@wbd/ui';
import { Form, FormGrid, SelectField, TextareaField, TextField, useForm } from '@wbd/ui/form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ConsentLine } from '../shared/consent-line.tsx';
import { keepOwnName, keptOwnName } from '../shared/own-name.ts';
import { keptReferral } from '../shared/referral.ts';
import { PhoneGate } from '../shared/phone-gate.tsx';
import { appointmentTexts } from './texts.de.ts';

const texts = appointmentTexts.request;

const schema = z.object({
  firstName: personNameSchema,
  lastName: personNameSchema,
  topic: z.pipe(typedOrNone, requestAppointmentInput.shape.topic),
  preferredTime: z.pipe(typedOrNone, z.nullable(preferredTimeSchema)),
});

const TIMES = [
  { value: '', label: texts.anyTime },
  ...preferredTimeSchema.options.map((value) => ({ value, label: PREFERRED_TIMES[value] })),
];

interface RequestFormProps {
  user: AuthUser;
  /** whom the person wants to talk to */
  advisor: { id: string; firstName: string };
  /** whether a calendar follows, or the advisor gets in touch */
  hasCalendar: boolean;
  onSent: () => void;
}

/** Asks a person with a proven number who they are and what it is about, and tells the advisor. */
export function RequestForm({ user, advisor, hasCalendar, onSent }: RequestFormProps) {
  const { adv = '' } = useParams();
  const [search] = useSearchParams();
  const isKiosk = useKiosk((state) => state.kiosk !== null);
  const page = useQuery({ ...advisorByLinkQuery(adv), enabled: adv !== advisor.id });
  const { mutateAsync: request } = useMutation(requestAppointmentMutation());
  // the same for each try: a request whose answer was lost is not stored twice
  const [requestId] = useState(draftRequestId);
  // the server no longer accepts the login, although the browser still keeps it
  const [needsCode, setNeedsCode] = useState(false);
  const [known] = useState(() => (isKiosk ? null : keptOwnName(user.uid)));
  const form = useForm({
    schema,
    defaultValues: {
      firstName: known?.firstName ?? '',
      lastName: known?.lastName ?? '',
      topic: '',
      preferredTime: '',
    },
    words: texts,
  });

  async function send(values: z.output<typeof schema>): Promise<void> {
    const pageId = page.data?.id ?? advisor.id;
    const ids = { requestId, advisorId: advisor.id, pageId, videoId: search.get('video') };
    try {
      const ref = keptReferral(user.uid);
      const { loginToken } = await request({ ...ids, ...values, ...(ref !== null && { ref }) });
      const { firstName, lastName } = values;
      // stored either way; without the new login the person is signed out within the hour
      if (loginToken !== null) await signInWithToken(loginToken).catch(() => undefined);
      else if (!isKiosk)
        keepOwnName({ uid: user.uid, firstName, lastName, email: known?.email ?? '' });
      onSent();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'auth/code-required') throw error;
      setNeedsCode(true);
    }
  }

  if (needsCode) {
    return (
      <PhoneGate
        intro={texts.codeAgain}
        confirmLabel={texts.confirm}
        onConfirmed={() => {
          setNeedsCode(false);
        }}
      />
    );
  }
  return (
    <Form form={form} onSubmit={send} failure={{ title: texts.failed }}>
      <Stack gap="6">
        <Text color="fg.muted">
          {hasCalendar ? texts.intro(advisor.firstName) : texts.introCall(advisor.firstName)}
        </Text>
        <FormGrid>
          <TextField form={form} name="firstName" required autoComplete="given-name" />
          <TextField form={form} name="lastName" required autoComplete="family-name" />
        </FormGrid>
        <TextareaField form={form} name="topic" rows={3} maxLength={LONGEST_TOPIC} />
        {!hasCalendar && <SelectField form={form} name="preferredTime" options={TIMES} />}
        <Button
          type="submit"
          size="lg"
          w="full"
          loading={form.formState.isSubmitting}
          loadingText={texts.busy}
        >
          {hasCalendar ? texts.toCalendar : texts.send}
        </Button>
        <ConsentLine occasion="appointment" />
      </Stack>
    </Form>
  );
}
