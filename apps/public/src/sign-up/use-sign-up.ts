import { createAdvisorMutation } from '@wbd/data/advisors';
import { signInWithPassword } from '@wbd/auth';
import { priceKey, unpaidPath, type PaidPlan, type Plan, type Schedule } from '@wbd/domain/plans';
import { useMutation } from '@wbd/query';
import { useNavigate } from '@wbd/router';
import { toast } from '@wbd/ui';
import { useState } from 'react';
import { advisorStart, paths } from '../shared/paths.ts';
import { useBusy } from '../shared/use-busy.ts';
import { usePayment } from '../shared/use-payment.ts';
import type { SignUp } from './sign-up-schema.ts';
import { signUpTexts as texts } from './texts.de.ts';

/** An account that this page made. */
interface OwnAccount {
  email: string;
  code: string;
}

/** Creates the account, signs in with it, and goes on to the payment or to the advisor's page. */
export function useSignUp(plan: Plan, schedule: Schedule) {
  const create = useMutation(createAdvisorMutation());
  const { pay, isPaying } = usePayment();
  const navigate = useNavigate();
  const [account, setAccount] = useState<OwnAccount | null>(null);
  const [held, setHeld] = useState<(() => Promise<void>) | null>(null);
  const [busy, setBusy] = useBusy();

  /**
   * @param ref the advisor who recommended the portal
   * @throws AppError when the account was not created
   */
  async function signUp(
    { confirmation: _, ...entered }: SignUp,
    ref: string | null,
  ): Promise<void> {
    setBusy(true);
    try {
      const { code, isMailed } = await create.mutateAsync({
        ...entered,
        ...(ref !== null && { ref }),
      });
      toast({ type: 'success', title: texts.created });
      setAccount({ email: entered.email, code });
      if (isMailed) await goOn(entered, code);
      else setHeld(() => () => goOn(entered, code));
    } finally {
      setBusy(false);
    }
  }

  /** Goes on after the person has read that the address gets no mails. */
  async function release(): Promise<void> {
    setBusy(true);
    try {
      await held?.();
      setHeld(null);
    } finally {
      setBusy(false);
    }
  }

  async function goOn({ email, password }: Pick<SignUp, 'email' | 'password'>, code: string) {
    try {
      await signInWithPassword(email, password);
    } catch {
      toast({ type: 'error', title: texts.error, description: texts.signInFailed });
      await navigate(paths.signIn);
      return;
    }
    if (plan === 'basic') await navigate(advisorStart(code));
    else await payFor(email, plan);
  }

  // the way back would lead a signed-in Basic advisor to their own page, which says nothing of the payment
  const payFor = (mail: string, paid: PaidPlan) =>
    pay({
      mail,
      price: priceKey(paid, schedule),
      backTo: unpaidPath({ plan: paid, schedule }),
    });

  return { signUp, busy, account, isHeld: held !== null, release, pay: payFor, isPaying };
}
