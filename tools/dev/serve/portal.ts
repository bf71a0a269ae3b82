import { remotesManifestSchema, type RemotesManifest } from '@wbd/module';
import { resolvePorts } from '../../base/ports.ts';
import { HOST } from '../../base/workspace.ts';

/** Apps that are worked on are served this far above the portal, each on the next free port. */
const DEV_PORT_DISTANCE = 10;
const MOST_SERVED = 10;

const { portal } = resolvePorts(process.env);

export const PORTAL_ORIGIN = `http://${HOST}:${portal}`;
export const DEV_HOST = HOST;
export const DEV_PORTS = Array.from(
  { length: MOST_SERVED },
  (_, index) => portal + DEV_PORT_DISTANCE + index,
);

/** A file of the running portal. */
async function fetchText(path: string): Promise<string> {
  const response = await fetch(PORTAL_ORIGIN + path).catch((error: unknown) => {
    throw new Error(`No portal answers at ${PORTAL_ORIGIN}: start it with "npm start" first.`, {
      cause: error,
    });
  });
  if (!response.ok) throw new Error(`The portal answers ${path} with ${response.status}.`);
  return response.text();
}

/** Which modules the portal runs. */
export async function portalRemotes(): Promise<RemotesManifest> {
  return remotesManifestSchema.parse(JSON.parse(await fetchText('/remotes.json')));
}

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** A page of the portal without its policy, which knows nothing of the servers that apps are worked on with. */
export async function portalPage(address: string): Promise<string> {
  return (await fetchText(address)).replace(POLICY, '');
}

/** The element of the portal's page that tells the environment, as text. */
export async function portalEnvironment(): Promise<string> {
  const found = /<script id="wbd-env" type="application\/json">([^<]*)<\/script>/.exec(
    await fetchText('/'),
  );
  if (!found?.[1]) throw new Error(`The page at ${PORTAL_ORIGIN} is not the portal's.`);
  return found[1];
}
