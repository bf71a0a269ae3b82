import { useEffect, useEffectEvent } from 'react';
import type { RegistrationForm } from './form-values.ts';
import { choiceOf, type SessionOption } from './session-choice.ts';

/**
 * Chooses the session that a link names. The form begins with it, but for a page that came with the HTML: there the
 * link is known a moment later. What the person chooses afterwards stays.
 */
export function useLinkedSession(
  { setValue }: RegistrationForm,
  linked: SessionOption | undefined,
): void {
  const choose = useEffectEvent(() => {
    if (!linked) return;
    const { sessionId, variant } = choiceOf(linked);
    setValue('variant', variant);
    setValue('sessionId', sessionId);
  });
  const id = linked?.id;

  useEffect(() => {
    choose();
  }, [id]);
}
