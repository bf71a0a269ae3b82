import type { Participant } from '@wbd/data/registrations';
import { sessionQuery } from '@wbd/data/sessions';
import type { Session } from '@wbd/domain/seminars';
import { formatDateTime } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Link, Stack, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { paths } from '../../shared/paths.ts';
import { sharedTexts } from '../../shared/texts.de.ts';
import { participantsTexts } from '../texts.de.ts';
import { ToCall } from './call-off-session.tsx';
import { ToldCustomers } from './told-customers.tsx';

const texts = participantsTexts.callOff;

interface CalledOffProps {
  session: Session;
  calledOff: NonNullable<Session['calledOff']>;
  /** people without an address who had a seat when this page called it off */
  toCall: readonly Participant[];
}

/** When and why the session was called off, who had a seat, and whether the mail reached them. */
export function CalledOff({ session, calledOff, toCall }: CalledOffProps) {
  const { at, reason, replacement, seats, waiting } = calledOff;
  return (
    <Stack gap="4">
      <FormAlert status="info" title={texts.calledOff(`${formatDateTime(at)} Uhr`)}>
        {reason !== null && <Text whiteSpace="pre-line">{texts.because(reason)}</Text>}
        <Text>{texts.had(seats, waiting)}</Text>
        {replacement !== null && <Replacement id={replacement} />}
      </FormAlert>
      {toCall.length > 0 && <ToCall people={toCall} />}
      {seats > 0 && <ToldCustomers session={session} calledOff={calledOff} />}
    </Stack>
  );
}

/** The session that participants were offered instead. */
function Replacement({ id }: { id: string }) {
  const { data } = useQuery(sessionQuery(id));
  if (!data) return null;
  return (
    <Text>
      {texts.replacement}{' '}
      <Link asChild>
        <RouterLink to={paths.participants(id)}>{sharedTexts.when(data.session)}</RouterLink>
      </Link>
    </Text>
  );
}
