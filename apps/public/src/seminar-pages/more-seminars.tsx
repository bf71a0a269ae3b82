import type { PublicPage } from '@wbd/domain/pages';
import { MoreCards } from '../shared/cards/more-cards.tsx';
import { SeminarCard } from '../shared/cards/seminar-card.tsx';
import { seminarTexts as texts } from './texts.de.ts';

/** What else there is on the page that this was opened from. */
export function MoreSeminars({ page, id }: { page: PublicPage; id: string }) {
  const others = page.seminars.filter((seminar) => seminar.id !== id).slice(0, 3);
  return (
    <MoreCards title={texts.more} columns={{ base: 1, sm: 2, lg: 3 }}>
      {others.map((seminar) => (
        <SeminarCard key={seminar.id} code={page.code} seminar={seminar} />
      ))}
    </MoreCards>
  );
}
