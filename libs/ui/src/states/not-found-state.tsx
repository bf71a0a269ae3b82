import { Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { uiTexts } from '../texts.de.ts';

const texts = uiTexts.notFound;

/** Its title, for the browser's tab. */
export const NOT_FOUND_TITLE = texts.title;

/**
 * What an address that nobody answers shows.
 * @param props.children the way home
 */
export function NotFoundState({ children }: { children: ReactNode }) {
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
      <Text textStyle="6xl" fontWeight="bold" lineHeight="1" color="brand.fg">
        {texts.code}
      </Text>
      <Heading as="h1" size="2xl">
        {texts.title}
      </Heading>
      <Text color="fg.muted" maxW="md" mb="3">
        {texts.text}
      </Text>
      {children}
    </Stack>
  );
}
