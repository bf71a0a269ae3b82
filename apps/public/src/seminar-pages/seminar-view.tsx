import { fileUrl, rowPicture } from '@wbd/data/files';
import { DEFAULT_ADVISOR_CODE, type Advisor } from '@wbd/domain/advisors';
import { filmMode, filmSizes } from '@wbd/domain/files';
import type { PublicPage } from '@wbd/domain/pages';
import { comingDates, DATES_AT_FIRST, type Seminar } from '@wbd/domain/seminars';
import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { Badge, Box, Button, Flex, Heading, Link, Stack, Text, useServedFirst } from '@wbd/ui';
import { ChevronRight, Clapperboard, Ticket, UserRound } from 'lucide-react';
import { lazy, useState, type ReactNode } from 'react';
import { DateLine } from '../shared/cards/date-line.tsx';
import { paths } from '../shared/paths.ts';
import { SectionBoundary } from '../shared/section-boundary.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { useOpenedAt } from '../shared/use-opened-at.ts';
import { backTo, WatchActions } from '../shared/watch-actions.tsx';
import { WatchLayout } from '../shared/watch-layout.tsx';
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

  const showsTrailer = teaser && trailer !== null;
  const file = showsTrailer ? trailer : (video ?? trailer);
  const captions = file === trailer ? trailerCaptions : videoCaptions;
  const isDefault = page.code === DEFAULT_ADVISOR_CODE;
  return (
    <WatchLayout
      back={backTo(page, texts)}
      video={
        file === null
          ? null
          : {
              path: file,
              sizes: filmSizes(file, seminar.films),
              mode: filmMode(file, seminar.films),
              captions: captions === null ? null : fileUrl(captions),
              poster: rowPicture(thumb, seminar.pictureWidths),
              label: showsTrailer ? texts.trailerLabel(title) : texts.videoLabel(title),
            }
      }
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
          ways={[
            ...(showsTrailer && video !== null
              ? [{ to: paths.seminar(page.code, id), icon: Clapperboard, label: texts.fullVideo }]
              : []),
            {
              to: isDefault ? paths.root : paths.advisor(page.code),
              icon: UserRound,
              label: isDefault ? texts.home : texts.advisorPage(page.firstName),
            },
          ]}
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
        <Badge>{online ? texts.facts.online : texts.facts.onSite}</Badge>
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
    /** the list of these dates by month, week and day */
    datesPath: string;
  }) {
  // the first view of every seminar is one template, which knows no session's address
  const isTakenOver = useServedFirst(false, true);
  const now = useOpenedAt(servedAt);
  const [isUnfolded, setUnfolded] = useState(false);
  const coming = comingDates(dates, now);
  const shown = isUnfolded ? coming : coming.slice(0, DATES_AT_FIRST);
  return (
    <Stack as="section" gap="2">
      <Heading as="h2" size="md">
        {texts.dates}
      </Heading>
      {coming.length === 0 ? (
        <Text color="fg.muted">{texts.noDate}</Text>
      ) : (
        // one template of the first view fits any sessions, so the words about a full one are there and may be hidden
        <Stack gap="2" css={{ '&:not(:has([data-full])) > p': { display: 'none' } }}>
          <Stack as="ul" gap="2" listStyleType="none">
            {shown.map((date) => (
              <li key={date.time} data-full={date.seats === 'none' ? '' : undefined}>
                <DateRow to={isTakenOver ? formOf(date.time) : null}>
                  <DateLine date={date} online={online} />
                </DateRow>
              </li>
            ))}
          </Stack>
          <Text color="fg.muted">{texts.full}</Text>
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
      )}
    </Stack>
  );
}

function DateRow({ to, children }: { to: string | null; children: ReactNode }) {
  const row = (
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
  );
  if (to === null) return row;
  return (
    <Link asChild variant="plain" display="block">
      <RouterLink to={to}>{row}</RouterLink>
    </Link>
  );
}
