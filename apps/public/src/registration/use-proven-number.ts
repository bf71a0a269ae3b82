import type { AuthUser } from '@wbd/auth';
import { useEffect } from 'react';
import type { RegistrationForm } from './form-values.ts';

/**
 * Fills in the number that the person has proven on this device. Nothing of their record: someone else may hold the device,
 * or the number, by now.
 */
export function useProvenNumber(
  { getValues, setValue }: RegistrationForm,
  user: AuthUser | null,
  isSelf: boolean,
): void {
  const phone = isSelf ? (user?.phone ?? null) : null;

  useEffect(() => {
    if (phone !== null && getValues('phone') === '') setValue('phone', phone);
  }, [phone, getValues, setValue]);
}
