import type { Testimonial } from '@wbd/domain';
import { DEMO_ADVISORS } from '../demo.ts';
import { storedFile } from '../media-files.ts';

/** The moment the demo thumbnails show. */
const THUMB_SECONDS = 3.6;

interface Voice {
  id: string;
  film: string;
  customer: string;
  quote: string;
  owner?: string;
  hidden?: boolean;
}

const voices: Voice[] = [
  {
    id: 'testimonialhassan',
    film: 'voice-hassan',
    customer: 'Hassan Öztürk',
    quote: 'Endlich verstehe ich, wofür ich spare.',
  },
  {
    id: 'testimonialursula',
    film: 'voice-ursula',
    customer: 'Ursula Meißner',
    quote: 'Mit 63 noch einmal alles geordnet – und ich schlafe besser.',
  },
  {
    id: 'testimoniallena',
    film: 'voice-lena',
    customer: 'Lena und Paul Köster',
    quote: 'Unser Haus steht, und zwar ohne Bauchweh.',
  },
  {
    id: 'testimonialtheo',
    film: 'voice-theo',
    customer: 'Theo Bergmann',
    quote: 'Ehrlich, geduldig, auf den Punkt.',
  },
  {
    id: 'testimonialamara',
    film: 'voice-amara',
    customer: 'Amara Diallo',
    quote: 'Selbständig – und trotzdem abgesichert.',
    hidden: true,
  },
  {
    id: 'testimonialamarakollege',
    film: 'voice-amara',
    customer: 'Amara Diallo',
    quote: 'Selbständig – und trotzdem abgesichert.',
    owner: DEMO_ADVISORS.kollege.uid,
  },
];

export const testimonials: Testimonial[] = voices.map(
  ({ id, film, customer, quote, owner = DEMO_ADVISORS.pro.uid, hidden }, index) => ({
    id,
    advisor: owner,
    url: storedFile('testimonials/video', `${film}.mp4`, owner),
    thumb: storedFile('testimonials/thumb', `${film}.webp`, owner),
    customer,
    quote,
    displayOrder: hidden ? null : (index + 1) * 10,
    thumbTime: THUMB_SECONDS,
  }),
);
