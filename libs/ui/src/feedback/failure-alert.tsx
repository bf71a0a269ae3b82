import { Button, Text } from '@chakra-ui/react';
import { FormAlert } from '../form/form-alert.tsx';
import { uiTexts } from '../texts.de.ts';
import type { Failure } from './failure-toast.ts';
import { failureNumber, failureWords } from './failure-words.ts';

export interface FailureAlertProps extends Failure {
  error: unknown;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Tells a failure where it happened, with a way to try again. */
export function FailureAlert(props: FailureAlertProps) {
  const { error, title, text, texts, onRetry, retrying = false } = props;
  const number = failureNumber(error);
  return (
    <FormAlert {...(title !== undefined && { title })}>
      <Text>{failureWords(error, texts, text)}</Text>
      {number !== null && (
        <Text mt="1" textStyle="xs" color="fg.muted">
          {uiTexts.failureNumber(number)}
        </Text>
      )}
      {onRetry && (
        <Button
          mt="3"
          variant="outline"
          loading={retrying}
          loadingText={uiTexts.retry}
          onClick={onRetry}
        >
          {uiTexts.retry}
        </Button>
      )}
    </FormAlert>
  );
}
