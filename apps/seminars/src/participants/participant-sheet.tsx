import type { Participant } from '@wbd/data/registrations';
import type { Seminar, Session } from '@wbd/domain/seminars';
import { chakra, Heading, Text } from '@wbd/ui';
import { PrintSheet } from '@wbd/ui/print';
import { sharedTexts } from '../shared/texts.de.ts';
import { nameOf } from './participant-fields.tsx';
import { participantsTexts } from './texts.de.ts';

const texts = participantsTexts.sheet;

const Table = chakra('table', {
  base: {
    w: 'full',
    mt: '4',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    '& th, & td': { textAlign: 'start', py: '2', pe: '3', borderBottom: '1px solid' },
    '& tr': { breakInside: 'avoid' },
  },
});

export interface ParticipantSheetProps {
  session: Session;
  seminar: Seminar;
  participants: readonly Participant[];
}

/** The list for signatures. It lies open on a table, so it contains only names. */
export function ParticipantSheet({ session, seminar, participants }: ParticipantSheetProps) {
  return (
    <PrintSheet>
      <Heading as="h2">{seminar.title}</Heading>
      <Text>{`${sharedTexts.when(session)} · ${session.location}`}</Text>
      <Text>{texts.count(participants.length)}</Text>
      <Table aria-label={texts.label}>
        <thead>
          <tr>
            {texts.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {participants.map((participant, index) => (
            <tr key={participant.customer}>
              <td>{index + 1}</td>
              <td>{nameOf(participant)}</td>
              <td style={{ width: '16rem' }} />
            </tr>
          ))}
        </tbody>
      </Table>
    </PrintSheet>
  );
}
