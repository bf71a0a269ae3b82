import type { FilmOutput, FilmPlan } from '@wbd/domain/files';
import { TranscoderServiceClient, protos } from '@google-cloud/video-transcoder';
import { app, grpcStatus, statusOf } from '../core/firestore.ts';
import { TRANSCODER_REGION } from '../core/settings.ts';

export interface TranscoderJob {
  /** tells jobs apart: at most 63 lower-case letters, digits and hyphens */
  label: string;
  /** of the film in the portal's bucket; versions lie below it */
  path: string;
  plan: FilmPlan;
}

export type JobState = 'running' | 'done' | 'failed';

type IJobConfig = protos.google.cloud.video.transcoder.v1.IJobConfig;

/** The transcoder has certainly not taken a job. */
export class JobRefused extends Error {
  /** whether it will refuse this job each time */
  readonly isFinal: boolean;

  constructor(cause: Error, isFinal: boolean) {
    super(cause.message, { cause });
    this.name = 'JobRefused';
    this.isFinal = isFinal;
  }
}

/** Makes versions of films. */
export interface Transcoder {
  /**
   * @returns the name of the job
   * @throws JobRefused; after any other error the job may run, and `find` tells
   */
  start(job: TranscoderJob): Promise<string>;
  /**
   * @returns the name of a job that was started with this label; null when there is none
   */
  find(label: string): Promise<string | null>;
  /**
   * @returns `failed` for a job that is not known any more, too
   */
  state(name: string): Promise<JobState>;
}

const { ProcessingState } = protos.google.cloud.video.transcoder.v1.Job;
/** The client maps HTTP 404 to gRPC's status where it can. */
const NOT_FOUND: ReadonlySet<number | null> = new Set([404, grpcStatus.notFound]);
/** It never takes such a job. */
const INVALID: ReadonlySet<number | null> = new Set([400, grpcStatus.invalidArgument]);
/**
 * Answers in which the service says no, as HTTP's and gRPC's status. Others come from between it and us, or from an accident in it:
 * the job may have been taken (https://cloud.google.com/apis/design/errors).
 */
const REFUSALS: ReadonlySet<number | null> = new Set([
  ...INVALID,
  ...NOT_FOUND,
  401,
  403,
  412,
  429,
  grpcStatus.unauthenticated,
  grpcStatus.permissionDenied,
  grpcStatus.failedPrecondition,
  grpcStatus.resourceExhausted,
]);
const LABEL = 'order';
const SOUND = 'sound';
/** The transcoder's own playlist of all qualities; players get one that is made of it. */
export const MANIFEST = 'manifest.m3u8';
/** Days for which the transcoder remembers a job. */
const REMEMBERED_DAYS = 7;
/** Loudness of speech on phones, in LUFS, as podcasts have it. */
const LOUDNESS = -16;
/** Every two seconds a picture with which playing can begin. */
const KEYFRAME_SECONDS = 2;

let opened: TranscoderServiceClient | undefined;

/** REST, as on this machine; gRPC would be a library more to load. */
function client(): TranscoderServiceClient {
  const local = process.env['TRANSCODER_API_ORIGIN'];
  opened ??= new TranscoderServiceClient({
    fallback: true,
    ...(local && localAddress(new URL(local))),
  });
  return opened;
}

const localAddress = ({ hostname, port }: URL) => ({
  protocol: 'http',
  apiEndpoint: hostname,
  port: Number(port),
});

const parent = () => client().locationPath(app.options.projectId ?? '', TRANSCODER_REGION);

