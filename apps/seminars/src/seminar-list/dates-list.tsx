import type { Seminar, Session } from '@wbd/domain/seminars';
import { formatMonth } from '@wbd/domain/time';
import { Box, EmptyState, Heading, Stack } from '@wbd/ui';
import { CalendarX } from 'lucide-react';
import { comingSessions } from './by-next-date.ts';
import { SessionRow } from './session-row.tsx';
import { listTexts as texts } from './texts.de.ts';

export interface DatesListProps {
  seminars: readonly Seminar[];
  /** of these seminars */
  sessions: readonly Session[];
  viewerId: string;
}

/** Every coming session in the order of the dates, below its month. */
export function DatesList({ seminars, sessions, viewerId }: DatesListProps) {
  const coming = comingSessions(sessions, new Date());
  if (coming.length === 0) {
    return (
      <EmptyState icon={<CalendarX size={26} />} title={texts.noDatesTitle} text={texts.noDates} />
    );
  }
  const titles = new Map(seminars.map(({ id, title }) => [id, title]));
  const months = Map.groupBy(coming, ({ time }) => formatMonth(time));
  return (
    <Stack gap="6">
      {Array.from(months, ([month, ofMonth]) => (
        <Box as="section" aria-label={month} key={month}>
          <Heading as="h2" size="lg" mb="2">
            {month}
          </Heading>
          <Stack as="ul" gap="0" listStyleType="none">
            {ofMonth.map((session) => (
              <SessionRow
                key={session.id}
                title={titles.get(session.seminar) ?? ''}
                showsTitle
                session={session}
                isOwn={session.advisor === viewerId}
              />
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
