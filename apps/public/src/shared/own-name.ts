import { idSchema } from '@wbd/domain/fields';
import * as z from 'zod/mini';

const KEY = 'wbd.own-name';

const ownNameSchema = z.object({ uid: idSchema, firstName: z.string(), lastName: z.string() });

/** The name under which a login registered on this device: the server does not show seats for a number alone. */
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
