import type { AppEnrolment, SecondStep } from '@wbd/auth';
import { Button, Stack, Text } from '@wbd/ui';
import { QrCode } from '@wbd/ui/qr-code';
import { SecondStepForm } from '../shared/second-step/second-step-form.tsx';
import { secondFactorTexts } from './texts.de.ts';

const texts = secondFactorTexts.app;

interface AppFormProps {
  enrolment: AppEnrolment;
  onConfirmed: () => void;
  onBack: () => void;
}

/** Shows what an authenticator app needs, and asks for its first code. */
export function AppForm({ enrolment, onConfirmed, onBack }: AppFormProps) {
  const step: SecondStep = {
    phone: null,
    sendCode: () => Promise.resolve(),
    confirm: enrolment.confirm,
  };
  return (
    <Stack gap="6">
      <Stack gap="4" align="flex-start">
        <Text>{texts.text}</Text>
        <QrCode value={enrolment.uri} label={texts.qrCode} />
        <Button asChild variant="outline" hideFrom="md">
          <a href={enrolment.uri}>{texts.open}</a>
        </Button>
        <Text color="fg.muted">
          {texts.secret}{' '}
          <Text as="code" color="fg" overflowWrap="anywhere">
            {enrolment.secret}
          </Text>
        </Text>
      </Stack>
      <SecondStepForm
        step={step}
        confirmLabel={secondFactorTexts.confirm}
        hasFactor={false}
        onConfirmed={onConfirmed}
        onBack={onBack}
      />
    </Stack>
  );
}
