import type { SecondStep } from '@wbd/auth';
import { Text, toast } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { useState } from 'react';
import { CodeForm } from '../code-form.tsx';
import { codeErrors, codeFormTexts } from '../code-form.texts.de.ts';
import { useAttempt } from './use-attempt.ts';

interface SecondStepFormProps {
  step: SecondStep;
  confirmLabel: string;
  onConfirmed?: () => void;
  onBack: () => void;
}

/** Asks for the code of a step whose first code is on its way. */
export function SecondStepForm({ step, confirmLabel, onConfirmed, onBack }: SecondStepFormProps) {
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

  return (
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
}
