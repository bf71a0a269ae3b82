import { failedConfirmationsQuery } from '@wbd/data/mails';
import type { Participant } from '@wbd/data/registrations';
import type { Session } from '@wbd/domain/seminars';
import { useQuery } from '@wbd/query';
import { Box, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { ParticipantName } from './participant-name.tsx';
import { participantsTexts } from './texts.de.ts';
import { unreachedParticipants } from './unreached-participants.ts';

const texts = participantsTexts.unreached;

export interface UnreachedProps {
  session: Session;
  participants: readonly Participant[];
}

/** The advisor's customers among the participants who do not know of their seat; renders nothing without any. */
export function Unreached({ session, participants }: UnreachedProps) {
  const { data = [] } = useQuery(failedConfirmationsQuery(session.advisor, session.id));
  const shown = unreachedParticipants(participants, data);
  if (shown.length === 0) return null;
  return (
    <FormAlert status="warning" title={texts.title(shown.length)}>
      <Text>{texts.text}</Text>
      <Box as="ul" mt="1" ps="4" listStyleType="disc">
        {shown.map((participant) => (
          <li key={participant.customer}>
            <ParticipantName participant={participant} /> {participant.email}
          </li>
        ))}
      </Box>
    </FormAlert>
  );
}
