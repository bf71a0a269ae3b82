import { Button, Flex, Heading, Stack, Text } from '@wbd/ui';
import { Field, OneTimeCodeInput } from '@wbd/ui/form';
import { useState, type ReactNode } from 'react';
import { codeFormTexts as texts } from './code-form.texts.de.ts';

const MIN_DIGITS = 4;

export interface CodeFormProps {
  /** where the code was sent, in international form */
  phone: string;
  /** what the button does with the code */
  confirmLabel: string;
  busy: boolean;
  /** what went wrong before */
  alert: ReactNode;
  onConfirm: (code: string) => void;
  onResend: () => void;
  onChangeNumber: () => void;
}

/** Asks for the code from the SMS. */
export function CodeForm(props: CodeFormProps) {
  const { phone, confirmLabel, busy, alert, onConfirm, onResend, onChangeNumber } = props;
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const tooShort = code.length < MIN_DIGITS;
        setIncomplete(tooShort);
        if (!tooShort) onConfirm(code);
      }}
    >
      <Stack gap="6">
        <Stack gap="2">
          <Heading as="h2" size="2xl">
            {texts.title}
          </Heading>
          <Text color="fg.muted">{texts.sentTo(phone)}</Text>
        </Stack>
        {alert}
        <Field label={texts.label} required error={incomplete ? texts.incomplete : undefined}>
          <OneTimeCodeInput
            value={code}
            onValueChange={(digits) => {
              setCode(digits);
              setIncomplete(false);
            }}
            // the only thing to do here, reached by the person's own click
            autoFocus
          />
        </Field>
        <Button type="submit" size="lg" w="full" loading={busy} loadingText={texts.busy}>
          {confirmLabel}
        </Button>
        <Flex gap="2" justify="space-between" wrap="wrap">
          <Button variant="ghost" disabled={busy} onClick={onChangeNumber}>
            {texts.changeNumber}
          </Button>
          <Button
            variant="ghost"
            disabled={busy}
            onClick={() => {
              setCode('');
              setIncomplete(false);
              onResend();
            }}
          >
            {texts.resend}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
