import {
  DEFAULT_ADVISOR_CODE,
  hole,
  pageShape,
  RICH_TEXT_HOLE,
  type PublicPage,
} from '@wbd/domain';

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

const testimonials: PublicPage['testimonials'] = [
  { id: 't', url: '', thumb: '', customer: '', quote: '', order: 0 },
];
const seminars: PublicPage['seminars'] = [
  {
    ...{ id: 's', advisor: '', title: '', thumb: null, online: false, dates: [] },
    ...{ hasTrailer: false, advisorName: '', order: 0 },
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

/** A page of every shape, with holes for values. */
export function samplePages(): Map<string, PublicPage> {
  const own = ownVariants.reduce<PublicPage[]>(
    (pages, changes) => pages.flatMap((page) => changes.map((change) => ({ ...page, ...change }))),
    [bare],
  );
  const start = { ...bare, code: DEFAULT_ADVISOR_CODE };
  const pages = [...own, start, { ...start, testimonials }, { ...bare, hasOwnPage: false }];
  return new Map(pages.map((page) => [pageShape(page), page]));
}

/** What the template shows in place of the sample's rich text. */
export const RICH_TEXT = hole(RICH_TEXT_HOLE);
