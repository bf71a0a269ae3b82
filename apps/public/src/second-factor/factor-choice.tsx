import {
  enrolCodeApp,
  enrolPhone,
  offersCodeApp,
  type AppEnrolment,
  type SecondStep,
} from '@wbd/auth';
import { phoneInput } from '@wbd/domain/customers';
import { Button, Stack, Text } from '@wbd/ui';
import { Form, FormAlert, PhoneField, useForm } from '@wbd/ui/form';
import * as z from 'zod/mini';
import { codeErrors, codeFormTexts } from '../shared/code-form.texts.de.ts';
import { secondFactorTexts as texts } from './texts.de.ts';
import { useAttempt } from '../shared/second-step/use-attempt.ts';

const phoneSchema = z.object({ phone: phoneInput });

interface FactorChoiceProps {
  onPhone: (step: SecondStep) => void;
  onApp: (enrolment: AppEnrolment) => void;
}

/** Asks for the phone that gets the codes, or offers an app that makes them. */
export function FactorChoice({ onPhone, onApp }: FactorChoiceProps) {
  const { busy, failure, attempt } = useAttempt();
  const form = useForm({ schema: phoneSchema, defaultValues: { phone: '' }, words: texts });

  async function requestCode({ phone }: z.infer<typeof phoneSchema>): Promise<void> {
    await attempt(codeFormTexts.sendingFailed, async () => {
      const step = await enrolPhone(phone);
      await step.sendCode();
      onPhone(step);
    });
  }

  async function openApp(): Promise<void> {
    await attempt(texts.failed, async () => {
      onApp(await enrolCodeApp());
    });
  }

  return (
    <Form form={form} onSubmit={requestCode}>
      <Stack gap="5">
        <Text>{texts.choose}</Text>
        {failure && (
          <FormAlert title={failure.title}>
            <Text>{codeErrors[failure.code]}</Text>
          </FormAlert>
        )}
        <PhoneField form={form} name="phone" required hint={texts.phoneHint} />
        <Button type="submit" size="lg" w="full" loading={busy} loadingText={texts.busy}>
          {texts.requestCode}
        </Button>
        {offersCodeApp() && (
          <Button variant="ghost" disabled={busy} onClick={() => void openApp()}>
            {texts.useApp}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
