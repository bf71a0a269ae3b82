import * as z from 'zod/mini';
import { nameSchema, remoteEntrySchema, type RemotesManifest } from '../src/index.ts';
import {
  cleanUp,
  endCanary,
  goLive,
  liveIn,
  noteVersion,
  promote,
  readPointer,
  removeModule,
  signedPreview,
  startCanary,
  stepAlong,
  type Portal,
} from './pointer.ts';
import { Refused } from './refused.ts';

const PREVIEW_MS = 3 * 24 * 60 * 60_000;
const MOST_PEOPLE = 100;

const word = z.string().check(z.maxLength(100));
const version = z.string().check(z.maxLength(40), z.regex(/^[0-9a-f]+$/));
const about = { module: nameSchema };
/** Changes what everyone gets: `live` is the version that it was decided against, null when there was none. */
const change = { ...about, live: z.nullable(word) };

/** What can be asked of the one place that writes the pointer. */
export const pointerRequestSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('publish'),
    ...about,
    version,
    commit: word,
    author: word,
  }),
  z.strictObject({ action: z.literal('preview'), ...about, version }),
  z.strictObject({ action: z.literal('go-live'), ...change, version }),
  z.strictObject({ action: z.literal('step'), ...change, step: z.literal([-1, 1]) }),
  z.strictObject({ action: z.literal('promote'), ...change }),
  z.strictObject({
    action: z.literal('canary'),
    ...change,
    version,
    share: z.number().check(z.gte(0), z.lte(100)),
    people: z.array(word).check(z.maxLength(MOST_PEOPLE)),
  }),
  z.strictObject({ action: z.literal('end-canary'), ...about, version }),
  z.strictObject({ action: z.literal('remove'), ...change }),
]);
export type PointerRequest = z.infer<typeof pointerRequestSchema>;

export const pointerAnswerSchema = z.object({
  /** what is live of the module now */
  live: z.nullable(remoteEntrySchema),
  /** of a preview: what opens it */
  token: z.optional(z.string()),
});
export type PointerAnswer = z.infer<typeof pointerAnswerSchema>;

/**
 * The address of the one place that writes the pointer of a Firebase project, and the audience of tokens that are shown to
 * it. The local portal answers elsewhere, under the same audience.
 */
export const writerUrl = (project: string, region: string) =>
  `https://${region}-${project}.cloudfunctions.net/deployModule`;

/** Another version is live than the request was decided against. */
export class OutOfDate extends Refused {
  override name = 'OutOfDate';
}

/**
 * Carries out a request for an authorised caller.
 * @throws Refused saying in one sentence why it cannot be done
 */
export async function changePointer(
  portal: Portal,
  request: PointerRequest,
): Promise<PointerAnswer> {
  const token = await carryOut(guarded(portal, request), request);
  const live = liveIn(await readPointer(portal), request.module) ?? null;
  return { live, ...(token !== undefined && { token }) };
}

async function carryOut(portal: Portal, request: PointerRequest): Promise<string | undefined> {
  const { module } = request;
  switch (request.action) {
    case 'publish': {
      const { commit, author } = request;
      await noteVersion(portal, module, request.version, { commit, author });
      return undefined;
    }
    case 'preview':
      return signedPreview(portal, module, request.version, new Date(Date.now() + PREVIEW_MS));
    case 'go-live':
      await goLive(portal, module, request.version);
      await cleanUp(portal, module);
      return undefined;
    case 'step':
      await stepAlong(portal, module, request.step);
      return undefined;
    case 'promote':
      await promote(portal, module);
      return undefined;
    case 'canary': {
      const { share, people } = request;
      await startCanary(portal, module, request.version, { share, people });
      return undefined;
    }
    case 'end-canary':
      await endCanary(portal, module, request.version);
      return undefined;
    case 'remove':
      await removeModule(portal, module);
      return undefined;
  }
}

/** A request that is repeated, or comes late, must not undo what has happened since. */
function guarded(portal: Portal, request: PointerRequest): Portal {
  if (!('live' in request)) return portal;
  const { module, live } = request;
  return {
    ...portal,
    beforeChange(manifest: RemotesManifest) {
      const now = liveIn(manifest, module)?.version ?? null;
      if (now === live) return;
      throw new OutOfDate(
        `${module} was at ${live ?? 'no version'} when this was asked for, and is at ${now ?? 'no version'} now: look and ask again.`,
      );
    },
  };
}
