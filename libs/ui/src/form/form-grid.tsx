import { SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Fields in two columns where there is room. */
export function FormGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" w="full">
      {children}
    </SimpleGrid>
  );
}
