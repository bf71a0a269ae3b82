import type { PublicPage } from '@wbd/domain/pages';
import { Link as RouterLink } from '@wbd/router';
import { Badge, Box, Button, Flex, Link, Stack, Text, VisuallyHidden } from '@wbd/ui';
import { cardTexts } from '../shared/cards/texts.de.ts';
import { paths } from '../shared/paths.ts';
import { sessionTime } from '../shared/session-time.ts';
import type { DateRow } from './date-rows.ts';
import { datesTexts as texts } from './texts.de.ts';

interface DateEntryProps extends DateRow {
  page: PublicPage;
}

/** One session: when, what, with whom and where, and the way to a seat. */
export function DateEntry({ page, seminar, date }: DateEntryProps) {
  const { id, title, advisorName, online } = seminar;
  const { time, location, seats } = date;
  const when = sessionTime({ time: new Date(time) });
  return (
    <Flex
      as="li"
      gap={{ base: '3', md: '6' }}
      align="center"
      py="4"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Stack gap="0.5" flex="1" minW="0">
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {when}
        </Text>
        <Link asChild overflowWrap="anywhere" alignSelf="flex-start">
          <RouterLink to={paths.seminar(page.code, id)}>{title}</RouterLink>
        </Link>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {advisorName !== '' && `${cardTexts.with(advisorName)} · `}
          {online ? cardTexts.online : location}
          {!online && <MapLink place={location} />}
        </Text>
        {seats !== 'many' && (
          <Box>
            <Badge colorPalette={seats === 'none' ? 'gray' : 'accent'}>
              {cardTexts.seats[seats]}
            </Badge>
          </Box>
        )}
      </Stack>
      <Button asChild variant={seats === 'none' ? 'surface' : 'solid'} flexShrink="0" px="4">
        <RouterLink to={paths.registerAt(page.uid, id, time)}>
          {seats === 'none' ? texts.waitingList : texts.register}
          <VisuallyHidden>{texts.registerFor(title, when)}</VisuallyHidden>
        </RouterLink>
      </Button>
    </Flex>
  );
}

/** Opens only when it is followed: the page itself asks no map service for anything. */
function MapLink({ place }: { place: string }) {
  const search = new URLSearchParams({ query: place });
  return (
    <>
      {' · '}
      <Link
        href={`https://www.openstreetmap.org/search?${search.toString()}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {texts.map}
        <VisuallyHidden>{texts.mapOf(place)}</VisuallyHidden>
      </Link>
    </>
  );
}
