import { createContext, useContext } from 'react';

/** What a screen reader says about the control of a field besides its name. */
export interface Described {
  /** the ids of the texts that describe it */
  ids: string | undefined;
  required: boolean;
}

export const FieldDescription = createContext<Described | null>(null);

interface DescriptionAttributes {
  'aria-describedby'?: string;
  'aria-required'?: boolean;
  required?: boolean;
}

/**
 * The attributes of a control inside a field. A required control is not `required` in HTML: Firefox would call it
 * invalid as long as it is empty.
 */
export function useFieldDescription(): DescriptionAttributes {
  const described = useContext(FieldDescription);
  if (described === null) return {};
  const { ids, required } = described;
  return {
    ...(ids !== undefined && { 'aria-describedby': ids }),
    ...(required && { 'aria-required': true, required: false }),
  };
}
