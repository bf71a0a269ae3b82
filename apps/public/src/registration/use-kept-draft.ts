import { useEffect, useRef } from 'react';
import type { Flow } from './flow.ts';
import type { RegistrationForm } from './form-values.ts';
import { dropDraft, keepDraft, type Draft } from './registration-draft.ts';

export interface KeptDraftOptions {
  key: string;
  /** what was found when the page opened */
  found: Draft | null;
  form: RegistrationForm;
  flow: Flow;
  /** the login, null for a visitor, undefined while it is looked up */
  uid: string | null | undefined;
  /** the person who typed has signed out: the next one begins with an empty form */
  onOtherPerson: () => void;
}

/** Stores what was typed, and the code that is on its way, until the registration is over. */
export function useKeptDraft(options: KeptDraftOptions): void {
  const { key, found, form, flow, uid, onOtherPerson } = options;
  const { watch, getValues } = form;
  const owner = useRef(found?.uid ?? null);

  useEffect(() => {
    if (uid === undefined) return;
    // proving a number and booking sign in: the person is the one who typed
    const signsIn = flow.step === 'booking' || (flow.step === 'otp' && flow.busy);
    if (!signsIn && owner.current !== null && owner.current !== uid) {
      owner.current = null;
      dropDraft(key);
      onOtherPerson();
      return;
    }
    owner.current = uid;
    if (flow.step === 'success') {
      dropDraft(key);
      return;
    }
    const code =
      flow.step === 'otp' && flow.sent ? { request: flow.request, sent: flow.sent } : null;
    const keep = () => {
      keepDraft(key, { uid, values: getValues(), code });
    };
    keep();
    const subscription = watch(keep);
    return () => {
      subscription.unsubscribe();
    };
  }, [key, flow, uid, watch, getValues, onOtherPerson]);
}
