import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PortalPage } from '../page/portal-page.tsx';
import { helpTexts } from './texts.de.ts';

export interface HelpPageProps {
  /** the area's name, as its own page calls it */
  area: string;
  /** the area's address */
  path: string;
  intro: string;
  /** a `HelpStep` for each thing one can do */
  children: ReactNode;
}

/** Explains an area of the portal in a few steps. */
export function HelpPage({ area, path, intro, children }: HelpPageProps) {
  return (
    <PortalPage
      title={helpTexts.title(area)}
      intro={intro}
      back={{ to: path, label: area }}
      width="form"
    >
      <Stack
        as="ol"
        listStyleType="none"
        gap={{ base: '8', md: '10' }}
        css={{ counterReset: 'help' }}
      >
        {children}
      </Stack>
    </PortalPage>
  );
}
