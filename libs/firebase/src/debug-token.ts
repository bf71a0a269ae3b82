const VALID_MS = 60 * 60_000;

/**
 * What proves the local portal to the emulators: they read a token without a look at its signature. A real project
 * refuses it.
 */
export function debugToken(appId: string, now: Date): { token: string; expireTimeMillis: number } {
  const expireTimeMillis = now.getTime() + VALID_MS;
  const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
  const claims = { sub: appId, iat: seconds(now.getTime()), exp: seconds(expireTimeMillis) };
  const token = [{ alg: 'none', typ: 'JWT' }, claims].map(encode).join('.');
  return { token: `${token}.`, expireTimeMillis };
}

function encode(part: object): string {
  const base64 = btoa(JSON.stringify(part));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
