import type { Participant } from '@wbd/data/registrations';
import { Box, chakra, Flex, Heading, IconButton } from '@wbd/ui';
import { Fact, FactList } from '@wbd/ui/page';
import { VirtualCards } from '@wbd/ui/table';
import { UserMinus } from 'lucide-react';
import { AttendanceButtons } from './attendance-buttons.tsx';
import {
  FIELD_IDS,
  fieldLabels,
  nameOf,
  ParticipantField,
  type ParticipantListProps,
} from './participant-fields.tsx';
import { ParticipantName } from './participant-name.tsx';
import { ReportDealLink } from './report-deal-link.tsx';
import { participantsTexts as texts } from './texts.de.ts';

const CARD_HEIGHT_PX = 128;

const Summary = chakra('summary', {
  base: { py: '2.5', cursor: 'pointer', textStyle: 'sm', color: 'fg.muted', borderRadius: 'l1' },
});

/** The participants below 768 px: name and attendance for the thumb, the rest behind a tap. */
export function ParticipantCards(props: ParticipantListProps) {
  const { session, participants, recordsAttendance, onRemove } = props;
  return (
    <VirtualCards
      label={texts.list}
      rows={participants}
      idOf={({ customer }) => customer}
      estimatedHeight={CARD_HEIGHT_PX}
    >
      {(participant) => (
        <Box bg="bg.panel" borderWidth="1px" borderRadius="xl" boxShadow="xs" px="4" pt="2" pb="1">
          <Flex align="center" gap="2" minH="11">
            <Heading as="h2" size="md" flex="1" minW="0" overflowWrap="anywhere">
              <ParticipantName participant={participant} />
            </Heading>
            <ReportDealLink session={session.id} participant={participant} />
            {onRemove && (
              <IconButton
                variant="ghost"
                colorPalette="gray"
                me="-2"
                aria-label={texts.remove(nameOf(participant))}
                onClick={() => {
                  onRemove(participant);
                }}
              >
                <UserMinus aria-hidden />
              </IconButton>
            )}
          </Flex>
          {recordsAttendance && (
            <Box pt="1">
              <AttendanceButtons session={session} participant={participant} />
            </Box>
          )}
          <Details participant={participant} open={!recordsAttendance} />
        </Box>
      )}
    </VirtualCards>
  );
}

function Details({ participant, open }: { participant: Participant; open: boolean }) {
  return (
    <details open={open}>
      <Summary>{texts.more}</Summary>
      <FactList rowGap="1" pb="3">
        {FIELD_IDS.map((id) => (
          <Fact key={id} term={fieldLabels[id]}>
            <ParticipantField id={id} participant={participant} />
          </Fact>
        ))}
      </FactList>
    </details>
  );
}
