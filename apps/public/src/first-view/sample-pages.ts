import { DEFAULT_ADVISOR_CODE } from '@wbd/domain/advisors';
import { hole, MANY_SLIDES, RICH_TEXT_HOLE, type PublicPage } from '@wbd/domain/pages';

/** Marks in the sample's rich text, from which the template learns how an italic part is written. */
export const PLAIN = 'qqplainqq';
export const ITALIC = 'qqitalicqq';

/** A page of an advisor without anything of their own on it. */
export const bare: PublicPage = {
  id: hole('id'),
  uid: hole('uid'),
  code: hole('code'),
  firstName: hole('firstname'),
  lastName: hole('lastname'),
  heroText: hole('herotext'),
  heroSubtext: null,
  loop: null,
  loopThumb: null,
  intro: null,
  introThumb: null,
  introCaptions: null,
  logo: null,
  hasOwnPage: true,
  bookable: false,
  testimonials: [],
  seminars: [],
  experts: [],
  more: { testimonials: false, seminars: false, experts: false },
};

/** So many testimonials, of which the first is the template for all. */
export function testimonialsOf(count: number): PublicPage['testimonials'] {
  return Array.from({ length: count }, (_, index) => ({
    id: index === 0 ? hole('item') : String(index),
    url: '',
    thumb: '',
    customer: hole('customer'),
    quote: hole('quote'),
    order: index,
  }));
}

const testimonials = testimonialsOf(1);
const seminars: PublicPage['seminars'] = [
  {
    id: 's',
    advisor: '',
    title: '',
    thumb: null,
    online: false,
    dates: [],
    hasTrailer: false,
    advisorName: '',
    order: 0,
  },
];

/** Changes of which each combination may be another shape. */
const ownVariants: Partial<PublicPage>[][] = [
  [{}, { logo: hole('logo') }],
  [{}, { loop: hole('loop') }, { loop: hole('loop'), loopThumb: hole('loopposter') }],
  [{}, { intro: hole('intro') }, { intro: hole('intro'), introThumb: hole('poster') }],
  [{}, { heroSubtext: `${PLAIN}_${ITALIC}_` }],
  [{}, { bookable: true }],
  [{}, { testimonials }],
  [{}, { seminars }],
];

/** A page of every shape, and with testimonials in every shape, with holes for values. */
export function samplePages(): PublicPage[] {
  const own = ownVariants.reduce<PublicPage[]>(
    (pages, changes) => pages.flatMap((page) => changes.map((change) => ({ ...page, ...change }))),
    [bare],
  );
  const start = { ...bare, code: DEFAULT_ADVISOR_CODE };
  const more = { ...bare.more, testimonials: true };
  const withTestimonials = [bare, start].flatMap((page) =>
    Array.from({ length: MANY_SLIDES }, (_, index) => testimonialsOf(index + 1)).flatMap((some) => [
      { ...page, testimonials: some },
      { ...page, testimonials: some, more },
    ]),
  );
  return [...own, start, { ...bare, hasOwnPage: false }, ...withTestimonials];
}

/** What the template shows in place of the sample's rich text. */
export const RICH_TEXT = hole(RICH_TEXT_HOLE);
