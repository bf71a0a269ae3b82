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
  /** the id of a text elsewhere on the page that is read with the field */
  describedBy?: string | undefined;
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
  describedBy,
  required = false,
  disabled = false,
  readOnly = false,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const ids = [
    ...(error === undefined ? [] : [errorId]),
    ...(describedBy === undefined ? [] : [describedBy]),
    ...(hint === undefined ? [] : [hintId]),
  ].join(' ');
  const described = { ids: ids === '' ? undefined : ids, required };
  return (
    <ChakraField.Root
      recipe={fieldRecipe}
      // the control has the label; a group around it would have no name
      role="presentation"
      ids={{ helperText: hintId }}
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
      <FieldDescription value={described}>{children}</FieldDescription>
      {hint !== undefined && <ChakraField.HelperText>{hint}</ChakraField.HelperText>}
      {error !== undefined && (
        // with Chakra's own id it would be the error message of the control too, and be read twice
        <ChakraField.ErrorText id={errorId}>{error}</ChakraField.ErrorText>
      )}
    </ChakraField.Root>
  );
}
