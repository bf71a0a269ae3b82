import { ICONS, type IconName } from './icons.ts';
import { PEOPLE, personSvg, type PersonName } from './people.ts';
import { POSES, ROOMS, type Pose, type Room } from './poses.ts';

export interface Size {
  width: number;
  height: number;
}

/** Draws one moment of a film; t runs from 0 to 1. */
export type Scene = (size: Size, t: number) => string;

type Colours = readonly [from: string, to: string, light: string];

const PALETTES = {
  night: ['#14263f', '#2f5673', '#8fc1d4'],
  forest: ['#16352f', '#3f7460', '#b5d9a8'],
  plum: ['#38203f', '#7d4668', '#eeb3a6'],
  amber: ['#5a2f16', '#b9703a', '#f5d08a'],
  ocean: ['#0f3a4a', '#2a7f8c', '#b8e3d6'],
  slate: ['#232a36', '#56657a', '#c9d6e4'],
} as const satisfies Record<string, Colours>;
export type PaletteName = keyof typeof PALETTES;

const wave = (t: number, turns: number, shift = 0) => Math.sin((t * turns + shift) * 2 * Math.PI);
/** Settles quickly, then stays. */
const settle = (t: number) => 1 - (1 - Math.min(1, t * 1.6)) ** 3;
/** As someone who talks: syllables, with pauses between the sentences. */
const talking = (t: number) =>
  Math.abs(wave(t, 11)) * (0.55 + 0.45 * wave(t, 3)) * (wave(t, 1.5, 0.1) > -0.6 ? 1 : 0.1);

function svg({ width, height }: Size, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Figtree" color="#fff">${content}</svg>`;
}

/** Two colours and soft lights that wander on closed ways, so that a film can run in a loop. */
function background({ width, height }: Size, palette: PaletteName, t: number): string {
  const [from, to, light] = PALETTES[palette];
  const glow = (x: number, y: number, r: number, opacity: number) =>
    `<circle cx="${(x * width).toFixed(1)}" cy="${(y * height).toFixed(1)}" r="${(r * Math.max(width, height)).toFixed(1)}" fill="url(#glow)" opacity="${opacity}"/>`;
  return `
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
      <radialGradient id="glow"><stop stop-color="${light}"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    ${glow(0.78 + 0.05 * wave(t, 1), 0.2 + 0.06 * wave(t, 1, 0.25), 0.46, 0.5)}
    ${glow(0.16 + 0.04 * wave(t, 1, 0.4), 0.86 + 0.05 * wave(t, 1, 0.6), 0.36, 0.28)}`;
}

function person(
  name: PersonName,
  x: number,
  y: number,
  scale: number,
  talk: number,
  t: number,
  pose?: Pose,
) {
  const arms = pose === undefined ? '' : POSES[pose](PEOPLE[name]);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${personSvg(PEOPLE[name], talk, wave(t, 2))}${arms}</g>`;
}

/** @param width of the room */
function room(name: Room, x: number, y: number, width: number, colour: string): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(width / 300).toFixed(3)})" color="${colour}" opacity=".42">${ROOMS[name]}</g>`;
}

function lines(texts: readonly string[], x: number, y: number, size: number, attributes: string) {
  return texts
    .map(
      (text, index) =>
        `<text x="${x}" y="${(y + index * size * 1.18).toFixed(1)}" font-size="${size}" ${attributes}>${text}</text>`,
    )
    .join('');
}

/** The quiet film behind an advisor's name: hills, a sun, a path; no text, it lies under some. */
export function landscape(palette: PaletteName): Scene {
  const [from, to, light] = PALETTES[palette];
  return (size, t) => {
    const { width: w, height: h } = size;
    const hill = (base: number, rise: number, shift: number) => {
      const points = Array.from({ length: 41 }, (_, index) => {
        const x = index / 40;
        const y =
          base + rise * Math.sin((x * 1.6 + shift) * 2 * Math.PI) + 0.012 * wave(t, 1, x + shift);
        return `${(x * w).toFixed(1)},${(y * h).toFixed(1)}`;
      });
      return `M0,${h} L${points.join(' L')} L${w},${h} Z`;
    };
    return svg(
      size,
      `${background(size, palette, t)}
       <circle cx="${(w * 0.7).toFixed(1)}" cy="${(h * (0.36 + 0.015 * wave(t, 1))).toFixed(1)}" r="${(h * 0.11).toFixed(1)}" fill="${light}" opacity=".85"/>
       <path d="${hill(0.62, 0.06, 0.1)}" fill="${light}" opacity=".22"/>
       <path d="${hill(0.72, 0.05, 0.45)}" fill="${to}" opacity=".85"/>
       <path d="${hill(0.83, 0.045, 0.8)}" fill="${from}" opacity=".9"/>
       ${[0.12, 0.2, 0.86].map((x, index) => `<path d="M${(x * w).toFixed(0)} ${(h * 0.86).toFixed(0)} v-${(h * (0.1 + index * 0.02)).toFixed(0)}" stroke="${from}" stroke-width="6"/><ellipse cx="${(x * w + 3 * wave(t, 2, index * 0.3)).toFixed(1)}" cy="${(h * (0.74 - index * 0.02)).toFixed(0)}" rx="${(h * 0.04).toFixed(0)}" ry="${(h * 0.075).toFixed(0)}" fill="${from}"/>`).join('')}`,
    );
  };
}

export interface TalkOptions {
  palette: PaletteName;
  person: PersonName;
  icon: IconName;
  kicker: string;
  title: readonly string[];
  name: string;
}

