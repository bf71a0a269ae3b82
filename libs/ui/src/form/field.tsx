import { Field as ChakraField, Flex, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FieldDescription } from './field-description.ts';
import { fieldRecipe } from './form.recipes.ts';

export interface FieldProps {
  label: ReactNode;
  children: ReactNode;
  /** what is wrong; marks the field and is read with it */
  error?: string | undefined;
  hint?: ReactNode;
  /** beside the label, such as a character count; not announced with the field */
  note?: ReactNode;
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
  note,
  required = false,
  disabled = false,
  readOnly = false,
}: FieldProps) {
  const id = useId();
  const ids = { helperText: `${id}-hint`, errorText: `${id}-error` };
  const description = [
    ...(error === undefined ? [] : [ids.errorText]),
    ...(hint === undefined ? [] : [ids.helperText]),
  ].join(' ');
  return (
    <ChakraField.Root
      recipe={fieldRecipe}
      // the control has the label; a group around it would have no name
      role="presentation"
      ids={ids}
      invalid={error !== undefined}
      required={required}
      disabled={disabled}
      readOnly={readOnly}
    >
      <Flex w="full" justify="space-between" align="baseline" gap="3">
        <ChakraField.Label>
          {label}
          <ChakraField.RequiredIndicator />
        </ChakraField.Label>
        {note !== undefined && (
          <Text aria-hidden textStyle="xs" color="fg.muted" whiteSpace="nowrap">
            {note}
          </Text>
        )}
      </Flex>
      <FieldDescription value={description === '' ? undefined : description}>
        {children}
      </FieldDescription>
      {hint !== undefined && <ChakraField.HelperText>{hint}</ChakraField.HelperText>}
      {error !== undefined && <ChakraField.ErrorText>{error}</ChakraField.ErrorText>}
    </ChakraField.Root>
  );
}
