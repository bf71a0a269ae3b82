import { ADVISOR_FACTS, type Role } from '../roles.ts';
import type { Fields, Value } from '../engine/request.ts';

/** Values that the tables of several collections try. */

export const letters = (count: number) => 'x'.repeat(count);
export const PAST = new Date('2020-05-01T10:00:00Z');
export const FUTURE = new Date('2099-05-01T10:00:00Z');

/** What no text that is asked for takes, if it may have this many characters. */
export const badText = (most: number): Value[] => ['', ' \n\t', letters(most + 1), 7, null, ['x']];

export const TWO_LINES: Value[] = ['Erste Zeile\nZweite Zeile', letters(500)];
export const NOT_TWO_LINES: Value[] = [...badText(500), 'Erste\nZweite\nDritte'];

const PATH_LENGTH = 1024;
/** A file's path with as many characters as a path may have. */
export const longestFile = (folder: string) =>
  `${folder}/${letters(PATH_LENGTH - folder.length - 1)}`;

/** @param folder `seminars/video` */
export const files = (folder: string): Value[] => [`${folder}/a b.mp4`, longestFile(folder)];
export const badFiles = (folder: string): Value[] => [
  '',
  `${folder}/`,
  `${folder}/deeper/a.mp4`,
  `/${folder}/a.mp4`,
  `elsewhere/${folder}/a.mp4`,
  'elsewhere/video/a.mp4',
  `${longestFile(folder)}x`,
  7,
  ['x'],
];

const LINK_LENGTH = 2000;
const longestLink = `https://x.de/${letters(LINK_LENGTH - 'https://x.de/'.length)}`;
export const LINKS: Value[] = [
  'https://termin.example.org/pro?a=b:c#d',
  'HTTP://x.de',
  'termin.example.org/pro?when=10:30',
  'x.de',
  longestLink,
];
export const BAD_LINKS: Value[] = [
  '',
  'javascript:alert(1)',
  'JavaScript://x.de/%0aalert(1)',
  'data:text/html,x',
  'mailto:a@b.de',
  'https://',
  'https:///x',
  '//x.de',
  'x.de/a b',
  ' x.de',
  `${longestLink}x`,
  7,
  true,
  ['x.de'],
];

/** The organisation an advisor belongs to; somebody who is none says what an advisor could. */
export const orgOf = (role: Role): string => {
  const facts: Partial<Record<Role, { org: string }>> = ADVISOR_FACTS;
  return facts[role]?.org ?? 'org-a';
};

/** A document under an id as clients make them: of 20 letters and digits. */
export const newPath = (collection: string, name: string) =>
  `${collection}/${`${name}${letters(20)}`.slice(0, 20)}`;

/** The document of a collection that belongs to this role. */
export const ofRole = (collection: string) => (role: Role) => `${collection}/of-${role}`;

export type Documents = [path: string, data: Fields][];
