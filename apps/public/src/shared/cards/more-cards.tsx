import { Box, Heading, SimpleGrid, type SimpleGridProps } from '@wbd/ui';
import { Children, type ReactNode } from 'react';

export interface MoreCardsProps {
  title: string;
  columns: SimpleGridProps['columns'];
  children: ReactNode;
}

/** A row of cards below a page's content; nothing when there is none. */
export function MoreCards({ title, columns, children }: MoreCardsProps) {
  if (Children.count(children) === 0) return null;
  return (
    <Box as="section" mt={{ base: '8', md: '14' }} mb="8">
      <Heading as="h2" size="2xl" mb="6">
        {title}
      </Heading>
      <SimpleGrid columns={columns} gap={{ base: '3.5', md: '6' }}>
        {children}
      </SimpleGrid>
    </Box>
  );
}
