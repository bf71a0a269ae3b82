import type { Browser } from '@playwright/test';
import type { Frame } from './record.ts';

export interface Row {
  label: string;
  frames: readonly Frame[];
}

/** Draws what was seen at each moment, a row for each visit, with the browser's own canvas. @returns a WebP file */
export async function drawStrip(
  browser: Browser,
  rows: readonly Row[],
  moments: readonly number[],
): Promise<Buffer> {
  const pictures = rows.map(({ label, frames }) => ({
    label,
    // null: nothing was shown yet
    shown: moments.map((ms) => frames.findLast((frame) => frame.ms <= ms)?.data ?? null),
  }));
  const page = await browser.newPage();
  try {
    const url = await page.evaluate(
      async ({ pictures, moments }) => {
        const [width, height, gap, head, side] = [117, 253, 8, 26, 118];
        const canvas = document.createElement('canvas');
        canvas.width = side + moments.length * (width + gap);
        canvas.height = head + pictures.length * (height + gap);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('There is no canvas');
        context.fillStyle = '#e9edee';
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.font = '14px sans-serif';
        for (const [column, ms] of moments.entries()) {
          context.fillStyle = '#0b1a20';
          context.fillText(`${(ms / 1000).toFixed(1)} s`, side + column * (width + gap), 18);
        }
        for (const [row, { label, shown }] of pictures.entries()) {
          const top = head + row * (height + gap);
          context.fillStyle = '#0b1a20';
          context.fillText(label, 8, top + 18);
          for (const [column, data] of shown.entries()) {
            const left = side + column * (width + gap);
            context.fillStyle = '#ffffff';
            context.fillRect(left, top, width, height);
            if (data === null) continue;
            const image = new Image();
            image.src = `data:image/jpeg;base64,${data}`;
            await image.decode();
            context.drawImage(image, left, top, width, height);
          }
        }
        return canvas.toDataURL('image/webp', 0.8);
      },
      { pictures, moments },
    );
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  } finally {
    await page.close();
  }
}
