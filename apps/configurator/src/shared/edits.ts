import type { FileValue } from '@wbd/data/uploads';

/** The head of the page while it is typed in. */
export interface HeroEdit {
  heroText: string;
  heroSubtext: string;
  loop: FileValue;
  intro: FileValue;
  introCaptions: FileValue;
  introThumb: FileValue;
  logo: FileValue;
}

/** A testimonial while it is typed in. */
export interface TestimonialEdit {
  id: string;
  /** null while it is hidden */
  displayOrder: number | null;
  url: FileValue;
  thumb: FileValue;
  customer: string;
  quote: string;
}
