import { Field as ChakraField } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { fieldRecipe } from './form.recipes.ts';

export interface FieldProps {
  label: ReactNode;
  children: ReactNode;
  /** what is wrong; marks the field and is read with it */
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
}

/** A label, one control, and what belongs to it. The control inside is named, described and marked by itself. */
export function Field({
  label,
  children,
  error,
  hint,
  required = false,
  disabled = false,
  readOnly = false,
}: FieldProps) {
  return (
    <ChakraField.Root
      recipe={fieldRecipe}
      invalid={error !== undefined}
      required={required}
      disabled={disabled}
      readOnly={readOnly}
    >
      <ChakraField.Label>
        {label}
        <ChakraField.RequiredIndicator />
      </ChakraField.Label>
      {children}
      {hint !== undefined && <ChakraField.HelperText>{hint}</ChakraField.HelperText>}
      {error !== undefined && <ChakraField.ErrorText>{error}</ChakraField.ErrorText>}
    </ChakraField.Root>
  );
}
