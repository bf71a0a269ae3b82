import type { SecondStep } from '@wbd/auth';
import { Stack, Text, toast } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { useState } from 'react';
import { CodeForm } from '../code-form.tsx';
import { codeErrors, codeFormTexts } from '../code-form.texts.de.ts';
import { LostPhone } from './lost-phone.tsx';
import { useAttempt } from './use-attempt.ts';

interface SecondStepFormProps {
  step: SecondStep;
  confirmLabel: string;
  /** whether the factor is enrolled already: only then can its phone be lost */
  hasFactor: boolean;
  onConfirmed?: () => void;
  onBack: () => void;
}

/** Asks for the code of a step whose first code is on its way. */
export function SecondStepForm({
  step,
  confirmLabel,
  hasFactor,
  onConfirmed,
  onBack,
}: SecondStepFormProps) {
  const { busy, failure, attempt } = useAttempt();
  const [sentAt, setSentAt] = useState(() => Date.now());

  async function confirm(code: string): Promise<void> {
    if (await attempt(codeFormTexts.verifyingFailed, () => step.confirm(code))) onConfirmed?.();
  }

  async function resend(): Promise<void> {
    if (!(await attempt(codeFormTexts.sendingFailed, step.sendCode))) return;
    setSentAt(Date.now());
    toast({ type: 'success', title: codeFormTexts.resent });
  }

  const form = (
    <CodeForm
      phone={step.phone}
      sentAt={sentAt}
      confirmLabel={confirmLabel}
      busy={busy}
      expired={failure?.code === 'auth/code-expired'}
      alert={
        failure && (
          <FormAlert title={failure.title}>
            <Text>{codeErrors[failure.code]}</Text>
          </FormAlert>
        )
      }
      onConfirm={(code) => void confirm(code)}
      onResend={() => void resend()}
      backLabel={codeFormTexts.back}
      onBack={onBack}
    />
  );
  if (!hasFactor) return form;
  return (
    <Stack gap="6">
      {form}
      <LostPhone />
    </Stack>
  );
}
