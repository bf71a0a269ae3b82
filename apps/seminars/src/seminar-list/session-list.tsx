import type { Session } from '@wbd/domain/seminars';
import { isPastDay } from '@wbd/domain/time';
import { Box, chakra, Stack, Text } from '@wbd/ui';
import { comingSessions } from './by-next-date.ts';
import { SessionRow } from './session-row.tsx';
import { listTexts as texts } from './texts.de.ts';

const Details = chakra('details');
const Summary = chakra('summary', {
  base: {
    py: '2.5',
    cursor: 'pointer',
    textStyle: 'sm',
    color: 'fg.muted',
    focusVisibleRing: 'outside',
    borderRadius: 'l1',
  },
});

export interface SessionListProps {
  /** of the seminar */
  title: string;
  /** the earliest first */
  sessions: readonly Session[];
  isOwn: boolean;
}

/** A seminar's upcoming dates, and for the owner its past ones. */
export function SessionList({ title, sessions, isOwn }: SessionListProps) {
  const now = new Date();
  const coming = comingSessions(sessions, now);
  const past = sessions.filter((session) => isPastDay(session, now)).toReversed();
  const rows = (shown: readonly Session[]) =>
    shown.map((session) => (
      <SessionRow key={session.id} title={title} session={session} isOwn={isOwn} />
    ));
  return (
    <Box>
      {coming.length === 0 ? (
        <Text textStyle="sm" color="fg.muted" py="2">
          {texts.noSessions}
        </Text>
      ) : (
        <Stack as="ul" aria-label={texts.sessions(title)} gap="0">
          {rows(coming)}
        </Stack>
      )}
      {isOwn && past.length > 0 && (
        <Details>
          <Summary>{texts.pastSessions(past.length)}</Summary>
          <Stack as="ul" gap="0">
            {rows(past)}
          </Stack>
        </Details>
      )}
    </Box>
  );
}
