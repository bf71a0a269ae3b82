import { isContentShownTo, testimonialSchema, type Testimonial } from '@wbd/domain/content';
import { presentWording } from '@wbd/domain/consents';
import { serverTimestamp, writeTogether } from '@wbd/firebase/firestore';
import { nullIfDenied } from '../hidden/index.ts';
import { ownedCollection } from '../owned-collection/index.ts';
import { documentPath } from '../paths/index.ts';
import { inDisplayOrder, nextDisplayOrder } from './testimonial-order.ts';

/** What an advisor enters of a testimonial. */
export type TestimonialContent = Pick<
  Testimonial,
  'url' | 'captions' | 'thumb' | 'customer' | 'quote' | 'thumbTime'
>;
/** A testimonial that is not stored yet: id and place are chosen, so that every attempt to store it is the same. */
export type TestimonialDraft = Pick<Testimonial, 'id' | 'displayOrder'>;

const testimonials = ownedCollection('testimonials', testimonialSchema);

export const deleteTestimonial = testimonials.remove;

/** @returns null when there is none with this id that the person may see */
export async function readTestimonial(id: string): Promise<Testimonial | null> {
  const found = await nullIfDenied(testimonials.read(id));
  return found && isStored(found) ? found : null;
}

/** Hides withdrawn testimonials even from their owner. */
const isStored = (testimonial: Testimonial) => isContentShownTo('owner', testimonial);

/** Stores that the person withdrew the consent; the server deletes the testimonial and its files at once. */
export const withdrawTestimonial = (id: string): Promise<void> =>
  testimonials.update(id, { withdrawnAt: serverTimestamp() });

/** That the advisor declares the person's consent now, in the wording that is shown. */
const consentNow = () => ({
  consentVersion: presentWording('testimonial').version,
  consentAt: serverTimestamp(),
});

/** An advisor's testimonials in their order, hidden ones last; the rules answer no one else. */
export async function readTestimonials(advisorId: string): Promise<Testimonial[]> {
  return inDisplayOrder((await testimonials.readOwn(advisorId)).filter(isStored));
}

/** @param present the testimonials that are there: the new one comes after them */
export function draftTestimonial(present: readonly Testimonial[]): TestimonialDraft {
  return { ...testimonials.draft(), displayOrder: nextDisplayOrder(present) };
}

/** Stores a new testimonial. */
export function createTestimonial(
  advisorId: string,
  testimonial: TestimonialDraft & TestimonialContent,
): Promise<void> {
  return testimonials.create({ ...testimonial, advisor: advisorId, ...consentNow() });
}

/**
 * Stores what the advisor changed about a testimonial as it was opened; fails with `conflict` when one of these fields was
 * changed elsewhere since. Another video, or one without evidence, was agreed to in the same form.
 * @returns the testimonial as it is now
 */
export async function updateTestimonial(
  opened: Testimonial,
  changes: Partial<TestimonialContent>,
): Promise<Testimonial> {
  const isDeclared = opened.consentAt === null || changes.url !== undefined;
  // by itself: a repetition of the edit has to be the same write
  if (isDeclared) await testimonials.update(opened.id, consentNow());
  return testimonials.saveEdited(opened, changes);
}

/** Restores a testimonial that was deleted a moment ago, under its own address and in its place. */
export function restoreTestimonial({
  pictureWidths: _widths,
  films: _films,
  hidden: _hidden,
  ...testimonial
}: Testimonial): Promise<void> {
  return testimonials.create(testimonial);
}

/** Stores the places of testimonials, all or none. */
export function placeTestimonials(
  places: readonly Pick<Testimonial, 'id' | 'displayOrder'>[],
): Promise<void> {
  return writeTogether(
    places.map(({ id, displayOrder }) => ({
      kind: 'update',
      path: documentPath('testimonials', id),
      data: { displayOrder },
    })),
  );
}
