import { testimonialSchema, type Testimonial } from '@wbd/domain';
import {
  deleteDocument,
  newDocumentId,
  readDocument,
  readWholeCollection,
  setDocument,
  updateDocument,
  where,
} from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';
import { repeatable } from '../repeatable/index.ts';
import { inDisplayOrder, nextDisplayOrder } from './testimonial-order.ts';

/** What an advisor enters of a testimonial. */
export type TestimonialContent = Pick<
  Testimonial,
  'url' | 'thumb' | 'customer' | 'quote' | 'thumbTime'
>;
/** A testimonial that is not stored yet: id and place are chosen, so that every attempt to store it is the same. */
export type TestimonialDraft = Pick<Testimonial, 'id' | 'displayOrder'>;

/** @returns null when there is none with this id */
export function readTestimonial(id: string): Promise<Testimonial | null> {
  return readDocument(testimonialSchema, documentPath(id));
}

/** An advisor's testimonials in their order, hidden ones last; the rules answer nobody else. */
export async function readTestimonials(advisorId: string): Promise<Testimonial[]> {
  return inDisplayOrder(
    await readWholeCollection(
      testimonialSchema,
      'testimonials',
      PAGE_SIZE,
      where('advisor', '==', advisorId),
    ),
  );
}

/** @param present the testimonials that are there: the new one comes after them */
export function draftTestimonial(present: readonly Testimonial[]): TestimonialDraft {
  return { id: newDocumentId(), displayOrder: nextDisplayOrder(present) };
}

/** Stores a new testimonial. */
export async function createTestimonial(
  advisorId: string,
  { id, ...testimonial }: TestimonialDraft & TestimonialContent,
): Promise<void> {
  await repeatable(
    () => setDocument(documentPath(id), { ...testimonial, advisor: advisorId }),
    async () => (await readTestimonial(id)) !== null,
  );
}

/** Stores what the advisor changed about a testimonial. */
export async function updateTestimonial(
  id: string,
  changes: Partial<TestimonialContent>,
): Promise<void> {
  await updateDocument(documentPath(id), { ...changes });
}

/** Deletes a testimonial; the server deletes its files. */
export async function deleteTestimonial(id: string): Promise<void> {
  await repeatable(
    () => deleteDocument(documentPath(id)),
    async () => (await readTestimonial(id)) === null,
  );
}

function documentPath(id: string): string {
  return `testimonials/${encodeURIComponent(id)}`;
}
