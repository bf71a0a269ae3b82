import { describe, expect, test } from 'vitest';
import { palettes, roles, type Pair } from './semantic-colors.ts';

/** WCAG 2.2 relative luminance of #rrggbb. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const modes = [
  ['light', 0],
  ['dark', 1],
] as const;

const surfaces: Record<string, Pair> = {
  bg: roles.bg.DEFAULT,
  'bg.subtle': roles.bg.subtle,
  'bg.muted': roles.bg.muted,
  'bg.panel': roles.bg.panel,
};

describe.each(modes)('contrast in %s mode', (_name, mode) => {
  const texts: Record<string, Pair> = roles.fg;
  const onSurfaces = Object.entries(texts)
    .filter(([name]) => name !== 'inverted')
    .flatMap(([name, text]) =>
      Object.entries(surfaces).map(
        ([surface, color]) => [`fg.${name}`, surface, text, color] as const,
      ),
    );

  test.each(onSurfaces)('%s can be read on %s', (_text, _surface, text, surface) => {
    expect(contrast(text[mode], surface[mode])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(surfaces))(
    'controls are outlined visibly on %s',
    (_surface, surface) => {
      expect(contrast(roles.border.control[mode], surface[mode])).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(Object.entries(palettes))('%s: text on its own fills', (_palette, colors) => {
    expect(contrast(colors.contrast[mode], colors.solid[mode])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.fg[mode], colors.subtle[mode])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.fg[mode], colors.muted[mode])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.fg[mode], roles.bg.DEFAULT[mode])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(palettes))('%s: the focus ring is visible', (_palette, colors) => {
    expect(contrast(colors.focusRing[mode], roles.bg.DEFAULT[mode])).toBeGreaterThanOrEqual(3);
    expect(contrast(colors.focusRing[mode], roles.bg.muted[mode])).toBeGreaterThanOrEqual(2.7);
  });
});
