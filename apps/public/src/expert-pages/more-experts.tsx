import type { PublicPage } from '@wbd/domain/pages';
import { ExpertCard } from '../shared/cards/expert-card.tsx';
import { MoreCards } from '../shared/cards/more-cards.tsx';
import { expertTexts as texts } from './texts.de.ts';

/** What else there is on the page that this was opened from. */
export function MoreExperts({ page, id }: { page: PublicPage; id: string }) {
  const others = page.experts.filter((expert) => expert.id !== id).slice(0, 4);
  return (
    <MoreCards title={texts.more} columns={{ base: 2, md: 4 }}>
      {others.map((expert) => (
        <ExpertCard key={expert.id} code={page.code} expert={expert} />
      ))}
    </MoreCards>
  );
}
