import { createContext, useContext } from 'react';

/**
 * The ids of the texts that describe the control of a field. Chakra points at the error with `aria-errormessage` alone,
 * which half of the screen readers leave out.
 */
export const FieldDescription = createContext<string | undefined>(undefined);

export function useFieldDescription(): { 'aria-describedby'?: string } {
  const ids = useContext(FieldDescription);
  return ids === undefined ? {} : { 'aria-describedby': ids };
}
