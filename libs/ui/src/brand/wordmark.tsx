import { chakra, HStack, Text } from '@chakra-ui/react';
import { uiTexts } from '../texts.de.ts';

/** The house's sign: three people who know each other, and the name. */
export function Wordmark() {
  return (
    <HStack gap="2.5" color="currentColor">
      <chakra.svg viewBox="0 0 28 28" boxSize="7" aria-hidden fill="none">
        <path d="M7 20 14 7l7 13Z" stroke="currentColor" strokeWidth="1.75" opacity="0.55" />
        <circle cx="14" cy="7" r="4" fill="currentColor" />
        <circle cx="7" cy="20" r="4" fill="currentColor" />
        <chakra.circle cx="21" cy="20" r="4" fill="brass.500" />
      </chakra.svg>
      <Text as="span" fontWeight="bold" letterSpacing="wider" textStyle="lg" lineHeight="1">
        {uiTexts.brand}
      </Text>
    </HStack>
  );
}
