import { createHash, createVerify } from 'node:crypto';
import type { Signer } from '../../base/signer.ts';

export type Verdict = 'valid' | 'malformed' | 'expired' | 'forged';

const ALGORITHM = 'GOOG4-RSA-SHA256';
const LONGEST_SECONDS = 7 * 24 * 60 * 60;
const SKEW_MS = 15 * 60 * 1000;
const DATE = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

interface SignedRequest {
  method: string;
  /** path and query as they came over the wire */
  url: string;
  /** names in lower case */
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Checks an address that was signed for Cloud Storage (V4), as Cloud Storage does: method, path, every parameter and
 * the signed headers are what was signed, the key is the service account's, and the time is not over.
 */
export function verifySignature(
  request: SignedRequest,
  signer: Pick<Signer, 'clientEmail' | 'publicKey'>,
  now: Date,
): Verdict {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const parameter = (name: string) => searchParams.get(`X-Goog-${name}`) ?? '';
  const moment = parameter('Date');
  const signedAt = parseMoment(moment);
  const seconds = Number(parameter('Expires'));
  const scope = `${moment.slice(0, 8)}/auto/storage/goog4_request`;
  if (
    parameter('Algorithm') !== ALGORITHM ||
    signedAt === null ||
    !Number.isInteger(seconds) ||
    seconds < 1 ||
    seconds > LONGEST_SECONDS
  ) {
    return 'malformed';
  }
  if (parameter('Credential') !== `${signer.clientEmail}/${scope}`) return 'forged';
  const canonical = canonicalRequest(request, pathname, searchParams, parameter('SignedHeaders'));
  const digest = createHash('sha256').update(canonical).digest('hex');
  const isGenuine = createVerify('RSA-SHA256')
    .update([ALGORITHM, moment, scope, digest].join('\n'))
    .verify(signer.publicKey, parameter('Signature'), 'hex');
  if (!isGenuine) return 'forged';
  if (now.getTime() < signedAt - SKEW_MS) return 'malformed';
  return now.getTime() > signedAt + seconds * 1000 ? 'expired' : 'valid';
}

function canonicalRequest(
  { method, headers }: SignedRequest,
  pathname: string,
  parameters: URLSearchParams,
  signedHeaders: string,
): string {
  const query = [...parameters]
    .filter(([name]) => name !== 'X-Goog-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const lines = signedHeaders
    .split(';')
    .map((name) => `${name}:${headerValue(headers[name], name)}\n`);
  return [
    method,
    pathname,
    query.join('&'),
    lines.join(''),
    signedHeaders,
    'UNSIGNED-PAYLOAD',
  ].join('\n');
}

function headerValue(value: string | string[] | undefined, name: string): string {
  const text = Array.isArray(value) ? value.join(',') : (value ?? '');
  // the library signs the name of the host alone
  return name === 'host' ? text.replace(/:\d+$/, '') : text.trim();
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function parseMoment(text: string): number | null {
  const [, year = '', month = '', day = '', hour = '', minute = '', second = ''] =
    DATE.exec(text) ?? [];
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? null : time;
}
