import type { OwnSeatsOutput } from '@wbd/domain/seats';
import { Link as RouterLink } from '@wbd/router';
import { Box, Button, Flex, Heading, Stack, Text } from '@wbd/ui';
import { paths } from '../shared/paths.ts';
import { sessionTime } from '../shared/session-time.ts';
import { SeatActions } from './seat-actions.tsx';
import { registrationTexts } from './texts.de.ts';

const texts = registrationTexts.own;

type Place = OwnSeatsOutput['seats'][number];

/** What the person has in the seminar already, with the way to change it. */
export function OwnPlaces({ places }: { places: readonly Place[] }) {
  const isSeated = places.some(({ state }) => state === 'registered');
  return (
    <Stack as="section" gap="4">
      <Heading as="h2" size="xl">
        {isSeated ? texts.title : texts.waitingTitle}
      </Heading>
      {places.map((place) => (
        <OwnPlace key={place.token} place={place} />
      ))}
    </Stack>
  );
}

function OwnPlace({ place: { state, token, time, location } }: { place: Place }) {
  return (
    <Stack gap="4" bg="bg.muted" borderRadius="lg" p="5">
      <Box>
        {state !== 'registered' && <Text color="fg.muted">{texts.states[state]}</Text>}
        <Text fontWeight="medium">{sessionTime({ time: new Date(time) })}</Text>
        <Text overflowWrap="anywhere">{location}</Text>
      </Box>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }} wrap="wrap">
        {state === 'registered' ? (
          <SeatActions token={token} />
        ) : (
          <Button asChild variant="outline">
            <RouterLink to={paths.seat(token)}>{texts.manage[state]}</RouterLink>
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
