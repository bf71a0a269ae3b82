import { fileUrl } from '@wbd/data/files';
import type { PageExpert, PageSeminar, PublicPage } from '@wbd/domain';
import { Link as RouterLink } from '@wbd/router';
import { Box, chakra, Flex, Heading, SimpleGrid, Stack, Text } from '@wbd/ui';
import { Carousel } from '@wbd/ui/carousel';
import { ContentImage, PRIORITY_IMAGES } from '@wbd/ui/image';
import { ArrowRight, MessagesSquare, Presentation } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { sharedTexts } from '../shared/texts.de.ts';
import { expertPath, seminarPath } from './card-paths.ts';
import { MoreButton } from './more-button.tsx';
import { Section } from './section.tsx';
import { COACHINGS_ID, SEMINARS_ID } from './sections.ts';
import { advisorPageTexts } from './texts.de.ts';
import { useMoreCards } from './use-more-cards.ts';

const { seminars, coachings } = advisorPageTexts;

interface VideoSectionsProps {
  page: PublicPage;
  isDefault: boolean;
}

/** Seminars and 1:1 coachings. An advisor's page leaves out what it has none of; the default page says so. */
export default function VideoSections({ page, isDefault }: VideoSectionsProps) {
  // the default hero is tinted itself: what follows it stands out by being white
  const followsHero = isDefault && page.testimonials.length === 0;
  return (
    <>
      {(isDefault || page.seminars.length > 0) && (
        <Section id={SEMINARS_ID} title={seminars.title} text={seminars.text} tinted={!followsHero}>
          {page.seminars.length === 0 ? (
            <Text>{seminars.empty}</Text>
          ) : (
            <SeminarCards page={page} />
          )}
        </Section>
      )}
      {(isDefault || page.experts.length > 0) && (
        <Section
          id={COACHINGS_ID}
          title={coachings.title}
          text={coachings.text}
          tinted={followsHero}
        >
          {page.experts.length === 0 ? <Text>{coachings.empty}</Text> : <ExpertCards page={page} />}
        </Section>
      )}
    </>
  );
}

function SeminarCards({ page }: { page: PublicPage }) {
  const more = useMoreCards(page, 'seminars', page.seminars, (answer) => answer.seminars);
  return (
    <>
      <Carousel label={seminars.carousel}>
        {more.cards.map((seminar, index) => (
          <SeminarCard
            key={seminar.id}
            code={page.code}
            seminar={seminar}
            priority={index < PRIORITY_IMAGES}
          />
        ))}
      </Carousel>
      <MoreButton
        cards={more}
        wasCut={page.more.seminars}
        all={seminars.all}
        failed={sharedTexts.pageFailed.videos}
      />
    </>
  );
}

function ExpertCards({ page }: { page: PublicPage }) {
  const more = useMoreCards(page, 'experts', page.experts, (answer) => answer.experts);
  const grid = useRef<HTMLDivElement>(null);
  const focusCard = useCallback((index: number) => {
    const card = grid.current?.children[index];
    if (card instanceof HTMLElement) card.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <SimpleGrid ref={grid} columns={{ base: 2, md: 3, lg: 4 }} gap={{ base: '3.5', md: '6' }}>
        {more.cards.map((expert) => (
          <ExpertCard key={expert.id} code={page.code} expert={expert} />
        ))}
      </SimpleGrid>
      <MoreButton
        cards={more}
        wasCut={page.more.experts}
        all={coachings.all}
        failed={sharedTexts.pageFailed.videos}
        focusCard={focusCard}
      />
    </>
  );
}

const Card = chakra(RouterLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    borderRadius: 'l3',
    overflow: 'hidden',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.muted',
    boxShadow: 'sm',
    transition: 'box-shadow 180ms, transform 180ms',
    _hover: { boxShadow: 'lg', transform: 'translateY(-3px)' },
  },
});

interface SeminarCardProps {
  code: string;
  seminar: PageSeminar;
  priority: boolean;
}

function SeminarCard({ code, seminar, priority }: SeminarCardProps) {
  return (
    <Card to={seminarPath(code, seminar)}>
      <ContentImage
        src={seminar.thumb === null ? null : fileUrl(seminar.thumb)}
        alt=""
        aspectRatio="16 / 9"
        w="full"
        priority={priority}
        fallback={<Presentation aria-hidden size={32} />}
      />
      <Flex p="5" gap="4" flex="1" align="flex-end" justify="space-between">
        <Stack gap="1" alignSelf="flex-start" minW="0">
          <Heading as="h3" size="lg">
            {seminar.title}
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {seminars.with(seminar.advisorName)}
          </Text>
        </Stack>
        <Box color="colorPalette.fg" flexShrink="0" aria-hidden>
          <ArrowRight size={20} />
        </Box>
      </Flex>
    </Card>
  );
}

function ExpertCard({ code, expert }: { code: string; expert: PageExpert }) {
  return (
    <Card to={expertPath(code, expert)}>
      <ContentImage
        src={fileUrl(expert.thumb)}
        alt=""
        aspectRatio="4 / 5"
        w="full"
        fallback={<MessagesSquare aria-hidden size={32} />}
      />
      <Stack p={{ base: '3.5', md: '5' }} gap="1" flex="1">
        <Heading as="h3" size={{ base: 'md', md: 'lg' }}>
          {expert.advisorName}
        </Heading>
        <Text textStyle="sm" color="fg.muted" lineClamp={{ base: 3, md: 2 }}>
          {expert.description}
        </Text>
      </Stack>
    </Card>
  );
}
