import type { Session } from '@wbd/domain/seminars';
import { Box, Text } from '@wbd/ui';
import { sessionTime } from '../shared/session-time.ts';
import { registrationTexts } from './texts.de.ts';

const texts = registrationTexts.booked;

/** Which session the person is about to book. */
export function BookedSession({ session, waits }: { session: Session; waits: boolean }) {
  return (
    <Box bg="bg.muted" borderRadius="lg" p="4" textStyle="sm">
      <Text color="fg.muted">{waits ? texts.waitingLabel : texts.label}</Text>
      <Text fontWeight="medium">{sessionTime(session)}</Text>
      <Text>{session.location}</Text>
    </Box>
  );
}
