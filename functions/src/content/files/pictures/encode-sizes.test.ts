import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeSizes } from './encode-sizes.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6' } });

const shapes = async (original: Uint8Array) =>
  Promise.all(
    (await encodeSizes(original)).map(async ({ width, content }) => {
      const made = await sharp(content).metadata();
      return [width, made.width, made.height, made.format];
    }),
  );

test('a wide picture is made in all sizes', async () => {
  expect(await shapes(await flat(4000, 2000).jpeg().toBuffer())).toEqual([
    [320, 320, 160, 'webp'],
    [640, 640, 320, 'webp'],
    [1280, 1280, 640, 'webp'],
    [1920, 1920, 960, 'webp'],
  ]);
});

test.each(['png', 'webp', 'gif', 'avif'] as const)(
  'a picture of type %s is made no wider than it is',
  async (format) => {
    const widths = (await encodeSizes(await flat(700, 500).toFormat(format).toBuffer())).map(
      ({ width }) => width,
    );
    expect(widths).toEqual([320, 640, 700]);
  },
);

test('a picture narrower than every size is made once, as wide as it is', async () => {
  expect(await shapes(await flat(40, 30).png().toBuffer())).toEqual([[40, 40, 30, 'webp']]);
});

test('the camera’s orientation is applied, and its other metadata is removed', async () => {
  const lying = await flat(1000, 400)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Clara' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(lying).metadata()).exif).toBeDefined();
  expect((await shapes(lying)).at(-1)).toEqual([400, 400, 1000, 'webp']);
  const [smallest] = await encodeSizes(lying);
  const { exif, orientation } = await sharp(smallest?.content).metadata();
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
});

test.each([
  [800, [320, 640]],
  // too tall for 640 in any quality
  [2400, [320]],
])('PUB-18 what previews show of noise, %d high, stays below 300 kB', async (height, expected) => {
  const raw = { width: 640, height, channels: 3 } as const;
  const noise = Buffer.alloc(raw.width * raw.height * raw.channels);
  let seed = 1;
  for (let index = 0; index < noise.length; index += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    noise[index] = seed >> 16;
  }
  const sizes = await encodeSizes(
    await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer(),
  );
  expect(sizes.map(({ width }) => width)).toEqual(expected);
  for (const { content } of sizes.filter(({ width }) => width <= 640)) {
    expect(content.length).toBeLessThanOrEqual(300_000);
  }
});

const text = (content: string) => new TextEncoder().encode(content);

test.each([
  [
    'a drawing that calls itself a picture',
    text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['a script', text('GIF89a/*<script>alert(1)</script>*/')],
  ['nothing', new Uint8Array()],
])('%s has no sizes', async (_what, content) => {
  expect(await encodeSizes(content)).toEqual([]);
});

test('half a picture has no sizes', async () => {
  const whole = await flat(800, 600).png().toBuffer();
  expect(await encodeSizes(whole.subarray(0, whole.length / 2))).toEqual([]);
});

test('a small file of too many pixels is refused before it is decoded', async () => {
  const bomb = await sharp({
    create: { width: 10_000, height: 5_001, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await encodeSizes(bomb)).toEqual([]);
});

test('a picture that moves has no sizes: they would stand still', async () => {
  const frames = await Promise.all(
    [flat(40, 30), flat(40, 30).negate()].map((frame) => frame.png().toBuffer()),
  );
  const film = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(film).metadata()).pages).toBe(2);
  expect(await encodeSizes(film)).toEqual([]);
});
