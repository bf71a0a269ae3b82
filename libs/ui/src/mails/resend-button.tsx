import { Button } from '@chakra-ui/react';
import { mailTexts, type ResendOutcome } from '@wbd/domain/mails';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { toastFailure } from '../feedback/failure-toast.ts';
import { toast, type ToastType } from '../toast/toast-store.ts';

const texts = mailTexts.resend;

const toastTypes: Record<ResendOutcome, ToastType> = {
  sent: 'success',
  waiting: 'info',
  failed: 'error',
  unclear: 'warning',
  dropped: 'info',
  held: 'warning',
  objected: 'info',
};

export interface ResendButtonProps {
  /** which mail, for screen readers */
  label: string;
  send: () => Promise<{ outcome: ResendOutcome }>;
}

/** Sends a mail again that was given up, and tells what came of it. */
export function ResendButton({ label, send }: ResendButtonProps) {
  const [sending, setSending] = useState(false);

  async function resend(): Promise<void> {
    setSending(true);
    try {
      const { outcome } = await send();
      toast({ type: toastTypes[outcome], title: texts.outcomes[outcome] });
    } catch (error) {
      toastFailure(error, { title: texts.failed, texts: { 'rate/limited': texts.tooOften } });
    } finally {
      setSending(false);
    }
  }

  return (
    <Button
      variant="surface"
      size="sm"
      aria-label={label}
      loading={sending}
      loadingText={texts.action}
      onClick={() => void resend()}
    >
      <RotateCw aria-hidden />
      {texts.action}
    </Button>
  );
}
