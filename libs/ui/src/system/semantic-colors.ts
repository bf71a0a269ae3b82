import { palette } from './palette.ts';

/** A colour in light and in dark mode. */
export type Pair = readonly [light: string, dark: string];

const { ink, stone, night, brass, red, green, amber, white } = palette;

/** Surfaces, text and lines by their role. `border.control` outlines what can be operated: 3 : 1 against every surface. */
export const roles = {
  bg: {
    DEFAULT: [white, night[950]],
    subtle: [stone[50], '#0e1f26'],
    muted: [stone[100], night[900]],
    emphasized: [stone[200], night[800]],
    inverted: [ink[950], night[50]],
    panel: [white, '#10222a'],
    error: [red[50], red[900]],
    warning: [amber[50], amber[900]],
    success: [green[50], green[900]],
    info: [ink[50], night[800]],
  },
  fg: {
    DEFAULT: ['#12262d', night[50]],
    muted: [stone[600], night[300]],
    subtle: ['#6d665c', night[400]],
    inverted: [white, ink[950]],
    error: [red[700], red[300]],
    warning: [amber[700], amber[300]],
    success: [green[700], green[300]],
    info: [ink[700], ink[300]],
  },
  border: {
    DEFAULT: [stone[200], night[700]],
    muted: [stone[100], night[800]],
    emphasized: [stone[300], night[600]],
    control: ['#857d71', night[500]],
    error: [red[600], red[300]],
  },
} as const satisfies Record<string, Record<string, Pair>>;

/** What a `colorPalette` offers; recipes speak of these and never of a colour. */
export const palettes = {
  brand: {
    contrast: [white, ink[950]],
    fg: [ink[700], ink[200]],
    subtle: [ink[50], night[800]],
    muted: [ink[100], night[700]],
    emphasized: [ink[200], ink[700]],
    solid: [ink[700], ink[300]],
    focusRing: [ink[500], ink[300]],
    border: [ink[400], ink[500]],
  },
  gray: {
    contrast: [white, ink[950]],
    fg: ['#22343a', night[200]],
    subtle: [stone[100], night[800]],
    muted: [stone[200], night[700]],
    emphasized: [stone[300], night[600]],
    solid: [ink[950], night[50]],
    focusRing: [ink[500], ink[300]],
    border: ['#857d71', night[500]],
  },
  accent: {
    contrast: [white, brass[900]],
    fg: [brass[700], brass[300]],
    subtle: [brass[50], '#2e2615'],
    muted: [brass[200], '#4a3a1a'],
    emphasized: [brass[300], '#6b5322'],
    solid: [brass[700], brass[300]],
    focusRing: [brass[500], brass[300]],
    border: [brass[500], brass[500]],
  },
  red: {
    contrast: [white, red[900]],
    fg: [red[700], red[300]],
    subtle: [red[50], red[900]],
    muted: [red[200], '#5f211a'],
    emphasized: [red[300], '#7c2b22'],
    solid: [red[600], red[300]],
    focusRing: [red[600], red[300]],
    border: [red[600], red[300]],
  },
  green: {
    contrast: [white, green[900]],
    fg: [green[700], green[300]],
    subtle: [green[50], green[900]],
    muted: [green[200], '#184a31'],
    emphasized: [green[300], '#1f6041'],
    solid: [green[600], green[300]],
    focusRing: [green[600], green[300]],
    border: [green[600], green[300]],
  },
  orange: {
    contrast: [white, amber[900]],
    fg: [amber[700], amber[300]],
    subtle: [amber[50], amber[900]],
    muted: [amber[200], '#573a0c'],
    emphasized: [amber[300], '#744d10'],
    solid: [amber[600], amber[300]],
    focusRing: [amber[600], amber[300]],
    border: [amber[600], amber[300]],
  },
} as const satisfies Record<string, Record<string, Pair>>;

interface ModeToken {
  value: { base: string; _dark: string };
}

/**
 * The same colours in the shape Chakra reads. The light ones are the base: a colour without one would be given an empty one,
 * and Chakra takes a quarter of the system's time to remove those.
 */
export function semanticColors(): Record<string, Record<string, ModeToken>> {
  const groups: Record<string, Record<string, Pair>> = { ...roles, ...palettes };
  return Object.fromEntries(
    Object.entries(groups).map(([group, colors]) => [
      group,
      Object.fromEntries(
        Object.entries(colors).map(([name, [light, dark]]) => [
          name,
          { value: { base: light, _dark: dark } },
        ]),
      ),
    ]),
  );
}
