import { Heading, Stack, Text } from '@wbd/ui';
import type { ReactNode } from 'react';

interface OwnDataPartProps {
  title: string;
  text: string;
  /** the button */
  children: ReactNode;
}

/** One thing that a person can do with their data; a printed copy leaves it out. */
export function OwnDataPart({ title, text, children }: OwnDataPartProps) {
  return (
    <Stack gap="4" align="flex-start" css={{ '@media print': { display: 'none' } }}>
      <Stack gap="1">
        <Heading as="h2" size="lg">
          {title}
        </Heading>
        <Text color="fg.muted">{text}</Text>
      </Stack>
      {children}
    </Stack>
  );
}
