import type { Person } from './people.ts';

/** What a person does in a picture, so that the same one can be shown on many cards. */
export type Pose = 'wave' | 'notes' | 'mug' | 'laptop' | 'point';

const arm = (clothes: string, path: string) =>
  `<path d="${path}" fill="none" stroke="${clothes}" stroke-width="60" stroke-linecap="round" stroke-linejoin="round"/>`;
/** The seam that tells an arm from the body behind it. */
const seam = (path: string) =>
  `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="4" stroke-linecap="round"/>`;
const hand = (skin: string, x: number, y: number, r = 27) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${skin}"/>`;

/** Draws the arms, and what they hold, over a person in a box of 400 × 480. */
export const POSES: Readonly<Record<Pose, (person: Person) => string>> = {
  wave: ({ skin, clothes }) => `
    ${arm(clothes, 'M338 452 C392 420 396 350 372 286')}
    ${seam('M306 470 C346 440 364 400 362 352')}
    ${hand(skin, 366, 248, 30)}
    <g stroke="${skin}" stroke-width="15" stroke-linecap="round">
      <path d="M350 232 L338 196"/><path d="M364 226 L362 184"/><path d="M380 230 L388 190"/><path d="M390 244 L410 214"/>
    </g>`,
  notes: ({ skin, clothes }) => `
    ${arm(clothes, 'M70 420 C74 476 116 486 150 470')}
    ${arm(clothes, 'M330 420 C326 476 284 486 250 470')}
    <g transform="rotate(-4 200 420)">
      <rect x="118" y="352" width="164" height="140" rx="8" fill="#fffdf7"/>
      <g stroke="#23395b" stroke-opacity=".5" stroke-width="7" stroke-linecap="round">
        <path d="M142 384 H240"/><path d="M142 408 H258"/><path d="M142 432 H220"/>
      </g>
    </g>
    ${hand(skin, 122, 452)}${hand(skin, 278, 446)}`,
  mug: ({ skin, clothes }) => `
    ${arm(clothes, 'M336 410 C352 470 318 486 286 440')}
    ${seam('M316 398 C318 420 314 436 306 446')}
    <path d="M242 376 q-30 -2 -28 26 q2 24 30 20" fill="none" stroke="#fffdf7" stroke-width="11"/>
    <rect x="240" y="362" width="66" height="74" rx="11" fill="#fffdf7"/>
    <path d="M258 348 q-8 -12 0 -22 M284 348 q-8 -12 0 -22" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="6" stroke-linecap="round"/>
    ${hand(skin, 300, 414)}`,
  laptop: ({ skin, clothes }) => `
    ${arm(clothes, 'M66 420 C62 476 96 490 132 482')}
    ${arm(clothes, 'M334 420 C338 476 304 490 268 482')}
    <path d="M104 372 h192 a12 12 0 0 1 12 12 V480 H92 V384 a12 12 0 0 1 12 -12 Z" fill="#2b3442"/>
    <path d="M104 372 h192 a12 12 0 0 1 12 12 V480 H92 V384 a12 12 0 0 1 12 -12 Z" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="4"/>
    <circle cx="200" cy="430" r="11" fill="#fff" opacity=".55"/>
    ${hand(skin, 92, 470, 24)}${hand(skin, 308, 470, 24)}`,
  point: ({ skin, clothes }) => `
    ${arm(clothes, 'M62 452 C8 424 -4 360 18 300')}
    ${seam('M94 470 C54 444 36 408 38 362')}
    ${hand(skin, 22, 262, 28)}
    <path d="M14 246 L-4 202" stroke="${skin}" stroke-width="16" stroke-linecap="round"/>`,
};

/** Where a person is. */
export type Room = 'window' | 'shelf' | 'board' | 'plant';

const book = (x: number, height: number, opacity: number) =>
  `<rect x="${x}" y="${-height}" width="18" height="${height}" rx="3" opacity="${opacity}"/>`;
const books = [book(14, 64, 0.9), book(36, 52, 0.6), book(58, 70, 0.75), book(82, 46, 0.5)];

/** Draws the room behind a person in a box of 300 × 300, in one colour. */
export const ROOMS: Readonly<Record<Room, string>> = {
  window: `<g fill="none" stroke="currentColor" stroke-width="9">
      <rect x="20" y="20" width="240" height="250" rx="10" fill="currentColor" fill-opacity=".16"/>
      <path d="M140 20 V270 M20 145 H260"/>
    </g><circle cx="205" cy="80" r="26" fill="currentColor" opacity=".7"/>`,
  shelf: `<g fill="currentColor">
      ${[100, 195, 290].map((y) => `<rect x="0" y="${y}" width="290" height="9" rx="4"/>`).join('')}
      <g transform="translate(0 100)">${books.join('')}</g>
      <g transform="translate(150 195)">${books.join('')}</g>
      <g transform="translate(40 290)">${books.join('')}</g>
      <circle cx="228" cy="76" r="22" opacity=".6"/>
    </g>`,
  board: `<g fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">
      <rect x="10" y="30" width="280" height="200" rx="12" fill="currentColor" fill-opacity=".14"/>
      <path d="M44 188 L104 140 L150 160 L246 78"/><path d="M210 78 H246 V114"/>
      <path d="M80 230 L60 290 M220 230 L240 290"/>
    </g>`,
  plant: `<g fill="currentColor">
      <path d="M92 212 h96 l-14 84 h-68 Z"/>
      <path d="M140 212 C60 190 40 120 56 60 C116 84 142 130 140 212 Z" opacity=".7"/>
      <path d="M140 212 C220 190 240 120 224 60 C164 84 138 130 140 212 Z" opacity=".5"/>
      <path d="M140 212 C110 140 116 70 140 20 C164 70 170 140 140 212 Z" opacity=".85"/>
    </g>`,
};
