import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FilePathSource, Input, MP4 } from 'mediabunny';

interface Manifests {
  manifests: readonly { fileName: string; muxStreams: readonly string[] }[];
  muxStreams: readonly { key: string; fileName: string }[];
}

/** Writes the playlists of all qualities, as the service does: sound is a group that every quality uses. */
export async function writeManifests(
  { config: { manifests, muxStreams } }: { config: Manifests },
  folder: string,
): Promise<void> {
  for (const { fileName, muxStreams: keys } of manifests) {
    const named = muxStreams.filter(({ key }) => keys.includes(key));
    const tracks = await Promise.all(
      named.map(async ({ key, fileName: file }) => ({
        key,
        ...(await read(path.join(folder, file))),
      })),
    );
    const sound = tracks.find(({ picture }) => picture === null);
    const lines = tracks.flatMap(({ key, rate, codecs, picture }) => {
      if (picture === null) {
        return [
          `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="${key}",DEFAULT=YES,AUTOSELECT=YES,URI="${key}.m3u8"`,
        ];
      }
      const all = sound === undefined ? codecs : `${codecs},${sound.codecs}`;
      const group = sound === undefined ? '' : ',AUDIO="audio"';
      return [
        `#EXT-X-STREAM-INF:BANDWIDTH=${rate + (sound?.rate ?? 0)},RESOLUTION=${picture},CODECS="${all}"${group}`,
        `${key}.m3u8`,
      ];
    });
    const text = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''];
    await writeFile(path.join(folder, fileName), text.join('\n'));
  }
}

async function read(file: string) {
  const input = new Input({ formats: [MP4], source: new FilePathSource(file) });
  try {
    const video = await input.getPrimaryVideoTrack();
    const track = video ?? (await input.getPrimaryAudioTrack());
    const seconds = await input.computeDuration();
    return {
      rate: Math.ceil(((await stat(file)).size * 8) / Math.max(seconds, 1)),
      codecs: (await track?.getCodecParameterString()) ?? '',
      picture: video && `${await video.getDisplayWidth()}x${await video.getDisplayHeight()}`,
    };
  } finally {
    input.dispose();
  }
}
