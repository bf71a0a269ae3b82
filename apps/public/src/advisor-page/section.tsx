import { Box, Container, Heading, Stack, Text } from '@wbd/ui';
import type { ReactNode } from 'react';

export interface SectionProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
  id?: string;
  tinted?: boolean;
}

/** One part of an advisor's page: a heading, a line about it, and what it holds. */
export function Section({ title, text, children, id, tinted = false }: SectionProps) {
  return (
    <Box as="section" id={id} bg={tinted ? 'bg.subtle' : 'bg'}>
      <Container py={{ base: '14', md: '20' }}>
        <Stack gap="2" mb={{ base: '8', md: '10' }} maxW="prose">
          <Heading as="h2" size="3xl">
            {title}
          </Heading>
          <Text color="fg.muted">{text}</Text>
        </Stack>
        {children}
      </Container>
    </Box>
  );
}
