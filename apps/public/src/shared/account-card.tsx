import { Box, Container, Heading, Stack, Text } from '@wbd/ui';
import type { ReactNode } from 'react';
import { PageFrame } from './page-frame.tsx';
import { Panel } from './panel.tsx';

/** The frame of the pages about a partner's login: one card in the middle. */
export function AccountCard({ children }: { children: ReactNode }) {
  return (
    <PageFrame hideSignIn>
      <Box bg="bg.subtle" flex="1">
        <Container maxW="xl" py={{ base: '8', md: '16' }}>
          <Panel>{children}</Panel>
        </Container>
      </Box>
    </PageFrame>
  );
}

/** What the card is about. */
export function AccountIntro({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap="2">
      <Heading as="h1" size="2xl">
        {title}
      </Heading>
      <Text color="fg.muted" overflowWrap="anywhere">
        {text}
      </Text>
    </Stack>
  );
}
