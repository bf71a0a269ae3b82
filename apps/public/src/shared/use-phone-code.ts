import { AuthError, confirmPhoneCode, sendPhoneCode, type AuthErrorCode } from '@wbd/auth';
import { toast } from '@wbd/ui';
import { useState } from 'react';
import { codeFormTexts } from './code-form.texts.de.ts';

interface SentCode {
  /** in international form */
  phone: string;
  confirmation: string;
  /** milliseconds since 1970 */
  at: number;
}

interface Trouble {
  title: string;
  code: AuthErrorCode;
}

export interface PhoneCode {
  /** null before a code is on its way */
  sent: SentCode | null;
  busy: boolean;
  trouble: Trouble | null;
  /** @param phone in international form */
  send: (phone: string) => Promise<void>;
  /** Signs in. @returns whether the code was right */
  confirm: (code: string) => Promise<boolean>;
  /** Back to the number. */
  reset: () => void;
}

/**
 * Proves a phone number with a code by SMS. Failures stay in `trouble`.
 * @param around runs the sign-in, for pages that do something before or after it
 */
export function usePhoneCode(
  around: (signIn: () => Promise<void>) => Promise<void> = (signIn) => signIn(),
): PhoneCode {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [sent, setSent] = useState<SentCode | null>(null);

  async function attempt(title: string, action: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setTrouble(null);
    try {
      await action();
      return true;
    } catch (error) {
      setTrouble({ title, code: error instanceof AuthError ? error.code : 'auth/unknown' });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    sent,
    busy,
    trouble,
    async send(phone) {
      await attempt(codeFormTexts.sendingFailed, async () => {
        const confirmation = await sendPhoneCode(phone);
        setSent({ phone, confirmation, at: Date.now() });
        if (sent) toast({ type: 'success', title: codeFormTexts.resent });
      });
    },
    confirm: (code) =>
      attempt(codeFormTexts.verifyingFailed, async () => {
        if (sent) await around(() => confirmPhoneCode(sent.confirmation, code));
      }),
    reset() {
      setSent(null);
      setTrouble(null);
    },
  };
}
