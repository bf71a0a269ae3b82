import type { PublicPage } from '@wbd/domain/pages';
import { Link } from '@wbd/router';
import { Button, SimpleGrid, Text } from '@wbd/ui';
import { Carousel } from '@wbd/ui/carousel';
import { PRIORITY_IMAGES } from '@wbd/ui/image';
import { CalendarDays } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { ExpertCard } from '../../../shared/cards/expert-card.tsx';
import { SeminarCard } from '../../../shared/cards/seminar-card.tsx';
import { paths } from '../../../shared/paths.ts';
import { sharedTexts } from '../../../shared/texts.de.ts';
import { MoreButton } from '../../../shared/cards/more-button.tsx';
import { Section } from '../../section.tsx';
import { COACHINGS_ID, SEMINARS_ID } from '../../../shared/section-ids.ts';
import { advisorPageTexts } from '../../texts.de.ts';
import { useMoreCards } from '../../../shared/cards/use-more-cards.ts';

const { seminars, coachings } = advisorPageTexts;

interface VideoSectionsProps {
  page: PublicPage;
  /** an advisor's own page leaves out what it has none of; the others say so */
  isOwn: boolean;
}

/** Seminars and 1:1 coachings. */
export default function VideoSections({ page, isOwn }: VideoSectionsProps) {
  // the default hero is tinted itself: what follows it stands out by being white
  const followsHero = !isOwn && page.testimonials.length === 0;
  return (
    <>
      {(!isOwn || page.seminars.length > 0) && (
        <Section id={SEMINARS_ID} title={seminars.title} text={seminars.text} tinted={!followsHero}>
          {page.seminars.length === 0 ? (
            <Text>{seminars.empty}</Text>
          ) : (
            <SeminarCards page={page} />
          )}
        </Section>
      )}
      {(!isOwn || page.experts.length > 0) && (
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
      <Carousel label={seminars.carousel} items={more.cards}>
        {(seminar, position) => (
          <SeminarCard code={page.code} seminar={seminar} priority={position <= PRIORITY_IMAGES} />
        )}
      </Carousel>
      <MoreButton
        cards={more}
        wasCut={page.more.seminars}
        all={seminars.all}
        failed={sharedTexts.pageFailed.videos}
      />
      <Button asChild variant="outline" mt="8">
        <Link to={paths.dates(page.code)}>
          <CalendarDays aria-hidden />
          {seminars.dates}
        </Link>
      </Button>
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
