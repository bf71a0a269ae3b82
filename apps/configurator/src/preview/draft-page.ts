import type { FileValue } from '@wbd/data/uploads';
import type { Advisor } from '@wbd/domain/advisors';
import type { Testimonial } from '@wbd/domain/content';
import { textOrNull } from '@wbd/domain/fields';
import {
  CARDS_AT_ONCE,
  pageFieldsOf,
  testimonialCards,
  type PageTestimonial,
  type PublicPage,
} from '@wbd/domain/pages';
import type { ArrangedContent } from '../shared/arranged-content.ts';
import type { HeroEdit, TestimonialEdit } from '../shared/edits.ts';

/** A file that was chosen and has no path yet is named by its field. */
export type DraftFile = 'loop' | 'intro' | 'introThumb' | 'logo' | 'testimonial' | 'thumb';

/** The path that the draft names for a file that is not uploaded. */
export function draftPath(file: DraftFile): string {
  return `draft/${file}`;
}

export interface EditedPage {
  advisor: Advisor;
  hero: HeroEdit;
  testimonials: readonly Testimonial[];
  /** the testimonial in the dialog */
  edit: TestimonialEdit | null;
  /** what the page shows, in its order */
  seminars: readonly ArrangedContent<'seminar'>[];
  experts: readonly ArrangedContent<'expert'>[];
}

/** The advisor's page with all unsaved values of the configurator. */
export function draftPage({ advisor, hero, ...content }: EditedPage): PublicPage {
  const testimonials = withEdit(testimonialCards(content.testimonials), content.edit);
  const seminars = cardsOf(content.seminars);
  const experts = cardsOf(content.experts);
  const isCut = (cards: readonly unknown[]) => cards.length > CARDS_AT_ONCE;
  return {
    ...pageFieldsOf({
      ...advisor,
      heroText: hero.heroText,
      heroSubtext: textOrNull(hero.heroSubtext),
      loop: pathOf('loop', hero.loop),
      // a loop that was just chosen gets its own when it is saved
      loopThumb: hero.loop === advisor.loop ? advisor.loopThumb : null,
      intro: pathOf('intro', hero.intro),
      // the page's policy lets no script read a file of this machine: captions show once they are saved
      introCaptions: hero.introCaptions instanceof File ? null : hero.introCaptions,
      introThumb: hero.intro === null ? null : pathOf('introThumb', hero.introThumb),
      logo: pathOf('logo', hero.logo),
    }),
    testimonials: testimonials.slice(0, CARDS_AT_ONCE),
    seminars: seminars.slice(0, CARDS_AT_ONCE),
    experts: experts.slice(0, CARDS_AT_ONCE),
    more: {
      testimonials: isCut(testimonials),
      seminars: isCut(seminars),
      experts: isCut(experts),
    },
  };
}

function cardsOf<Card>(
  shown: readonly { item: { card: Card }; dateForOrder: number }[],
): (Card & { order: number })[] {
  return shown.map(({ item, dateForOrder }) => ({ ...item.card, order: dateForOrder }));
}

/** The testimonial in the dialog takes its own place. It has none while it is hidden, or without a picture. */
function withEdit(cards: PageTestimonial[], edit: TestimonialEdit | null): PageTestimonial[] {
  const thumb = pathOf('thumb', edit?.thumb ?? null);
  if (!edit || edit.displayOrder === null || thumb === null) return cards;
  const { id, customer, quote, displayOrder } = edit;
  const url = pathOf('testimonial', edit.url) ?? draftPath('testimonial');
  const edited = { id, url, thumb, customer, quote, order: displayOrder };
  return cards.some((card) => card.id === id)
    ? cards.map((card) => (card.id === id ? edited : card))
    : [...cards, edited];
}

function pathOf(file: DraftFile, value: FileValue): string | null {
  return value instanceof File ? draftPath(file) : value;
}
