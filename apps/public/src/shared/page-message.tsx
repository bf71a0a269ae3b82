import { Center, Flex, Heading, Stack, Text } from '@wbd/ui';
import type { ReactNode } from 'react';

export interface PageMessageProps {
  icon: ReactNode;
  title: string;
  text?: string;
  /** ways on */
  children: ReactNode;
}

/** All that a page has to say, when what it was asked for is not there. */
export function PageMessage({ icon, title, text, children }: PageMessageProps) {
  return (
    <Stack
      align="center"
      justify="center"
      textAlign="center"
      gap="4"
      flex="1"
      px="5"
      py={{ base: '16', md: '24' }}
    >
      <Center boxSize="16" borderRadius="full" bg="brand.subtle" color="brand.fg" aria-hidden>
        {icon}
      </Center>
      <Heading as="h1" size="2xl">
        {title}
      </Heading>
      {text !== undefined && (
        <Text color="fg.muted" maxW="md">
          {text}
        </Text>
      )}
      <Flex gap="3" wrap="wrap" justify="center" pt="3">
        {children}
      </Flex>
    </Stack>
  );
}
