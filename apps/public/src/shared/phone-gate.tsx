import { normalizePhone, phoneInput } from '@wbd/domain';
import { Link as RouterLink, signInPath, useLocation } from '@wbd/router';
import { confirmPhoneCode, sendPhoneCode, AuthError, type AuthErrorCode } from '@wbd/auth';
import { Button, Flex, Link, Stack, Text, toast } from '@wbd/ui';
import { Form, FormAlert, PhoneField, useForm, useWatch } from '@wbd/ui/form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CodeForm } from './code-form.tsx';
import { codeErrors, codeFormTexts } from './code-form.texts.de.ts';
import { phoneGateTexts as texts } from './phone-gate.texts.de.ts';

const phoneSchema = z.object({ phone: phoneInput });

interface Trouble {
  title: string;
  code: AuthErrorCode;
}

interface SentCode {
  confirmation: string;
  /** milliseconds since 1970 */
  at: number;
}

interface PhoneGateProps {
  /** what the proof is for */
  intro: string;
  /** where the button of the code leads */
  confirmLabel: string;
}

/** Asks a visitor for a proven phone number, and leads advisors to their own sign-in. The proof signs in. */
export function PhoneGate({ intro, confirmLabel }: PhoneGateProps) {
  const location = useLocation();
  const form = useForm({
    schema: phoneSchema,
    defaultValues: { phone: '' },
    words: texts,
  });
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [sent, setSent] = useState<SentCode | null>(null);
  const phone = normalizePhone(useWatch({ control: form.control, name: 'phone' }));

  async function attempt(title: string, action: () => Promise<void>): Promise<void> {
    setBusy(true);
    setTrouble(null);
    try {
      await action();
    } catch (error) {
      setTrouble({ title, code: error instanceof AuthError ? error.code : 'auth/unknown' });
    } finally {
      setBusy(false);
    }
  }
  const send = () =>
    attempt(codeFormTexts.sendingFailed, async () => {
      const confirmation = await sendPhoneCode(phone);
      setSent({ confirmation, at: Date.now() });
      if (sent) toast({ type: 'success', title: codeFormTexts.resent });
    });
  const confirm = (code: string) =>
    attempt(codeFormTexts.verifyingFailed, async () => {
      if (sent) await confirmPhoneCode(sent.confirmation, code);
    });

  const alert = trouble && (
    <FormAlert title={trouble.title}>
      <Text>{codeErrors[trouble.code]}</Text>
    </FormAlert>
  );
  if (sent) {
    return (
      <CodeForm
        phone={phone}
        sentAt={sent.at}
        confirmLabel={confirmLabel}
        busy={busy}
        expired={trouble?.code === 'auth/code-expired'}
        alert={alert}
        onConfirm={(code) => void confirm(code)}
        onResend={() => void send()}
        onChangeNumber={() => {
          setSent(null);
          setTrouble(null);
        }}
      />
    );
  }
  return (
    <Form form={form} onSubmit={send}>
      <Stack gap="6">
        <Text color="fg.muted">{intro}</Text>
        {alert}
        <PhoneField
          form={form}
          name="phone"
          required
          hint={texts.phoneHint}
          readBack={texts.phoneRead}
        />
        <Button type="submit" size="lg" w="full" loading={busy} loadingText={texts.busy}>
          {texts.requestCode}
        </Button>
        <Flex gap="2" justify="center" wrap="wrap" textStyle="sm">
          <Text color="fg.muted">{texts.advisor}</Text>
          <Link asChild>
            <RouterLink to={signInPath(location)}>{texts.advisorSignIn}</RouterLink>
          </Link>
        </Flex>
      </Stack>
    </Form>
  );
}
