import * as z from 'zod/mini';

const rate = z.union([z.number(), z.string()]);

/** The part of a job's configuration that this stand-in understands; anything else is refused. */
export const jobSchema = z.object({
  labels: z._default(z.record(z.string(), z.string()), {}),
  outputUri: z.string(),
  ttlAfterCompletionDays: z.optional(z.int()),
  config: z.strictObject({
    inputs: z.array(
      z.strictObject({
        key: z.string(),
        uri: z.string(),
        preprocessingConfig: z.object({ audio: z.object({ lufs: z.optional(z.number()) }) }),
      }),
    ),
    editList: z.array(z.looseObject({ key: z.string() })),
    elementaryStreams: z.array(
      z.union([
        z.strictObject({
          key: z.string(),
          videoStream: z.strictObject({
            h264: z.strictObject({
              widthPixels: z.int(),
              heightPixels: z.int(),
              frameRate: z.number(),
              bitrateBps: z.int(),
              pixelFormat: z.literal('yuv420p'),
              rateControlMode: z.literal('vbr'),
              profile: z.literal('high'),
              gopDuration: z.string(),
            }),
          }),
        }),
        z.strictObject({
          key: z.string(),
          audioStream: z.strictObject({
            codec: z.literal('aac'),
            bitrateBps: rate,
            channelCount: z.int(),
            sampleRateHertz: z.int(),
          }),
        }),
      ]),
    ),
    muxStreams: z.array(
      z.discriminatedUnion('container', [
        z.strictObject({
          key: z.string(),
          fileName: z.string(),
          container: z.literal('mp4'),
          elementaryStreams: z.array(z.string()),
        }),
        z.strictObject({
          key: z.string(),
          fileName: z.string(),
          container: z.literal('fmp4'),
          // the service takes no second one
          elementaryStreams: z.tuple([z.string()]),
          segmentSettings: z.strictObject({
            segmentDuration: z.string(),
            individualSegments: z._default(z.literal(false), false),
          }),
        }),
      ]),
    ),
    manifests: z._default(
      z.array(
        z.strictObject({
          fileName: z.string(),
          // the client sends the number of the name
          type: z.literal(['HLS', 1]),
          muxStreams: z.array(z.string()),
        }),
      ),
      [],
    ),
  }),
});
export type Job = z.infer<typeof jobSchema>;
type Streams = Job['config']['elementaryStreams'];
type MuxStream = Job['config']['muxStreams'][number];

/** The arguments with which ffmpeg makes all files of a job in one pass. */
export function ffmpegArguments(job: Job, input: string, folder: string): string[] {
  const { inputs, elementaryStreams, muxStreams } = job.config;
  const lufs = inputs[0]?.preprocessingConfig.audio.lufs ?? 0;
  return [
    '-nostdin',
    '-v',
    'error',
    '-y',
    '-i',
    input,
    ...muxStreams.flatMap((stream) => [
      ...stream.elementaryStreams.flatMap((key) => streamArguments(elementaryStreams, key, lufs)),
      ...(stream.elementaryStreams.some((key) => isSound(elementaryStreams, key)) ? [] : ['-an']),
      '-map_metadata',
      '-1',
      ...fileArguments(stream, folder),
    ]),
  ];
}

/** The service writes a playlist named after the stream beside its file. */
function fileArguments(stream: MuxStream, folder: string): string[] {
  const file = `${folder}/${stream.fileName}`;
  if (stream.container === 'mp4') return ['-movflags', '+faststart', file];
  return [
    '-f',
    'hls',
    '-hls_time',
    String(Number.parseFloat(stream.segmentSettings.segmentDuration)),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_flags',
    'single_file',
    '-hls_segment_filename',
    file,
    `${folder}/${stream.key}.m3u8`,
  ];
}

const isSound = (streams: Streams, key: string) =>
  streams.some((stream) => stream.key === key && 'audioStream' in stream);

function streamArguments(streams: Streams, key: string, lufs: number): string[] {
  const stream = streams.find((one) => one.key === key);
  if (stream === undefined) throw new Error(`No elementary stream ${key}.`);
  if ('audioStream' in stream) {
    const { bitrateBps, channelCount, sampleRateHertz } = stream.audioStream;
    return [
      '-map',
      '0:a:0',
      ...(lufs === 0 ? [] : ['-af', `loudnorm=I=${lufs}:TP=-1.5`]),
      '-c:a',
      'aac',
      '-b:a',
      String(bitrateBps),
      '-ac',
      String(channelCount),
      '-ar',
      String(sampleRateHertz),
    ];
  }
  const { widthPixels, heightPixels, frameRate, bitrateBps, gopDuration } = stream.videoStream.h264;
  return [
    '-map',
    '0:v:0',
    '-vf',
    `scale=${widthPixels}:${heightPixels}:flags=bicubic,setsar=1,fps=${frameRate}`,
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-profile:v',
    'high',
    '-pix_fmt',
    'yuv420p',
    '-b:v',
    String(bitrateBps),
    '-maxrate',
    String(bitrateBps),
    '-bufsize',
    String(bitrateBps * 2),
    '-force_key_frames',
    `expr:gte(t,n_forced*${Number.parseFloat(gopDuration)})`,
  ];
}
