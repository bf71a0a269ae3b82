import { useEffect, useRef } from 'react';
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
  const option = useRef(linked);
  option.current = linked;
  const id = linked?.id;

  useEffect(() => {
    if (!option.current || option.current.id !== id) return;
    const { sessionId, variant } = choiceOf(option.current);
    setValue('variant', variant);
    setValue('sessionId', sessionId);
  }, [id, setValue]);
}
