import { advisorCodeOf } from '@wbd/domain/advisors';
import type { useForm } from '@wbd/ui/form';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { tabStorage } from '../shared/tab-storage.ts';
import type { SignUp } from './sign-up-schema.ts';

const KEY = 'wbd.sign-up';

/** All fields except the passwords. */
const draftSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  code: z.string(),
  org: z.string(),
});
const FIELDS = ['firstName', 'lastName', 'email', 'org'] as const;

/** Restores typed values after a reload, except the passwords. */
export function useSignUpDraft(form: ReturnType<typeof useForm<SignUp, SignUp>>): void {
  const { getValues, setValue, watch } = form;
  useEffect(() => {
    const found = draftSchema.safeParse(tabStorage.read(KEY));
    if (found.success) {
      const draft = found.data;
      for (const name of FIELDS) {
        // values typed before hydration are newer than the draft
        if (getValues(name) === '') setValue(name, draft[name], { shouldDirty: true });
      }
      const isOwnCode = draft.code !== advisorCodeOf(draft.firstName, draft.lastName);
      if (isOwnCode && getValues('code') === '') {
        setValue('code', draft.code, { shouldDirty: true });
      }
    }
    const subscription = watch(() => tabStorage.write(KEY, draftSchema.parse(getValues())));
    return () => subscription.unsubscribe();
  }, [getValues, setValue, watch]);
}

/** Clears the draft once the account exists. */
export function dropSignUpDraft(): void {
  tabStorage.drop(KEY);
}
