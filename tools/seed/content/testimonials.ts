import type { Testimonial } from '@wbd/domain';
import { DEMO_ADVISORS } from '../demo.ts';
import { storedFile } from '../media-files.ts';

/** As long as the ids that the rules let an advisor store: a testimonial that was deleted can be given back. */
const ID_LENGTH = 20;
/** The moment the demo thumbnails show. */
const THUMB_SECONDS = 3.6;

type Voice = readonly [
  id: string,
  film: string,
  customer: string,
  quote: string,
  more?: { owner?: string; hidden?: boolean },
];

const SELF_EMPLOYED = 'Selbständig – und trotzdem abgesichert.';
const SLEEP = 'Mit 63 noch einmal alles geordnet – und ich schlafe besser.';
const colleague = DEMO_ADVISORS.kollege.uid;

const voices: Voice[] = [
  ['hassan', 'hassan', 'Hassan Öztürk', 'Endlich verstehe ich, wofür ich spare.'],
  ['ursula', 'ursula', 'Ursula Meißner', SLEEP],
  ['lena', 'lena', 'Lena und Paul Köster', 'Unser Haus steht, und zwar ohne Bauchweh.'],
  ['theo', 'theo', 'Theo Bergmann', 'Ehrlich, geduldig, auf den Punkt.'],
  ['amara', 'amara', 'Amara Diallo', SELF_EMPLOYED, { hidden: true }],
  ['colleague', 'amara', 'Amara Diallo', SELF_EMPLOYED, { owner: colleague }],
];

export const testimonials: Testimonial[] = voices.map(
  ([id, film, customer, quote, { owner = DEMO_ADVISORS.pro.uid, hidden } = {}], index) => ({
    id: `testimonial${id}`.padEnd(ID_LENGTH, '0'),
    advisor: owner,
    url: storedFile('testimonials/video', `voice-${film}.mp4`, owner),
    captions: null,
    thumb: storedFile('testimonials/thumb', `voice-${film}.webp`, owner),
    customer,
    quote,
    displayOrder: hidden ? null : (index + 1) * 10,
    thumbTime: THUMB_SECONDS,
  }),
);
