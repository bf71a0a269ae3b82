import { Button, Heading, Spinner, Stack, Text, type StackProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { uiTexts } from '../texts.de.ts';

function State(props: StackProps) {
  return (
    <Stack
      align="center"
      justify="center"
      textAlign="center"
      gap="3"
      px="5"
      py={{ base: '12', md: '20' }}
      mx="auto"
      maxW="lg"
      {...props}
    />
  );
}

/** While something is on its way. The words are announced. */
export function LoadingState({ text = uiTexts.loading }: { text?: string }) {
  return (
    <State role="status" color="fg.muted">
      <Spinner size="lg" color="colorPalette.fg" />
      <Text>{text}</Text>
    </State>
  );
}

export interface ErrorStateProps {
  title?: string;
  text?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  retryLabel?: string;
  /** 1 where it is all that a page has to say, 2 as a part of a page. */
  level?: 1 | 2;
  /** Further ways out, beside the retry. */
  children?: ReactNode;
}

/** When something could not be shown: what happened, and a way on. */
export function ErrorState({
  title = uiTexts.errorTitle,
  text,
  onRetry,
  retryLabel = uiTexts.retry,
  level = 2,
  children,
}: ErrorStateProps) {
  return (
    <State role="alert">
      <Heading as={level === 1 ? 'h1' : 'h2'} size="2xl">
        {title}
      </Heading>
      {text !== undefined && <Text color="fg.muted">{text}</Text>}
      <Stack direction={{ base: 'column', sm: 'row' }} gap="3" pt="3" justify="center">
        {onRetry && (
          <Button variant="outline" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {children}
      </Stack>
    </State>
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
export function EmptyState({ title, text, icon, children }: EmptyStateProps) {
  return (
    <State>
      {icon !== undefined && (
        <Stack
          aria-hidden
          align="center"
          justify="center"
          boxSize="14"
          borderRadius="full"
          bg="colorPalette.subtle"
          color="colorPalette.fg"
          mb="1"
        >
          {icon}
        </Stack>
      )}
      <Heading as="h2" size="xl">
        {title}
      </Heading>
      {text !== undefined && <Text color="fg.muted">{text}</Text>}
      {children !== undefined && (
        <Stack direction={{ base: 'column', sm: 'row' }} gap="3" pt="3" justify="center">
          {children}
        </Stack>
      )}
    </State>
  );
}
