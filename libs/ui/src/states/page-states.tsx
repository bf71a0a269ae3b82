import { Button, Spinner, Stack, Text } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { uiTexts } from '../texts.de.ts';
import { PageMessage } from './page-message.tsx';
import { useLineBack, useOnline } from './use-online.ts';

export interface LoadingStateProps {
  text?: string;
  /** takes the place of a step that had the focus, which would go back to the start of the page */
  takesFocus?: boolean;
}

/** While something is on its way. The words are announced. */
export function LoadingState({ text = uiTexts.loading, takesFocus = false }: LoadingStateProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <Stack
      ref={box}
      tabIndex={takesFocus ? -1 : undefined}
      outline="none"
      role="status"
      align="center"
      justify="center"
      gap="3"
      px="5"
      py={{ base: '12', md: '20' }}
      color="fg.muted"
    >
      <Spinner size="lg" color="colorPalette.fg" />
      <Text>{text}</Text>
    </Stack>
  );
}

export interface ErrorStateProps {
  title?: string;
  text?: string;
  /** Retries; without it no button shows. */
  onRetry?: () => void;
  retryLabel?: string;
  /** the next attempt is under way */
  retrying?: boolean;
  /** 1 where it is all that a page has to say, 2 as a part of a page. */
  level?: 1 | 2;
  /** Further ways out, beside the retry. */
  children?: ReactNode;
}

/** When something could not be shown: what happened, and a way on. It retries by itself when a lost connection returns. */
export function ErrorState({
  title = uiTexts.errorTitle,
  text,
  onRetry,
  retryLabel = uiTexts.retry,
  retrying = false,
  level = 2,
  children,
}: ErrorStateProps) {
  const online = useOnline();
  useLineBack(onRetry);
  return (
    <PageMessage alert level={level} title={title} text={text}>
      {/* offline, a retry fails, and a reload would lose the page */}
      {!online && <Text maxW="md">{uiTexts.offline.state}</Text>}
      {onRetry && online && (
        <Button variant="outline" loading={retrying} loadingText={retryLabel} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {children}
    </PageMessage>
  );
}

export interface EmptyStateProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  /** What one can do about it. */
  children?: ReactNode;
}

/** When there is nothing to show yet: says so, and how that changes. */
export function EmptyState(props: EmptyStateProps) {
  return <PageMessage {...props} />;
}