/** Someone explains something: the subject on the left, the speaker on the right. */
export function talk(options: TalkOptions): Scene {
  const { palette, kicker, title, name } = options;
  const light = PALETTES[palette][2];
  return (size, t) => {
    const { width: w, height: h } = size;
    const u = h / 540;
    return svg(
      size,
      `${background(size, palette, t)}
       <circle cx="${(w * 0.765).toFixed(1)}" cy="${(h * 0.6).toFixed(1)}" r="${(h * 0.43).toFixed(1)}" fill="${light}" opacity=".22"/>
       ${person(options.person, w * 0.765 - 200 * u * 0.98, h - 470 * u * 0.98, u * 0.98, talking(t), t)}
       <g transform="translate(${(64 * u).toFixed(1)} ${(62 * u).toFixed(1)}) scale(${(0.62 * u).toFixed(3)})" color="${light}">${ICONS[options.icon](settle(t))}</g>
       ${lines([kicker], 64 * u, 246 * u, 21 * u, `fill="${light}" font-weight="600" letter-spacing="1.5"`)}
       ${lines(title, 64 * u, 296 * u, 45 * u, 'fill="#fff" font-weight="700" letter-spacing="-.6"')}
       ${lines([name], 64 * u, 468 * u, 22 * u, 'fill="#fff" opacity=".85" font-weight="500"')}
       <rect x="${64 * u}" y="${492 * u}" width="${300 * u}" height="${4 * u}" rx="2" fill="#fff" opacity=".22"/>
       <rect x="${64 * u}" y="${492 * u}" width="${(300 * u * t).toFixed(1)}" height="${4 * u}" rx="2" fill="${light}"/>`,
    );
  };
}

export interface VoiceOptions {
  palette: PaletteName;
  person: PersonName;
  quote: readonly string[];
}

/** A customer tells about it, upright as a phone films. */
export function voice({ palette, person: who, quote }: VoiceOptions): Scene {
  const light = PALETTES[palette][2];
  return (size, t) => {
    const { width: w, height: h } = size;
    const scale = w / 430;
    return svg(
      size,
      `${background(size, palette, t)}
       <circle cx="${w / 2}" cy="${(h * 0.66).toFixed(1)}" r="${(w * 0.52).toFixed(1)}" fill="${light}" opacity=".25"/>
       ${person(who, w / 2 - 200 * scale, h - 478 * scale, scale, talking(t), t)}
       ${quote.length === 0 ? '' : `<text x="${w * 0.09}" y="${(h * 0.118).toFixed(1)}" font-size="${(w * 0.24).toFixed(0)}" font-weight="700" fill="${light}" opacity=".8">„</text>`}
       ${lines(quote, w * 0.1, h * 0.205, w * 0.088, `fill="#fff" font-weight="600" opacity="${settle(t * 1.5 + 0.2).toFixed(2)}"`)}`,
    );
  };
}

export interface PictureOptions {
  palette: PaletteName;
  person: PersonName;
  icon: IconName;
  pose: Pose;
  room: Room;
}

/** An upright cover: the person at work, and nothing that a card writes below it anyway. */
export function cover({ palette, person: who, icon, pose, room: where }: PictureOptions): Scene {
  const light = PALETTES[palette][2];
  return (size, t) => {
    const { width: w, height: h } = size;
    const scale = (w / 400) * 0.86;
    return svg(
      size,
      `${background(size, palette, t)}
       ${room(where, w * 0.3, h * 0.07, w * 0.66, light)}
       <g transform="translate(${(w * 0.06).toFixed(1)} ${(h * 0.045).toFixed(1)}) scale(${(w / 900).toFixed(3)})" color="${light}">${ICONS[icon](1)}</g>
       ${person(who, w / 2 - 200 * scale, h - 462 * scale, scale, 0.35, t, pose)}`,
    );
  };
}

/** The same in a wide picture, the subject large beside the person. */
export function still({ palette, person: who, icon, pose, room: where }: PictureOptions): Scene {
  const light = PALETTES[palette][2];
  return (size, t) => {
    const { width: w, height: h } = size;
    const scale = h / 540;
    return svg(
      size,
      `${background(size, palette, t)}
       ${room(where, w * 0.62, h * 0.06, w * 0.33, light)}
       <circle cx="${(w * 0.24).toFixed(1)}" cy="${h / 2}" r="${(h * 0.29).toFixed(1)}" fill="${light}" opacity=".16"/>
       <g transform="translate(${(w * 0.24 - h * 0.19).toFixed(1)} ${(h * 0.31).toFixed(1)}) scale(${(h / 526).toFixed(3)})" color="${light}">${ICONS[icon](1)}</g>
       ${person(who, w * 0.66 - 200 * scale, h - 466 * scale, scale, 0.35, t, pose)}`,
    );
  };
}

/** A customer's picture, without the words that a card writes over it. */
export function face(palette: PaletteName, who: PersonName): Scene {
  return voice({ palette, person: who, quote: [] });
}

/** A wordmark for an advisor's logo, without a background. */
export function logo(initials: string, name: string, colour: string): Scene {
  return (size) =>
    svg(
      size,
      `<circle cx="${size.height / 2}" cy="${size.height / 2}" r="${size.height * 0.42}" fill="${colour}"/>
       <text x="${size.height / 2}" y="${size.height * 0.62}" font-size="${size.height * 0.34}" font-weight="700" fill="#fff" text-anchor="middle">${initials}</text>
       <text x="${size.height * 1.08}" y="${size.height * 0.62}" font-size="${size.height * 0.34}" font-weight="600" fill="${colour}">${name}</text>`,
    );
}
