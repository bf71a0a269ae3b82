import { phoneInput } from '@wbd/domain/customers';
import { Link as RouterLink, signInPath, useLocation } from '@wbd/router';
import { Button, Flex, Link, Stack, Text } from '@wbd/ui';
import { Form, PhoneField, useForm } from '@wbd/ui/form';
import * as z from 'zod/mini';
import { CodeTrouble, PhoneCodeForm } from './phone-code-form.tsx';
import { phoneGateTexts as texts } from './phone-gate.texts.de.ts';
import { usePhoneCode } from './use-phone-code.ts';

const phoneSchema = z.object({ phone: phoneInput });

interface PhoneGateProps {
  /** what the proof is for */
  intro: string;
  /** where the button of the code leads */
  confirmLabel: string;
  /** once the proof has signed in */
  onConfirmed?: () => void;
}

/** Asks a visitor for a proven phone number, and leads advisors to their own sign-in. The proof signs in. */
export function PhoneGate({ intro, confirmLabel, onConfirmed }: PhoneGateProps) {
  const form = useForm({
    schema: phoneSchema,
    defaultValues: { phone: '' },
    words: texts,
  });
  const code = usePhoneCode();

  if (code.sent) {
    return <PhoneCodeForm code={code} confirmLabel={confirmLabel} onConfirmed={onConfirmed} />;
  }
  return (
    <Form form={form} onSubmit={({ phone }) => code.send(phone)}>
      <Stack gap="6">
        <Text color="fg.muted">{intro}</Text>
        <CodeTrouble code={code} />
        <PhoneField form={form} name="phone" required hint={texts.phoneHint} />
        <Button type="submit" size="lg" w="full" loading={code.busy} loadingText={texts.busy}>
          {texts.requestCode}
        </Button>
        <AdvisorSignIn />
      </Stack>
    </Form>
  );
}

/** Leads advisors, who have no login by phone, to their own sign-in. */
export function AdvisorSignIn() {
  const location = useLocation();
  return (
    <Flex gap="2" justify="center" wrap="wrap" textStyle="sm">
      <Text color="fg.muted">{texts.advisor}</Text>
      <Link asChild>
        <RouterLink to={signInPath(location)}>{texts.advisorSignIn}</RouterLink>
      </Link>
    </Flex>
  );
}
