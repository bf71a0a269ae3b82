import { idSchema } from '@wbd/domain/fields';
import * as z from 'zod/mini';

const KEY = 'wbd.own-name';

const ownNameSchema = z.object({
  uid: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  /** empty when the person gave none here */
  email: z._default(z.string(), ''),
});

/**
 * What a login last registered with on this device: it fills the next form, and finds own seats, which the server does not
 * show for a number alone.
 */
export type OwnName = z.infer<typeof ownNameSchema>;

export function keepOwnName(name: OwnName): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(name));
  } catch {
    // without storage the person enters their name again
  }
}

/** @returns null unless it is the name of just this login */
export function keptOwnName(uid: string): OwnName | null {
  try {
    const kept = ownNameSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return kept.success && kept.data.uid === uid ? kept.data : null;
  } catch {
    return null;
  }
}
