import type { Advisor } from '@wbd/domain/advisors';
import type { Seminar, Session } from '@wbd/domain/seminars';
import { Box, Heading, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { useId } from 'react';
import { SeminarCard } from './seminar-card.tsx';

export interface SeminarGroupProps {
  title: string;
  /** what it says while there is none */
  empty: { title?: string; text: string };
  seminars: readonly Seminar[];
  /** of these and other seminars, the earliest first */
  sessions: readonly Session[];
  viewer: Advisor;
}

/** Seminars that belong together, below their title. */
export function SeminarGroup({ title, empty, seminars, sessions, viewer }: SeminarGroupProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading id={id} as="h2" size="xl" mb="4">
        {title}
      </Heading>
      {seminars.length === 0 ? (
        <Card bg="bg.subtle" boxShadow="none">
          {empty.title !== undefined && <Text fontWeight="semibold">{empty.title}</Text>}
          <Text color="fg.muted">{empty.text}</Text>
        </Card>
      ) : (
        <Stack as="ul" gap="4">
          {seminars.map((seminar) => (
            <li key={seminar.id}>
              <SeminarCard
                seminar={seminar}
                sessions={sessions.filter((session) => session.seminar === seminar.id)}
                viewer={viewer}
              />
            </li>
          ))}
        </Stack>
      )}
    </Box>
  );
}
