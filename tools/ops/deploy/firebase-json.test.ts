import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RESERVED_CODES } from '@wbd/domain/advisors';
import { OFFER_FILE, PAGE_FILE } from '@wbd/module/pointer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FIREBASE_CLI } from '../../dev/emulators/firebase-tools.ts';
import { WORKSPACE_ROOT } from '../../base/workspace.ts';
import { FILES_LIST } from './previous-files.ts';
import { serve } from './serve.factory.ts';

/** firebase-tools' own packages for checking firebase.json and for its hosting emulator. */
const require = createRequire(FIREBASE_CLI);
type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
interface Validator {
  (config: unknown): boolean;
  errors?: unknown;
}
const tools = z
  .object({
    getValidator: z.custom<() => Validator>(),
    default: z.custom<(options: unknown) => Handler>(),
  })
  .parse({ ...require('../firebaseConfigValidate.js'), ...require('superstatic') });

const file = readFileSync(path.join(WORKSPACE_ROOT, 'firebase.json'), 'utf8');
const config = z
  .object({
    firestore: z.object({ location: z.string() }),
    functions: z.array(z.object({ runtime: z.string(), predeploy: z.string() })),
    hosting: z.looseObject({
      predeploy: z.string(),
      headers: z.array(
        z.looseObject({ headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
      ),
    }),
  })
  .parse(JSON.parse(file));

test("fits firebase-tools' schema, the runtime included", () => {
  const validate = tools.getValidator();
  validate(JSON.parse(file));
  expect(validate.errors ?? null).toBeNull();
  expect(config.functions[0]?.runtime).toBe('nodejs24');
  expect(config.firestore.location).toBe('europe-west3');
});

test('predeploy commands are scripts of package.json', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(WORKSPACE_ROOT, 'package.json'), 'utf8')));
  for (const command of [config.functions[0]?.predeploy, config.hosting.predeploy]) {
    expect(Object.keys(scripts).map((name) => `npm run ${name}`)).toContain(command);
  }
});

describe('hosting, served as the emulator serves it', () => {
  const FUNCTION = 'answered by page';
  /** What the function says of an answer, which hosting must not replace. */
  const FROM_FUNCTION = 'public, max-age=0, s-maxage=7';
  /** first segments of the portal's own whose pages are served with their own head */
  const SERVED_SEGMENTS = ['action', 'advisor-signup', 'auth', 'kuendigen', 'legal', 'partner'];
  /** what says which files are live */
  const LISTS = ['remotes.json', OFFER_FILE, FILES_LIST];
  let folder: string;
  let server: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'wbd-hosting-'));
    mkdirSync(path.join(folder, 'chunks'));
    for (const name of [...LISTS, PAGE_FILE, 'main.0123456789.js', 'chunks/a.js']) {
      writeFileSync(path.join(folder, name), name);
    }
    const handler = tools.default({
      config: { ...config.hosting, public: folder },
      cwd: '/',
      rewriters: {
        function: () =>
          Promise.resolve((_request: IncomingMessage, response: ServerResponse) => {
            response.setHeader('Cache-Control', FROM_FUNCTION).end(FUNCTION);
          }),
      },
    });
    server = await serve((request, response) => {
      handler(request, response, () => response.writeHead(404).end());
    });
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  async function get(pathname: string) {
    const answer = await fetch(server.origin + pathname);
    const { status, headers } = answer;
    return { status, headers, cache: headers.get('cache-control'), body: await answer.text() };
  }

  test.each([
    '/',
    '/?ref=u',
    '/pro',
    '/dr.petra',
    '/pro/shared/seminar/s1?ref=u',
    '/pro/shared/schnellvideo/q1',
    '/pro/seminar-teaser/s1',
    '/pro/video-teaser/e1',
    '/pro/seminar/s1',
    '/pro/video/e1',
    '/action/uid/appointment/other/customer',
    '/partner/pricing/advisor/lite',
    '/legal/impressum',
    '/auth',
    '/auth/forgot-password',
    '/advisor-signup',
    '/sitemap.xml',
    '/nothing/that/exists',
    '/gone.js',
    '/gone.0123456789.js',
    '/chunks/gone.js',
    '/remotes/crm/1/gone.js',
    '/assets/gone.woff2',
    '/pro/gone.css',
    '/action/gone.png',
  ])('%s comes from the function, which alone decides how long it is kept', async (pathname) => {
    expect(await get(pathname)).toMatchObject({ body: FUNCTION, cache: FROM_FUNCTION });
  });

  test.each([
    '/intern/portal',
    '/intern/veranstaltungen/edit/abc',
    '/file-preview/seminars/video/film.mp4',
    // those with a dot are files, which are there or not
    ...[...RESERVED_CODES]
      .filter((code) => !code.includes('.') && !SERVED_SEGMENTS.includes(code))
      .map((code) => `/${code}`),
  ])('%s is a file, asked about again each time', async (pathname) => {
    const { body, cache, status } = await get(pathname);
    expect({ body, cache, status }).toEqual({ body: PAGE_FILE, cache: 'no-cache', status: 200 });
  });

  test.each([...LISTS, PAGE_FILE])('%s is asked about each time', async (file) => {
    expect(await get(`/${file}`)).toMatchObject({ cache: 'no-cache', body: file });
    expect(RESERVED_CODES).toContain(file);
  });

  test.each([
    '/intern/portal',
    '/admin',
    '/redirect?url=/pro',
    '/file-preview/a/b/c.mp4',
    '/vorschau',
  ])('%s stays out of search engines', async (pathname) => {
    expect((await get(pathname)).headers.get('x-robots-tag')).toBe('noindex');
  });

  test.each(['/', '/pro', '/partner', '/chunks/a.js'])(
    '%s is not kept out of search engines by its headers',
    async (pathname) => {
      expect((await get(pathname)).headers.get('x-robots-tag')).toBeNull();
    },
  );

  test.each(['/chunks/a.js', '/main.0123456789.js'])(
    '%s is kept as long as hosting keeps files by default',
    async (pathname) => {
      expect(await get(pathname)).toMatchObject({ status: 200, cache: null });
    },
  );

  test('no header sets a cache time for addresses that may be missing', () => {
    const rules = config.hosting.headers.filter(({ headers }) =>
      headers.some(({ key }) => key.toLowerCase() === 'cache-control'),
    );
    const values = rules.flatMap(({ headers }) => headers.map(({ value }) => value));
    expect(new Set(values)).toEqual(new Set(['no-cache']));
  });

  test.each(['/', '/pro', '/chunks/a.js', '/intern/portal', '/intern/konfigurator', '/vorschau/x'])(
    '%s cannot be framed',
    async (pathname) => {
      const { headers } = await get(pathname);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test('the preview is framed by the portal alone', async () => {
    const { headers } = await get('/vorschau');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
