import { useMemo } from 'react';
import { useAddressDraft, type AddressForm } from './use-address-draft.ts';
import { withParam } from './with-param.ts';

/** What is typed into a search, kept in the address a moment later. */
export function useAddressText(param: string): readonly [string, (text: string) => void] {
  const form = useMemo<AddressForm<string>>(
    () => ({
      read: (params) => params.get(param) ?? '',
      write: (text, params) => withParam(params, param, text.trim()),
    }),
    [param],
  );
  return useAddressDraft(form);
}
