import type { AuthUser } from '@wbd/auth';
import { useEffect } from 'react';
import { keptOwnName } from '../shared/own-name.ts';
import type { RegistrationForm } from './form-values.ts';

/**
 * Fills in the number that the person has proven on this device, and what they last registered with here. Nothing of their
 * record: someone else may hold the number by now.
 */
export function useKnownPerson(
  { getValues, setValue }: RegistrationForm,
  user: AuthUser | null,
  isSelf: boolean,
): void {
  const phone = isSelf ? (user?.phone ?? null) : null;
  const uid = user?.uid;

  useEffect(() => {
    if (phone === null || uid === undefined) return;
    const { firstName, lastName, email } = keptOwnName(uid) ?? NO_ONE;
    const known = { phone, firstName, lastName, email };
    for (const name of ['phone', 'firstName', 'lastName', 'email'] as const) {
      if (getValues(name) === '' && known[name] !== '') setValue(name, known[name]);
    }
  }, [phone, uid, getValues, setValue]);
}

const NO_ONE = { firstName: '', lastName: '', email: '' };
