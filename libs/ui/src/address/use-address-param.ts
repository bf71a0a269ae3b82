import { useSearchParams } from '@wbd/router';
import { useCallback } from 'react';
import { withParam } from './with-param.ts';

/**
 * A choice that is part of the address, so that a reload, the back button and a copied link show the same.
 * @returns the choice, empty where the address names none, and how to change it
 */
export function useAddressParam(param: string): readonly [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (value: string) => {
      setParams((present) => withParam(present, param, value), {
        replace: true,
        preventScrollReset: true,
        // a box that was ticked must not stand empty for a moment
        flushSync: true,
      });
    },
    [param, setParams],
  );
  return [params.get(param) ?? '', change];
}
