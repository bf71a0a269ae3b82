import * as z from 'zod/mini';
import { WORDINGS, type ConsentOccasion, type Wording } from './wordings.de.ts';

/** What a person agreed to, and when: kept with what it allowed, and erased with it. */
export const consentSchema = z.object({
  version: z.string(),
  /** the words themselves, so that the evidence needs nothing else to be read */
  wording: z.string(),
  at: z.date(),
});
export type Consent = z.infer<typeof consentSchema>;

/** The wording that is shown now. */
export function presentWording(occasion: ConsentOccasion): Wording {
  const wordings = WORDINGS[occasion];
  return wordings.at(-1) ?? wordings[0];
}

/** A wording as one line of text. */
export function wordingText({ parts }: Pick<Wording, 'parts'>): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}

/** The consent that a person gives by going on. The server makes it, so that no client can claim another version or time. */
export function consentTo(occasion: ConsentOccasion, at: Date): Consent {
  const wording = presentWording(occasion);
  return { version: wording.version, wording: wordingText(wording), at };
}
