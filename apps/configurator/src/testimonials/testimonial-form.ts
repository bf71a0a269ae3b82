import type { TestimonialContent } from '@wbd/data/testimonials';
import type { FileValue } from '@wbd/data/uploads';
import type { Testimonial } from '@wbd/domain/content';
import { testimonialWrites } from '@wbd/domain/content';
import { DEFAULT_POSTER_SECONDS } from '@wbd/ui/upload';
import * as z from 'zod/mini';
import { fileField, requiredFileField } from '../shared/file-fields.ts';
import type { SendFile } from '../shared/use-sending.ts';

const stored = testimonialWrites.shape;

export const LONGEST_NAME = 100;
export const LONGEST_QUOTE = 1000;

/** A testimonial is saved with all of it, and only with the customer's consent. */
export const testimonialFormSchema = z.object({
  url: requiredFileField,
  captions: fileField,
  thumb: requiredFileField,
  thumbTime: z.number(),
  customer: z.string().check(
    z.trim(),
    z.refine((text) => stored.customer.safeParse(text).success),
  ),
  quote: z.string().check(
    z.trim(),
    z.refine((text) => stored.quote.safeParse(text).success),
  ),
  consent: z.boolean().check(z.refine((given) => given)),
});
export type SentTestimonial = z.infer<typeof testimonialFormSchema>;
export type TestimonialValues = Omit<SentTestimonial, 'url' | 'thumb'> & {
  url: FileValue;
  thumb: FileValue;
};

/** @param testimonial null for a new one */
export function toTestimonialValues(testimonial: Testimonial | null): TestimonialValues {
  return {
    url: testimonial?.url ?? null,
    captions: testimonial?.captions ?? null,
    thumb: testimonial?.thumb ?? null,
    thumbTime: testimonial?.thumbTime ?? DEFAULT_POSTER_SECONDS,
    customer: testimonial?.customer ?? '',
    quote: testimonial?.quote ?? '',
    // those of earlier releases have no evidence
    consent: testimonial !== null && testimonial.consentAt !== null,
  };
}

/** Uploads video and picture and returns the values to store. */
export async function sendTestimonial(
  send: SendFile,
  { url, captions, thumb, thumbTime, customer, quote }: SentTestimonial,
): Promise<TestimonialContent> {
  return {
    url: await send(url, 'testimonials/video', 60),
    captions: await send(captions, 'testimonials/captions', 0),
    thumb: await send(thumb, 'testimonials/thumb', 30),
    thumbTime,
    customer,
    quote,
  };
}

/** Changed fields only: untouched ones may have been changed elsewhere since the form was opened. */
export function changedContent(
  content: TestimonialContent,
  opened: Testimonial,
): Partial<TestimonialContent> {
  const { url, captions, thumb, thumbTime, customer, quote } = content;
  return {
    ...(url !== opened.url && { url }),
    ...(captions !== opened.captions && { captions }),
    // a picture belongs to its moment
    ...(thumb !== opened.thumb && { thumb, thumbTime }),
    ...(customer !== opened.customer && { customer }),
    ...(quote !== opened.quote && { quote }),
  };
}
