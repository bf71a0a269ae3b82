import { Link } from '@wbd/router';
import { Box, chakra, Container, Wordmark } from '@wbd/ui';
import type { ReactNode } from 'react';
import { shellTexts } from '../texts.de.ts';

const HomeLink = chakra(Link, {
  base: { borderRadius: 'l1', display: 'inline-flex', alignItems: 'center', minH: '11' },
});

/** The page around something that stands where neither the portal nor a module has put its frame. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <>
      <Box as="header" borderBottomWidth="1px" borderColor="border.muted">
        <Container py="3">
          <HomeLink to="/" aria-label={shellTexts.brandHome}>
            <Wordmark />
          </HomeLink>
        </Container>
      </Box>
      <Box as="main">{children}</Box>
    </>
  );
}
