import type { Session } from '@wbd/domain/seminars';
import { mostGuests } from '@wbd/domain/seats';
import { Box, Button, Flex, Heading, Stack, Text } from '@wbd/ui';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { guestsByAdvisor, type GuestsOf } from './guests.ts';
import type { ParticipantListProps } from './participant-fields.tsx';
import { RemoveGuests } from './remove-guests.tsx';
import { participantsTexts } from './texts.de.ts';

const texts = participantsTexts.guests;

export interface GuestsOfColleaguesProps {
  session: Session;
  participants: ParticipantListProps['participants'];
  /** false once participants can no longer be removed */
  canRemove: boolean;
}

/** Which colleagues have registered customers, and how many; the host can take all of one colleague's off the list. */
export function GuestsOfColleagues({ session, participants, canRemove }: GuestsOfColleaguesProps) {
  const [removing, setRemoving] = useState<GuestsOf | null>(null);
  const groups = guestsByAdvisor(participants);
  if (groups.length === 0 && !removing) return null;
  return (
    <Stack as="section" gap="4" mt="10">
      <Stack gap="1">
        <Heading as="h2" size="xl">
          {texts.title}
        </Heading>
        <Text color="fg.muted">{texts.text(mostGuests(session))}</Text>
      </Stack>
      <Box as="ul" listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="l3" px="5">
        {groups.map((group) => (
          <Flex
            key={group.advisor}
            as="li"
            gap="3"
            py="3"
            align="center"
            justify="space-between"
            wrap="wrap"
            borderColor="border.muted"
            _notFirst={{ borderTopWidth: '1px' }}
          >
            <Text fontWeight="medium" overflowWrap="anywhere">
              {texts.of(group.name, group.guests.length)}
            </Text>
            {canRemove && (
              <Button
                variant="outline"
                size="sm"
                aria-label={texts.removeOf(group.name)}
                onClick={() => {
                  setRemoving(group);
                }}
              >
                <UserMinus aria-hidden />
                {texts.remove}
              </Button>
            )}
          </Flex>
        ))}
      </Box>
      {removing && (
        <RemoveGuests
          session={session}
          of={removing}
          onClose={() => {
            setRemoving(null);
          }}
        />
      )}
    </Stack>
  );
}
