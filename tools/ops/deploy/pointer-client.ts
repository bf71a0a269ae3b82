import { pointerAnswerSchema } from '@wbd/module/pointer';
import * as z from 'zod/mini';
import type { Place } from './place.ts';

const refusalSchema = z.object({ error: z.string() });

interface ClientOptions {
  url: string;
  /** proves who asks: an ID token made for the function */
  token: () => string;
  /** message when nothing answers */
  ifSilent: string;
}

/** Asks the function that alone may write the pointer. */
export function pointerClient({ url, token, ifSilent }: ClientOptions): Place['write'] {
  return async (request) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token()}` };
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
    }).catch((cause: unknown) => {
      throw new Error(ifSilent, { cause });
    });
    const content: unknown = await answer.json().catch(() => undefined);
    if (answer.ok) return pointerAnswerSchema.parse(content);
    const refusal = refusalSchema.safeParse(content);
    throw new Error(refusal.data?.error ?? `${url} answered ${answer.status}.`);
  };
}
