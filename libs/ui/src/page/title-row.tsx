import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A page's title and the way to its help: beside it, or at the end of the line on a phone. */
export function TitleRow({ children }: { children: ReactNode }) {
  return (
    <Flex align="baseline" gap="3" justify={{ base: 'space-between', md: 'flex-start' }}>
      {children}
    </Flex>
  );
}
