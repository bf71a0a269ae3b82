import { contentCardsQuery } from '@wbd/data/content-cards';
import { selectionsQuery, type SelectionKind } from '@wbd/data/selections';
import { testimonialsQuery } from '@wbd/data/testimonials';
import type { Advisor } from '@wbd/domain/advisors';
import type { PageDraft } from '@wbd/domain/pages';
import { useQuery } from '@wbd/query';
import { useFileUrl, type FileValue } from '@wbd/ui/upload';
import { useMemo } from 'react';
import { choiceOf, type ArrangedContent } from '../shared/arranged-content.ts';
import type { HeroEdit, TestimonialEdit } from '../shared/edits.ts';
import { draftPage, draftPath, type DraftFile } from './draft-page.ts';

export interface Edited {
  advisor: Advisor;
  hero: HeroEdit;
  /** the testimonial in the dialog */
  testimonial: TestimonialEdit | null;
  section: PageDraft['section'];
}

/** What the preview shows: the stored content as the configurator has it, with everything that is not saved yet. */
export function useDraft({ advisor, hero, testimonial, section }: Edited): PageDraft {
  const { data: testimonials } = useQuery(testimonialsQuery(advisor.id));
  const seminars = useShown('seminar', advisor);
  const experts = useShown('expert', advisor);
  const files = filesAt([
    ['loop', useChosenUrl(hero.loop)],
    ['intro', useChosenUrl(hero.intro)],
    ['introThumb', useChosenUrl(hero.introThumb)],
    ['logo', useChosenUrl(hero.logo)],
    ['thumb', useChosenUrl(testimonial?.thumb ?? null)],
  ]);
  return {
    kind: 'page-draft',
    page: draftPage({
      advisor,
      hero,
      seminars,
      experts,
      testimonials: testimonials ?? [],
      edit: testimonial,
    }),
    files,
    section,
  };
}

function useShown<Kind extends SelectionKind>(
  kind: Kind,
  advisor: Advisor,
): ArrangedContent<Kind>[] {
  const { data: cards } = useQuery(contentCardsQuery(kind));
  const { data: selections } = useQuery(selectionsQuery(kind, advisor.id));
  return useMemo(
    () => (cards && selections ? choiceOf(cards, selections, advisor).shown : []),
    [cards, selections, advisor],
  );
}

/** The address of a file that was chosen. A stored one has its path. */
function useChosenUrl(value: FileValue): string | null {
  return useFileUrl(value instanceof File ? value : null, undefined);
}

function filesAt(urls: readonly (readonly [DraftFile, string | null])[]): Record<string, string> {
  return Object.fromEntries(
    urls.flatMap(([file, url]) => (url === null ? [] : [[draftPath(file), url]])),
  );
}
