import { DEFAULT_ADVISOR_CODE } from '@wbd/domain/advisors';
import type { PublicPage } from '@wbd/domain/pages';
import { Link as RouterLink } from '@wbd/router';
import { Box, Button, Flex, Heading, PageMessage, Stack, Text } from '@wbd/ui';
import { useAddressParam } from '@wbd/ui/address';
import { SegmentedChoice } from '@wbd/ui/form';
import { ArrowLeft, CalendarX } from 'lucide-react';
import { useState } from 'react';
import { MoreButton } from '../shared/cards/more-button.tsx';
import { useMoreCards } from '../shared/cards/use-more-cards.ts';
import { PartOfPage } from '../shared/part-of-page.tsx';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { choicesOf, dateRows, grouped, matching, VIEWS, type View } from './date-rows.ts';
import { DateFilters } from './date-filters.tsx';
import { DateEntry } from './date-entry.tsx';
import { datesTexts as texts } from './texts.de.ts';
import { useAllDates } from './use-all-dates.ts';

/** `/{advisor}/termine`: every coming session of the seminars on an advisor's page. */
export function DatesPage() {
  return (
    <PartOfPage
      title={texts.title}
      failed={sharedTexts.pageFailed.videos}
      maxW="4xl"
      py={{ base: '6', md: '12' }}
    >
      {(page) => <Dates page={page} />}
    </PartOfPage>
  );
}

function Dates({ page }: { page: PublicPage }) {
  const more = useMoreCards(page, 'seminars', page.seminars, (answer) => answer.seminars);
  const [place, setPlace] = useAddressParam('ort');
  const [seminar, setSeminar] = useAddressParam('seminar');
  const [host, setHost] = useAddressParam('mit');
  const isDefault = page.code === DEFAULT_ADVISOR_CODE;

  const [chosenView, setView] = useAddressParam('ansicht');
  const [now] = useState(() => new Date());
  const view = VIEWS.find((one) => one === chosenView) ?? VIEWS[0];
  const all = useAllDates(more.cards, seminar, now);
  const rows = dateRows(all.seminars, now);
  const wanted = { place, seminar, host };
  const shown = matching(rows, wanted);
  const change = { place: setPlace, seminar: setSeminar, host: setHost };
  return (
    <Stack gap={{ base: '6', md: '8' }}>
      <Stack gap="2">
        <Button asChild variant="ghost" size="sm" alignSelf="flex-start" ms="-3">
          <RouterLink to={isDefault ? paths.root : paths.advisor(page.code)}>
            <ArrowLeft aria-hidden />
            {isDefault ? texts.home : texts.back(page.firstName)}
          </RouterLink>
        </Button>
        <Heading as="h1" size="3xl">
          {texts.title}
        </Heading>
        <Text color="fg.muted">{isDefault ? texts.introDefault : texts.intro(page.firstName)}</Text>
      </Stack>
      {rows.length === 0 ? (
        <PageMessage icon={<CalendarX size={26} />} title={texts.empty} text={texts.emptyText} />
      ) : (
        <>
          <DateFilters choices={choicesOf(rows, texts.online)} wanted={wanted} change={change} />
          <Flex gap="4" align="flex-end" justify="space-between" wrap="wrap">
            <Text role="status" color="fg.muted">
              {texts.count(shown.length, all.count)}
            </Text>
            <Box w={{ base: 'full', sm: 'xs' }}>
              <SegmentedChoice<View>
                legend={texts.view}
                inline
                options={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
                value={view}
                onValueChange={(value) => {
                  setView(value === VIEWS[0] ? '' : value);
                }}
              />
            </Box>
          </Flex>
          {shown.length === 0 && (
            <PageMessage icon={<CalendarX size={26} />} title={texts.noMatch}>
              <Button asChild variant="outline">
                <RouterLink to={paths.dates(page.code)}>{texts.clear}</RouterLink>
              </Button>
            </PageMessage>
          )}
          {grouped(shown, view).map(({ title, rows: ofGroup }) => (
            <Stack as="section" key={title} gap="3" aria-label={title}>
              <Heading as="h2" size="lg">
                {title}
              </Heading>
              <Stack as="ul" gap="0" listStyleType="none">
                {ofGroup.map((row) => (
                  <DateEntry key={`${row.seminar.id} ${row.date.time}`} page={page} {...row} />
                ))}
              </Stack>
            </Stack>
          ))}
          {all.hasMore && (
            <Stack align="center" gap="3">
              {all.hasFailed && (
                <Text role="alert" color="fg.error">
                  {sharedTexts.pageFailed.videos}
                </Text>
              )}
              <Button variant="surface" size="lg" aria-busy={all.isLoading} onClick={all.load}>
                {all.isLoading ? sharedTexts.loading : texts.showAll(all.count)}
              </Button>
            </Stack>
          )}
        </>
      )}
      <MoreButton
        cards={more}
        wasCut={page.more.seminars}
        all={texts.allLoaded}
        failed={sharedTexts.pageFailed.videos}
      />
    </Stack>
  );
}
