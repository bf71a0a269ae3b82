import * as z from 'zod/mini';

const port = z.int().check(z.positive(), z.lt(65536));

const envSchema = z
  .object({
    firebase: z.object({
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
      storageBucket: z.string(),
      appId: z.string(),
    }),
    /** where the portal is served, without a slash at the end */
    origin: z.optional(z.string()),
    /** Cloud Functions region */
    region: z.string(),
    /** where remotes.json lies */
    remotesUrl: z.string(),
    /** the reCAPTCHA Enterprise key by which the portal proves itself to its project */
    appCheck: z.optional(z.object({ siteKey: z.string() })),
    /** the share of visits whose speed is measured; a tenth unless it says otherwise */
    measuredShare: z.optional(z.number().check(z.gte(0), z.lte(1))),
    /** set in the local portal only: ports of the emulators on 127.0.0.1 */
    emulators: z.optional(
      z.object({
        auth: port,
        firestore: port,
        functions: port,
        storage: port,
        /** where signed addresses lead */
        media: z.optional(port),
      }),
    ),
  })
  .check(
    z.refine(({ appCheck, emulators }) => appCheck !== undefined || emulators !== undefined, {
      path: ['appCheck'],
    }),
  );
export type Env = z.infer<typeof envSchema>;

/** The element of the shell's page that carries the environment; filled in when the shell is deployed. */
export const ENV_ELEMENT_ID = 'wbd-env';

let cached: Env | undefined;

/**
 * The environment this portal runs in, so that one build serves every environment.
 * @throws Error naming what is missing
 */
export function getEnv(): Env {
  cached ??= readEnv();
  return cached;
}

function readEnv(): Env {
  const text = document.getElementById(ENV_ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`The page has no element #${ENV_ELEMENT_ID} with the environment`);
  const parsed = envSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const missing = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`The environment in #${ENV_ELEMENT_ID} is incomplete: ${missing}`);
}
