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
      z.strictObject({
        key: z.string(),
        fileName: z.string(),
        container: z.literal('mp4'),
        elementaryStreams: z.array(z.string()),
      }),
    ),
  }),
});
export type Job = z.infer<typeof jobSchema>;
type Streams = Job['config']['elementaryStreams'];

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
    ...muxStreams.flatMap(({ fileName, elementaryStreams: keys }) => [
      ...keys.flatMap((key) => streamArguments(elementaryStreams, key, lufs)),
      ...(keys.some((key) => isSound(elementaryStreams, key)) ? [] : ['-an']),
      '-map_metadata',
      '-1',
      '-movflags',
      '+faststart',
      `${folder}/${fileName}`,
    ]),
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
