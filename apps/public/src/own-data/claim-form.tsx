import { useAuth } from '@wbd/auth';
import { ownClaimSchema, phoneInput } from '@wbd/domain/customers';
import { normalizePhone } from '@wbd/domain/phone';
import { Button, Stack, Text } from '@wbd/ui';
import { Form, FormGrid, PhoneField, TextField, useForm, useWatch } from '@wbd/ui/form';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { AdvisorSignIn } from '../shared/phone-gate.tsx';
import { ownDataTexts } from './texts.de.ts';
import type { Claim } from '../shared/own-session.ts';

const texts = ownDataTexts.claim;

const claimSchema = z.extend(ownClaimSchema, { phone: phoneInput });

/** The form and its values, which outlive the step of the code. */
export const useClaimForm = () =>
  useForm({
    schema: claimSchema,
    // nothing that is known about the person: someone else may sit at this device
    defaultValues: { firstName: '', lastName: '', phone: '' },
    words: texts,
  });

interface ClaimFormProps {
  form: ReturnType<typeof useClaimForm>;
  intro: string;
  busy: boolean;
  alert: ReactNode;
  onSubmit: (claim: Claim) => Promise<void>;
}

/** Asks who the person is. */
export function ClaimForm({ form, intro, busy, alert, onSubmit }: ClaimFormProps) {
  const proven = useAuth(({ user }) => user?.phone ?? null);
  const phone = useWatch({ control: form.control, name: 'phone' });
  const isProven = proven !== null && normalizePhone(phone) === proven;
  return (
    <Form form={form} onSubmit={onSubmit}>
      <Stack gap="6">
        <Text color="fg.muted">{intro}</Text>
        {alert}
        <FormGrid>
          <TextField form={form} name="firstName" required autoComplete="given-name" />
          <TextField form={form} name="lastName" required autoComplete="family-name" />
        </FormGrid>
        <PhoneField
          form={form}
          name="phone"
          required
          hint={isProven ? texts.phoneProven : undefined}
        />
        <Button type="submit" size="lg" w="full" loading={busy} loadingText={texts.busy}>
          {texts.submit}
        </Button>
        <AdvisorSignIn />
      </Stack>
    </Form>
  );
}
