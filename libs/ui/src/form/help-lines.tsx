import { Text } from '@chakra-ui/react';

/** What is wrong with a group of controls, or a hint to it; there before it is filled, so that it is read out. */
export function HelpLines(props: {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}) {
  const { id, hint, error } = props;
  return (
    <>
      {hint !== undefined && (
        <Text id={`${id}-hint`} color="fg.muted" textStyle="sm">
          {hint}
        </Text>
      )}
      <Text
        id={`${id}-error`}
        aria-live="polite"
        color="fg.error"
        textStyle="sm"
        fontWeight="medium"
      >
        {error}
      </Text>
    </>
  );
}

/** For `aria-describedby` of the control that the lines belong to. */
export function describedBy(id: string, hint: string | undefined): string {
  return hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`;
}
