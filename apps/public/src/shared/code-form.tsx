import { Button, Flex, Heading, Stack, Text } from '@wbd/ui';
import { Field, OneTimeCodeInput } from '@wbd/ui/form';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { codeFormTexts as texts } from './code-form.texts.de.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

const MIN_DIGITS = 4;
/** A text message takes a while, and each costs. */
const RESEND_AFTER_MS = 30_000;

export interface CodeFormProps {
  /** where the code was sent; null when an app makes it */
  phone: string | null;
  /** when it was sent, in milliseconds since 1970 */
  sentAt: number;
  /** what the code is for */
  about?: ReactNode;
  /** what the button does with the code */
  confirmLabel: string;
  busy: boolean;
  /** the code that was sent has expired: only another one helps */
  expired: boolean;
  /** what went wrong before */
  alert: ReactNode;
  onConfirm: (code: string) => void;
  onResend: () => void;
  /** what leads back; another number unless it says otherwise */
  backLabel?: string;
  onBack: () => void;
}

/** Asks for the code from the SMS, or from an app. */
export function CodeForm(props: CodeFormProps) {
  const { phone, sentAt, about, confirmLabel, busy, expired, alert } = props;
  const { onConfirm, onResend, backLabel = texts.changeNumber, onBack } = props;
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  // kept, for the message goes with the next attempt to have one sent, which may fail
  const [expiredSentAt, setExpiredSentAt] = useState<number | null>(null);
  if (expired && expiredSentAt !== sentAt) {
    setExpiredSentAt(sentAt);
    setCode('');
  }
  const input = useRef<HTMLInputElement>(null);
  const sentTo = useId();

  useEffect(() => {
    // the only thing to do here: at first, after another code was sent, and after a wrong one
    if (!busy) input.current?.focus();
  }, [busy]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const tooShort = code.length < MIN_DIGITS;
        setIncomplete(tooShort);
        if (tooShort) input.current?.focus();
        else onConfirm(code);
      }}
    >
      <Stack gap="6">
        <Stack gap="2">
          <Heading as="h2" size="2xl">
            {texts.title}
          </Heading>
          <Text id={sentTo} color="fg.muted">
            {phone === null ? texts.fromApp : texts.sentTo(phone)}
          </Text>
        </Stack>
        {about}
        {alert}
        <Field
          label={phone === null ? texts.appLabel : texts.label}
          required
          describedBy={sentTo}
          error={incomplete ? texts.incomplete : undefined}
        >
          <OneTimeCodeInput
            ref={input}
            value={code}
            onValueChange={(digits) => {
              setCode(digits);
              setIncomplete(false);
            }}
          />
        </Field>
        <Button type="submit" size="lg" w="full" loading={busy} loadingText={texts.busy}>
          {confirmLabel}
        </Button>
        <Flex gap="2" justify="space-between" wrap="wrap" mx="-2">
          <Button variant="ghost" px="2" disabled={busy} onClick={onBack}>
            {backLabel}
          </Button>
          {phone !== null && (
            <ResendButton
              key={sentAt}
              from={expiredSentAt === sentAt ? sentAt : sentAt + RESEND_AFTER_MS}
              disabled={busy}
              onClick={() => {
                setCode('');
                setIncomplete(false);
                onResend();
              }}
            />
          )}
        </Flex>
      </Stack>
    </form>
  );
}

interface ResendButtonProps {
  /** when it can be pressed, in milliseconds since 1970 */
  from: number;
  disabled: boolean;
  onClick: () => void;
}

function ResendButton({ from, disabled, onClick }: ResendButtonProps) {
  const pause = useSecondsUntil(from);
  return (
    <Button
      variant="ghost"
      px="2"
      disabled={disabled || pause > 0}
      fontVariantNumeric="tabular-nums"
      onClick={onClick}
    >
      {pause > 0 ? texts.resendIn(pause) : texts.resend}
    </Button>
  );
}
