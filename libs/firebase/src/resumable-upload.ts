import { AppError } from '@wbd/domain/errors';
import * as z from 'zod/mini';

/**
 * The resumable upload of Cloud Storage for Firebase, one request each. The SDK speaks the same protocol and keeps the
 * session's address to itself, so that its uploads end with the page; here the caller keeps the address.
 */
export interface UploadEndpoint {
  /** `https://firebasestorage.googleapis.com/v0/b/<bucket>/o` */
  objects: string;
  /** the login's id token, null without a login */
  idToken(): Promise<string | null>;
}

export interface NewUpload {
  /** path in the bucket */
  path: string;
  /** bytes */
  size: number;
  contentType: string;
  /** uid that the file's metadata shall name */
  owner: string;
}

/**
 * How far an upload is: the bytes that arrived, or all of them. It is confirmed when the server has just named the file
 * with its size; a session that ended earlier does not tell whether its file is still there.
 */
export type UploadState = { done: false; offset: number } | { done: true; isConfirmed: boolean };

/** The session has expired or is unknown: the upload has to begin again. */
export class SessionGone extends Error {
  override readonly name = 'SessionGone';
}

/** It is uncertain whether the request arrived, or the server asks to come back: asking for the state tells. */
export class UploadInterrupted extends Error {
  override readonly name = 'UploadInterrupted';
}

/** A file of the product never changes under its name. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
const FORBIDDEN = [401, 403];
const TRY_AGAIN = [408, 425, 429];

const storedSchema = z.object({
  size: z.string(),
  metadata: z.optional(z.record(z.string(), z.string())),
});

/**
 * Opens a session.
 * @returns its address, which is all that is needed to go on with it
 * @throws AppError permission/denied; UploadInterrupted
 */
export async function startUpload(
  endpoint: UploadEndpoint,
  upload: NewUpload,
  signal: AbortSignal,
): Promise<string> {
  const { path, size, contentType, owner } = upload;
  const answer = await send(
    endpoint,
    `${endpoint.objects}?name=${encodeURIComponent(path)}`,
    {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': String(size),
      'x-goog-upload-header-content-type': contentType,
      'content-type': 'application/json; charset=utf-8',
    },
    JSON.stringify({ name: path, contentType, cacheControl: CACHE_CONTROL, metadata: { owner } }),
    signal,
  );
  const session = answer.headers.get('x-goog-upload-url');
  if (!session) throw new UploadInterrupted('The server named no session');
  return session;
}

/**
 * Asks how far a session is.
 * @throws SessionGone, UploadInterrupted
 */
export async function uploadState(
  endpoint: UploadEndpoint,
  session: string,
  signal: AbortSignal,
): Promise<UploadState> {
  const headers = { 'x-goog-upload-command': 'query' };
  const answer = await send(endpoint, session, headers, null, signal);
  const status = answer.headers.get('x-goog-upload-status');
  if (status === 'final') return { done: true, isConfirmed: false };
  const offset = Number(answer.headers.get('x-goog-upload-size-received') ?? Number.NaN);
  if (status !== 'active' || !Number.isInteger(offset)) throw new SessionGone();
  return { done: false, offset };
}

/**
 * Sends a part of the file.
 * @param offset bytes of the file before it, as the server counts them
 * @param isLast whether the file ends with it
 * @throws AppError permission/denied; SessionGone, UploadInterrupted
 */
export async function sendPart(
  endpoint: UploadEndpoint,
  session: string,
  part: { content: Blob; offset: number; isLast: boolean },
  signal: AbortSignal,
): Promise<UploadState> {
  const headers = {
    'x-goog-upload-command': part.isLast ? 'upload, finalize' : 'upload',
    'x-goog-upload-offset': String(part.offset),
  };
  const answer = await send(endpoint, session, headers, part.content, signal);
  const status = answer.headers.get('x-goog-upload-status');
  if (status === 'final') {
    const stored = storedSchema.safeParse(await answer.json().catch(() => null));
    const size = String(part.offset + part.content.size);
    return { done: true, isConfirmed: stored.success && stored.data.size === size };
  }
  if (status !== 'active' || part.isLast) throw new UploadInterrupted(`upload ${status ?? ''}`);
  return { done: false, offset: part.offset + part.content.size };
}

/**
 * Whether the stored file is the intended one. Files without read access (library videos) are trusted.
 * @throws UploadInterrupted
 */
export async function isStored(
  endpoint: UploadEndpoint,
  upload: NewUpload,
  signal: AbortSignal,
): Promise<boolean> {
  const address = `${endpoint.objects}/${encodeURIComponent(upload.path)}`;
  const answer = await request(endpoint, address, { method: 'GET' }, signal);
  if (FORBIDDEN.includes(answer.status)) return true;
  if (answer.status === 404) return false;
  if (!answer.ok) throw new UploadInterrupted(`status ${answer.status}`);
  const stored = storedSchema.parse(await answer.json());
  return stored.size === String(upload.size) && stored.metadata?.['owner'] === upload.owner;
}

async function send(
  endpoint: UploadEndpoint,
  address: string,
  headers: Record<string, string>,
  body: Blob | string | null,
  signal: AbortSignal,
): Promise<Response> {
  const answer = await request(endpoint, address, { method: 'POST', headers, body }, signal);
  if (answer.ok) return answer;
  if (FORBIDDEN.includes(answer.status)) throw new AppError('permission/denied');
  if (answer.status >= 500 || TRY_AGAIN.includes(answer.status)) {
    throw new UploadInterrupted(`status ${answer.status}`);
  }
  throw new SessionGone(`status ${answer.status}`);
}

async function request(
  endpoint: UploadEndpoint,
  address: string,
  {
    headers,
    ...init
  }: { method: string; headers?: Record<string, string>; body?: BodyInit | null },
  signal: AbortSignal,
): Promise<Response> {
  try {
    const token = await endpoint.idToken();
    const authorization: Record<string, string> = token
      ? { authorization: `Firebase ${token}` }
      : {};
    return await fetch(address, { ...init, headers: { ...headers, ...authorization }, signal });
  } catch (error) {
    throw new UploadInterrupted('no answer', { cause: error });
  }
}
