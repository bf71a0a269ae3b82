import { isFor, isPublic } from '@wbd/domain/audiences';
import { VIDEO_URL_SECONDS, type VideoUrlInput, type VideoUrlOutput } from '@wbd/domain/content';
import { filmRefusal, type FilmMode } from '@wbd/domain/files';
import { AppError } from '@wbd/domain/errors';
import type { FilesGateway } from '../../gateways/storage.ts';
import type { Visitor } from '../../core/callable.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';

/** What decides who may play a video. */
export interface PlayableVideo {
  /** path in Cloud Storage */
  path: string;
  mode: FilmMode;
  /** path of its captions, null when it has none */
  captions: string | null;
  /** uid of its owner */
  advisor: string;
  /** who it is for, besides its owner and those who paid for it */
  audience: string;
}

export interface VideoUrlPorts {
  findVideo(input: VideoUrlInput): Promise<PlayableVideo | null>;
  /** @returns the audiences that an advisor belongs to; none for a login that is not an advisor's */
  audiencesOfLogin(uid: string): Promise<readonly string[]>;
  /** whether an advisor has paid for a film, and not got the money back */
  hasBought(uid: string, offer: string): Promise<boolean>;
  files: Pick<FilesGateway, 'find' | 'sign'>;
  /** the address of the stream that was made of a film, until then */
  streamAddress(path: string, until: Date): string;
  limits: Record<'login' | 'network', Pick<RateLimit, 'take'>>;
  now(): Date;
}

const FOLDERS: Readonly<Record<VideoUrlInput['kind'], string>> = {
  knowledge: 'knowledge_videos',
  quick: 'knowledge_videos_for_customers',
  paid: 'paid_videos',
};

/**
 * Signs the URLs of a video and its captions for a person who may play it.
 * @throws AppError auth/required, auth/email-unconfirmed, permission/denied, video/not-found, video/not-ready, video/failed,
 * rate/limited
 */
export async function videoUrl(
  ports: VideoUrlPorts,
  input: VideoUrlInput,
  { caller, address }: Visitor,
): Promise<VideoUrlOutput> {
  // a login without a person behind it is free: everyone counts, and each network counts all of its logins
  const now = ports.now();
  const isAllowed =
    (!caller || (await ports.limits.login.take(caller.uid, now))) &&
    (await ports.limits.network.take(address, now));
  if (!isAllowed) throw new AppError('rate/limited');
  const video = await ports.findVideo(input);
  if (!video) throw new AppError('video/not-found');
  await expectMayPlay(ports, input, video, caller);
  const folder = FOLDERS[input.kind];
  const sign = async (path: string, kind: 'video' | 'captions') => {
    // a row names its file by path: its writer must not get hold of another's that way
    const file = path.startsWith(`${folder}/${kind}/`) ? await ports.files.find(path) : null;
    return file?.owner === video.advisor
      ? await ports.files.sign(path, now, VIDEO_URL_SECONDS)
      : null;
  };
  const [film, captions] = await Promise.all([
    sign(video.path, 'video'),
    video.captions === null ? null : sign(video.captions, 'captions'),
  ]);
  if (!film) throw new AppError('video/not-found');
  const refusal = filmRefusal(video.mode);
  if (refusal !== null) throw new AppError(refusal);
  const url = video.mode === 'stream' ? ports.streamAddress(video.path, film.expiresAt) : film.url;
  return { url, captions: captions?.url ?? null, expiresAt: film.expiresAt.getTime() };
}

async function expectMayPlay(
  ports: VideoUrlPorts,
  { kind, id }: VideoUrlInput,
  video: PlayableVideo,
  caller: Visitor['caller'],
): Promise<void> {
  if (isPublic(video)) return;
  if (!caller) throw new AppError('auth/required');
  const isTheirs =
    caller.uid === video.advisor ||
    (kind === 'paid'
      ? await ports.hasBought(caller.uid, id)
      : isFor(video, { audiences: await ports.audiencesOfLogin(caller.uid) }));
  if (!isTheirs) throw new AppError('permission/denied');
  if (!caller.emailConfirmed) throw new AppError('auth/email-unconfirmed');
}
