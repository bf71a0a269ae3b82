import { waitingListQuery } from '@wbd/data/registrations';
import type { WaitingListOutput } from '@wbd/domain/seats';
import { formatDateTime } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Box, ErrorState, Flex, Heading, LoadingState, Stack, Text } from '@wbd/ui';
import { Hourglass, TicketCheck } from 'lucide-react';
import { participantsTexts } from './texts.de.ts';

const texts = participantsTexts.waiting;

/** Who waits for a seat, and to whom one is offered; customers of colleagues have no names here. */
export function WaitingList({ sessionId }: { sessionId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(waitingListQuery(sessionId));
  if (data?.entries.length === 0) return null;
  return (
    <Stack as="section" gap="4" mt="10">
      <Stack gap="1">
        <Heading as="h2" size="xl">
          {texts.title}
        </Heading>
        <Text color="fg.muted">{texts.text}</Text>
      </Stack>
      {data ? (
        <Box as="ul" listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="l3" px="5">
          {data.entries.map((entry) => (
            <Entry key={`${entry.since} ${entry.place}`} entry={entry} />
          ))}
        </Box>
      ) : isError ? (
        <ErrorState
          title={texts.failed}
          text={participantsTexts.failedText}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState text={texts.loading} />
      )}
    </Stack>
  );
}

function Entry({ entry }: { entry: WaitingListOutput['entries'][number] }) {
  const { place, name, since, offerUntil } = entry;
  const isOffered = place === null;
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      align="flex-start"
      borderColor="border.muted"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <Box color={isOffered ? 'colorPalette.fg' : 'fg.muted'} pt="0.5" flexShrink="0" aria-hidden>
        {isOffered ? <TicketCheck size={20} /> : <Hourglass size={20} />}
      </Box>
      <Box minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {place !== null && `${texts.place(place)} `}
          {name ?? texts.colleagues}
        </Text>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {isOffered && offerUntil !== null
            ? texts.offered(formatDateTime(new Date(offerUntil)))
            : texts.since(formatDateTime(new Date(since)))}
        </Text>
      </Box>
    </Flex>
  );
}
