import { useSearchParams } from '@wbd/router';
import { useCallback } from 'react';

/**
 * A choice that is part of the address, so that a reload, the back button and a copied link show the same.
 * @returns the choice, empty where the address names none, and how to change it
 */
export function useAddressParam(param: string): readonly [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (value: string) => {
      setParams(
        (present) => {
          const next = new URLSearchParams(present);
          if (value === '') next.delete(param);
          else next.set(param, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [param, setParams],
  );
  return [params.get(param) ?? '', change];
}