export const transcoder: Transcoder = {
  async start({ label, path, plan }) {
    const film = `gs://${app.options.storageBucket ?? ''}/${path}`;
    const request = {
      parent: parent(),
      job: {
        labels: { [LABEL]: label },
        ttlAfterCompletionDays: REMEMBERED_DAYS,
        outputUri: `${film}/`,
        config: jobConfig(film, plan),
      },
    };
    try {
      const [job] = await client().createJob(request);
      return job.name ?? '';
    } catch (error) {
      const status = statusOf(error);
      if (!(error instanceof Error) || !REFUSALS.has(status)) throw error;
      throw new JobRefused(error, INVALID.has(status));
    }
  },
  async find(label) {
    const [jobs] = await client().listJobs({
      parent: parent(),
      filter: `labels.${LABEL}=${label}`,
    });
    return jobs[0]?.name ?? null;
  },
  async state(name) {
    try {
      const [{ state }] = await client().getJob({ name });
      if (state === 'SUCCEEDED' || state === ProcessingState.SUCCEEDED) return 'done';
      return state === 'FAILED' || state === ProcessingState.FAILED ? 'failed' : 'running';
    } catch (error) {
      if (NOT_FOUND.has(statusOf(error))) return 'failed';
      throw error;
    }
  },
};

/** @param film address of the original */
function jobConfig(film: string, { kind, outputs }: FilmPlan): IJobConfig {
  const hasSound = outputs.some(({ soundRate }) => soundRate !== null);
  return {
    inputs: [
      { key: 'film', uri: film, preprocessingConfig: { audio: { lufs: hasSound ? LOUDNESS : 0 } } },
    ],
    editList: [{ key: 'all', inputs: ['film'], startTimeOffset: { seconds: 0 } }],
    ...(kind === 'clip' ? clipFiles(outputs) : streamFiles(outputs)),
  };
}

/** A file with picture and sound for each version. */
const clipFiles = (outputs: readonly FilmOutput[]): IJobConfig => ({
  elementaryStreams: outputs.flatMap((output) => [
    picture(output),
    ...sound(`sound-${output.size}`, output.soundRate),
  ]),
  muxStreams: outputs.map(({ size, soundRate }) => ({
    key: `film-${size}`,
    fileName: `${size}.mp4`,
    container: 'mp4',
    elementaryStreams: [`video-${size}`, ...(soundRate === null ? [] : [`sound-${size}`])],
  })),
});

/**
 * A fragmented file for each quality and one for the sound that they share: the container holds one stream. Segments are ranges of
 * their bytes, which the playlists name. The lowest quality comes first, because players begin with it.
 */
function streamFiles(outputs: readonly FilmOutput[]): IJobConfig {
  const soundStream = sound(SOUND, outputs[0]?.soundRate ?? null);
  const muxed = (name: string, stream: string) => ({
    key: `film-${name}`,
    fileName: `${name}.m4s`,
    container: 'fmp4',
    elementaryStreams: [stream],
    segmentSettings: {
      segmentDuration: { seconds: KEYFRAME_SECONDS },
      individualSegments: false,
    },
  });
  const muxStreams = [
    ...outputs.map(({ size }) => muxed(String(size), `video-${size}`)),
    ...soundStream.map(() => muxed(SOUND, SOUND)),
  ];
  return {
    elementaryStreams: [...outputs.map(picture), ...soundStream],
    muxStreams,
    manifests: [{ fileName: MANIFEST, type: 'HLS', muxStreams: muxStreams.map(({ key }) => key) }],
  };
}

const picture = ({ size, width, height, framesPerSecond, videoRate }: FilmOutput) => ({
  key: `video-${size}`,
  videoStream: {
    h264: {
      widthPixels: width,
      heightPixels: height,
      frameRate: framesPerSecond,
      bitrateBps: videoRate,
      pixelFormat: 'yuv420p',
      rateControlMode: 'vbr',
      profile: 'high',
      gopDuration: { seconds: KEYFRAME_SECONDS },
    },
  },
});

const sound = (key: string, rate: number | null) =>
  rate === null
    ? []
    : [
        {
          key,
          audioStream: {
            codec: 'aac',
            bitrateBps: rate,
            channelCount: 2,
            sampleRateHertz: 48_000,
          },
        },
      ];
