import { fileUrl, rowPicture } from '@wbd/data/files';
import { isDefaultCode, type Advisor } from '@wbd/domain/advisors';
import { all, branch, cases, each, has, optional } from '@wbd/domain/first-view';
import { filmMode, filmSizes } from '@wbd/domain/files';
import type { PublicPage } from '@wbd/domain/pages';
import { SEATS_LEFT } from '@wbd/domain/seats';
import {
  comingDates,
  DATES_AT_FIRST,
  firstDates,
  hasFullDate,
  type Seminar,
} from '@wbd/domain/seminars';
import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { Badge, Box, Button, Flex, Heading, Link, Stack, Text, useServedFirst } from '@wbd/ui';
import { ChevronRight, Clapperboard, Ticket, UserRound } from 'lucide-react';
import { lazy, useState, type ReactNode } from 'react';
import { DateLine } from '../shared/cards/date-line.tsx';
import { paths } from '../shared/paths.ts';
import { SectionBoundary } from '../shared/section-boundary.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { useOpenedAt } from '../shared/use-opened-at.ts';
import { WatchActions, WayOn } from '../shared/watch-actions.tsx';
import { BackLink, WatchLayout, WatchVideo } from '../shared/watch-layout.tsx';
import { seminarTexts as texts } from './texts.de.ts';

// below the first screen
const MoreSeminars = lazy(async () => ({
  default: (await import('./more-seminars.tsx')).MoreSeminars,
}));

interface SeminarViewProps {
  seminar: Seminar;
  page: PublicPage;
  owner: Advisor;
  /** teaser: the trailer, with the way to the whole video */
  teaser: boolean;
  /** when the HTML was made that the page came with, in milliseconds since 1970; none when it was opened from another page */
  servedAt: number | undefined;
}

/** A seminar: its video, its description, and the registration. */
export function SeminarView({ seminar, page, owner, teaser, servedAt }: SeminarViewProps) {
  const { id, title, description, online, duration, thumb, dates } = seminar;
  const { video, videoCaptions, trailer, trailerCaptions } = seminar;
  useDocumentTitle(title);

  return (
    <WatchLayout
      back={<BackLink page={page} texts={texts} />}
      video={optional(video, (whole) =>
        optional(trailer, (short) => {
          const showsTrailer = teaser && short !== null;
          const file = showsTrailer ? short : (whole ?? short);
          if (file === null) return null;
          const captions = file === short ? trailerCaptions : videoCaptions;
          return optional(thumb, (picture) => (
            <WatchVideo
              path={file}
              sizes={filmSizes(file, seminar.films)}
              mode={filmMode(file, seminar.films)}
              captions={captions === null ? null : fileUrl(captions)}
              poster={rowPicture(picture, seminar.pictureWidths)}
              label={showsTrailer ? texts.trailerLabel(title) : texts.videoLabel(title)}
            />
          ));
        }),
      )}
      title={title}
      more={
        <SectionBoundary fallback={null} text={sharedTexts.sectionFailed}>
          <MoreSeminars page={page} id={id} />
        </SectionBoundary>
      }
      byline={texts.by(`${owner.firstName} ${owner.lastName}`)}
      actions={
        <WatchActions
          primary={{ to: paths.register(page.uid, id), icon: Ticket, label: texts.register }}
          ways={
            <>
              {teaser &&
                branch(
                  all(has(trailer), has(video)),
                  (hasBoth) =>
                    hasBoth && (
                      <WayOn
                        to={paths.seminar(page.code, id)}
                        icon={Clapperboard}
                        label={texts.fullVideo}
                      />
                    ),
                )}
              {branch(isDefaultCode(page.code), (isDefault) => (
                <WayOn
                  to={isDefault ? paths.root : paths.advisor(page.code)}
                  icon={UserRound}
                  label={isDefault ? texts.home : texts.advisorPage(page.firstName)}
                />
              ))}
            </>
          }
          share={{
            label: texts.share,
            code: page.code,
            kind: 'seminar',
            id,
            title,
            text: texts.shareText(title),
          }}
        />
      }
    >
      <Flex gap="2" wrap="wrap">
        <Badge>
          {branch(online, (isOnline) => (isOnline ? texts.facts.online : texts.facts.onSite))}
        </Badge>
        <Badge>{texts.facts.minutes(duration)}</Badge>
        <Badge colorPalette="accent">{texts.facts.free}</Badge>
      </Flex>
      <Dates
        dates={dates}
        online={online}
        servedAt={servedAt}
        datesPath={paths.datesOf(page.code, id)}
        formOf={(time) => paths.registerAt(page.uid, id, time)}
      />
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {description}
      </Text>
    </WatchLayout>
  );
}

/** All coming sessions, as the seminar's own document holds them; those after the first ones are folded. */
function Dates({
  dates,
  online,
  servedAt,
  formOf,
  datesPath,
}: Pick<Seminar, 'dates' | 'online'> &
  Pick<SeminarViewProps, 'servedAt'> & {
    /** the address of the form with this session chosen */
    formOf: (time: number) => string;
    /** the list of dates by month, week or day */
    datesPath: string;
  }) {
  const now = useOpenedAt(servedAt);
  const [isUnfolded, setUnfolded] = useState(false);
  const coming = comingDates(dates, now);
  const shown = isUnfolded ? coming : firstDates(coming);
  const isTakenOver = useServedFirst(false, true);
  return (
    <Stack as="section" gap="2">
      <Heading as="h2" size="md">
        {texts.dates}
      </Heading>
      {branch(has(coming), (hasDates) =>
        !hasDates ? (
          <Text color="fg.muted">{texts.noDate}</Text>
        ) : (
          <Stack gap="2">
            <Stack as="ul" gap="2" listStyleType="none">
              {each(shown, (date) =>
                cases(date.seats, SEATS_LEFT, (seats) => (
                  <li key={date.time}>
                    <DateRow to={formOf(date.time)}>
                      <DateLine date={{ ...date, seats }} online={online} />
                    </DateRow>
                  </li>
                )),
              )}
            </Stack>
            {branch(
              hasFullDate(shown),
              (hasFull) => hasFull && <Text color="fg.muted">{texts.full}</Text>,
            )}
            {isTakenOver && coming.length > shown.length && (
              <Button
                variant="surface"
                alignSelf="flex-start"
                onClick={() => {
                  setUnfolded(true);
                }}
              >
                {texts.allDates(coming.length)}
              </Button>
            )}
            {isTakenOver && coming.length > DATES_AT_FIRST && (
              <Link asChild alignSelf="flex-start">
                <RouterLink to={datesPath}>{texts.byDate}</RouterLink>
              </Link>
            )}
          </Stack>
        ),
      )}
    </Stack>
  );
}

function DateRow({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link asChild variant="plain" display="block">
      <RouterLink to={to}>
        <Flex
          justify="space-between"
          align="center"
          gap="3"
          px="3"
          py="2"
          borderWidth="1px"
          borderRadius="lg"
          _hover={{ bg: 'bg.muted' }}
        >
          {children}
          <Box color="fg.muted" flexShrink="0">
            <ChevronRight aria-hidden size={18} />
          </Box>
        </Flex>
      </RouterLink>
    </Link>
  );
}
