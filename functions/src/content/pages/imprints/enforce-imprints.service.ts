import { berlinDay } from '@wbd/domain/time';

export interface EnforceImprintsPorts {
  /** the deadline (yyyy-MM-dd), or null when none is set */
  imprintsDue(): Promise<string | null>;
  /** the deadline for which pages were last rebuilt; null when none was */
  enforced(): Promise<string | null>;
  /** Begins a rebuild of all pages, and notes for which deadline, both or none. */
  beginRebuild(due: string | null): Promise<void>;
}

/**
 * Has all pages rebuilt when the deadline for imprints has passed, and once more when the operator has moved it into the
 * future or removed it: pages that were withheld are public again then.
 * @returns how many rebuilds began
 */
export async function enforceImprints(ports: EnforceImprintsPorts, now: Date): Promise<number> {
  const [due, enforced] = await Promise.all([ports.imprintsDue(), ports.enforced()]);
  const inForce = due !== null && due <= berlinDay(now) ? due : null;
  if (inForce === enforced) return 0;
  await ports.beginRebuild(inForce);
  return 1;
}
