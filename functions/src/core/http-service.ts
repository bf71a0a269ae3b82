import { onRequest, type HttpsOptions } from 'firebase-functions/https';
import { mostOf, type Needs } from './needs.ts';
import { REGION } from './settings.ts';

type Handle = Parameters<typeof onRequest>[0];

/** A request handler of one feature. An HTTP service runs several of them. */
export interface HttpPart<Name extends string = string> {
  readonly name: Name;
  /** matches anywhere in the path, because the emulator, the platform and Hosting strip different prefixes */
  readonly path: RegExp;
  readonly needs: Needs;
  readonly handle: Handle;
}

export function defineHttpPart<Name extends string>(
  { name, path, ...needs }: Needs & Pick<HttpPart<Name>, 'name' | 'path'>,
  handle: Handle,
): HttpPart<Name> {
  return { name, path, needs, handle };
}

/** A deployed function that routes requests to its parts by path. Unknown paths get a 404. */
export function defineHttpService<Name extends string>(
  options: HttpsOptions,
  parts: readonly HttpPart<Name>[],
) {
  const serve = onRequest(
    { ...options, ...mostOf(parts.map(({ needs }) => needs)), region: REGION, concurrency: 80 },
    (request, response) => {
      const part = parts.find(({ path }) => path.test(request.path));
      if (part) return part.handle(request, response);
      response.set('Cache-Control', 'no-store').sendStatus(404);
    },
  );
  return Object.assign(serve, { runs: parts.map(({ name }) => name) });
}
