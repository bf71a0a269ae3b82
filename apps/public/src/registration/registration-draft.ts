import { idSchema } from '@wbd/domain/fields';
import * as z from 'zod/mini';
import { tabStorage } from '../shared/tab-storage.ts';
import { fieldsSchema, type FormValues } from './form-values.ts';
import type { SelfRequest, SentCode } from './flow.ts';

/** Age after which an SMS code has expired. */
const CODE_VALID_MS = 10 * 60_000;

const draftSchema = z.object({
  /** the login while it was typed; null for a visitor */
  uid: z.nullable(idSchema),
  values: z.extend(fieldsSchema, {
    mayCall: z._default(z.boolean(), false),
    withoutContact: z._default(z.string(), ''),
  }),
  /** set while a code is expected */
  code: z.nullable(
    z.object({
      request: z.object({
        who: z.literal('self'),
        sessionId: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        phone: z.string(),
        waits: z._default(z.boolean(), false),
        again: z._default(z.boolean(), false),
        mayCall: z._default(z.boolean(), false),
      }),
      sent: z.object({ confirmation: z.string(), at: z.number() }),
    }),
  ),
});

/** A registration that is not finished, as a reload or the back button finds it. */
export interface Draft {
  uid: string | null;
  values: FormValues;
  code: { request: SelfRequest; sent: SentCode } | null;
}

/** Where the draft of one form lies; it ends with the tab. */
export function draftKey(advisorId: string, seminarId: string): string {
  return `wbd.registration.${advisorId}.${seminarId}`;
}

/**
 * @param person who is signed in, as far as the browser remembers: undefined when it does not
 * @returns null when there is none that can be read, or when the person who typed it has left in the meantime
 */
export function keptDraft(
  key: string,
  person: string | null | undefined,
  now = Date.now(),
): Draft | null {
  const draft = draftSchema.safeParse(tabStorage.read(key));
  if (!draft.success) return null;
  const { uid } = draft.data;
  if (uid !== null && person !== undefined && person !== uid) {
    tabStorage.drop(key);
    return null;
  }
  const { code } = draft.data;
  const isStale = code !== null && now - code.sent.at > CODE_VALID_MS;
  return isStale ? { ...draft.data, code: null } : draft.data;
}

export function keepDraft(key: string, draft: Draft): void {
  tabStorage.write(key, draft);
}

export function dropDraft(key: string): void {
  tabStorage.drop(key);
}
