import type { Recording } from './record.ts';

const [LINE, LEFT, WIDTH] = [18, 250, 900];
const HEAD = 34;
const COLOURS: Readonly<Record<string, string>> = {
  Document: '#17505d',
  Script: '#c98a1b',
  Fetch: '#4b7f52',
  Font: '#7a5aa6',
};
const OTHER = '#7c8b90';

/** Draws what a visit has loaded, by when it was asked for and when it had arrived. @returns an SVG file */
export function drawWaterfall({ requests, usableMs }: Recording): string {
  const shown = requests.filter(({ startMs }) => startMs <= usableMs);
  const longest = Math.max(usableMs, ...shown.map(({ endMs }) => endMs));
  const x = (ms: number) => LEFT + (ms / longest) * (WIDTH - LEFT - 90);
  const height = HEAD + shown.length * LINE + 10;
  const seconds = Array.from({ length: Math.floor(longest / 500) + 1 }, (_, index) => index * 500);
  const grid = seconds.map(
    (ms) =>
      `<line x1="${at(x(ms))}" y1="${HEAD - 8}" x2="${at(x(ms))}" y2="${height}" stroke="#d5dcde"/>` +
      `<text x="${at(x(ms))}" y="${HEAD - 14}" text-anchor="middle">${(ms / 1000).toFixed(1)} s</text>`,
  );
  const bars = shown.map(({ name, type, startMs, endMs, bytes }, index) => {
    const y = HEAD + index * LINE;
    const width = Math.max(2, x(endMs) - x(startMs));
    return (
      `<text x="${LEFT - 8}" y="${y + 12}" text-anchor="end">${escaped(name)}</text>` +
      `<rect x="${at(x(startMs))}" y="${y + 2}" width="${at(width)}" height="${LINE - 6}" rx="2" fill="${COLOURS[type] ?? OTHER}"/>` +
      `<text x="${at(x(endMs) + 5)}" y="${y + 12}">${(bytes / 1024).toFixed(1)} KiB</text>`
    );
  });
  const usable = at(x(usableMs));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11" fill="#0b1a20">`,
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    ...grid,
    ...bars,
    `<line x1="${usable}" y1="${HEAD - 8}" x2="${usable}" y2="${height}" stroke="#b3261e" stroke-width="1.5"/>`,
    '</svg>\n',
  ].join('\n');
}

const at = (value: number) => value.toFixed(1);

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
