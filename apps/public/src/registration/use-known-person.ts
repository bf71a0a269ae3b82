import { customerQuery } from '@wbd/data/customers';
import type { AuthUser } from '@wbd/auth';
import { useQuery } from '@wbd/query';
import { useEffect } from 'react';
import type { RegistrationForm } from './form-values.ts';

/** Fills what is still empty with what a person who proved their number told us before. */
export function useKnownPerson(
  { getValues, setValue }: RegistrationForm,
  user: AuthUser | null,
  isSelf: boolean,
): void {
  const isKnown = isSelf && user !== null && user.phone !== null;
  const customer = useQuery({ ...customerQuery(user?.uid ?? ''), enabled: isKnown });
  const phone = isKnown ? user.phone : null;
  const { data } = customer;

  useEffect(() => {
    const known = {
      phone,
      firstName: data?.firstName,
      lastName: data?.lastName,
      email: data?.email,
    } as const;
    for (const name of ['phone', 'firstName', 'lastName', 'email'] as const) {
      const value = known[name];
      if (value && getValues(name) === '') setValue(name, value);
    }
  }, [phone, data, getValues, setValue]);
}
