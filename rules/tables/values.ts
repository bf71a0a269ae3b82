import { BLANK, FORBIDDEN } from '@wbd/domain/fields';
import { ADVISOR_FACTS, EVERYONE, OPEN, type Role } from '../roles.ts';
import type { Fields, Value } from '../engine/request.ts';
import { gets, lists, listsUpTo, writable, type Field, type Row } from '../engine/table.ts';

/** Values that the tables of several collections try. */

export const letters = (count: number) => 'x'.repeat(count);
export const PAST = new Date('2020-05-01T10:00:00Z');
export const FUTURE = new Date('2099-05-01T10:00:00Z');

type Ranges = typeof BLANK;
const characters = (...points: number[]) => points.map((point) => String.fromCodePoint(point));
/** The ends and the middle of each range: values that a changed range would decide differently. */
const within = (ranges: Ranges) =>
  ranges.flatMap(([first, last]) => characters(first, Math.floor((first + last) / 2), last));
const includes = (ranges: Ranges, point: number) =>
  ranges.some(([first, last]) => first <= point && point <= last);
/** The characters next to each range that no range has. */
const beside = (...all: Ranges[]) =>
  all
    .flat()
    .flatMap(([first, last]) => [first - 1, last + 1])
    .filter((point) => point > 0 && !all.some((ranges) => includes(ranges, point)))
    .flatMap((point) => characters(point));

/** Texts with something to see. */
export const lines = (most: number): Value[] => [letters(most), '\u200d👩‍👩‍👧'];
/** Characters that come near to what is forbidden or blank; one field tries them for all. */
export const NEAR_BLANK: Value[] = beside(FORBIDDEN, BLANK).filter((one) => one !== '\n');
/** Characters that come near to what is forbidden, in a text: also blank ones, which a text may hold. */
export const NEAR_FORBIDDEN: Value[] = beside(FORBIDDEN).map((character) => `a${character}`);
export const BLANK_OR_FORBIDDEN: Value[] = [
  ...within(BLANK),
  ...within(FORBIDDEN).map((character) => `a${character}`),
];
/** What no required text takes, if it may have this many characters. */
export const badText = (most: number): Value[] => [
  '',
  ' \n\u200b',
  'a\u0000',
  letters(most + 1),
  7,
  null,
  ['x'],
];
/** What no text of one line takes. */
export const badLines = (most: number): Value[] => [...badText(most), 'Zwei\nZeilen'];

export const TWO_LINES = writable(
  ['Erste Zeile\nZweite Zeile', 'Nur die erste\n', '\nNur die zweite', letters(500)],
  [...badText(500), 'Erste\nZweite\nDritte'],
);
/** A text that may be empty, but has to be one. */
export const textOrEmpty = (most: number) =>
  writable(['', letters(most)], [letters(most + 1), 7, null, ['x']]);

const PATH_LENGTH = 1024;
/** A file's path with as many characters as a path may have. */
const longestFile = (folder: string) => `${folder}/${letters(PATH_LENGTH - folder.length - 1)}`;

const files = (folder: string): Value[] => [
  `${folder}/a b.mp4`,
  `${folder}/a`,
  longestFile(folder),
];
const badFiles = (folder: string): Value[] => [
  '',
  `${folder}/`,
  `${folder}/deeper/a.mp4`,
  `${folder}/a\n.mp4`,
  `/${folder}/a.mp4`,
  `elsewhere/${folder}/a.mp4`,
  'elsewhere/video/a.mp4',
  `${longestFile(folder)}x`,
  7,
  ['x'],
];
/** @param folder `seminars/video` */
export const fileOf = (folder: string) => writable(files(folder), [null, ...badFiles(folder)]);
export const fileOrNone = (folder: string) => writable([...files(folder), null], badFiles(folder));
/** A file of a field that rows of earlier releases lack. */
export const laterFile = (folder: string) => ({ ...fileOrNone(folder), mayBeGone: true });
/** Captions of a video in this folder. */
export const captionsIn = (folder: string) => laterFile(`${folder}/captions`);

const LINK_LENGTH = 2000;
const longestLink = `https://x.de/${letters(LINK_LENGTH - 'https://x.de/'.length)}`;
export const LINKS: Value[] = [
  'https://termin.example.org/pro?a=b:c#d',
  'HTTP://x.de',
  'termin.example.org/pro?when=10:30',
  'HTTPS://x.de',
  'https://x',
  'x.de',
  'x',
  'x/',
  'x?a',
  'x#a',
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
  'https://?x',
  'https://#x',
  'https:// x',
  'httpss://x.de',
  'xttp://x.de',
  'hxtp://x.de',
  'htxp://x.de',
  'httx://x.de',
  'httpx://x.de',
  '?x',
  '#x',
  '//x.de',
  'x.de/a b',
  ' x.de',
  `${longestLink}x`,
  7,
  true,
  ['x.de'],
];

/** The organisation an advisor belongs to; a person who is none says what an advisor could. */
export const orgOf = (role: Role): string => {
  const facts: Partial<Record<Role, { org: string }>> = ADVISOR_FACTS;
  return facts[role]?.org ?? 'org-a';
};

/** A document under an id as clients make them: of 20 letters and digits. */
export const newPath = (collection: string, name: string) =>
  `${collection}/${`${name}${letters(20)}`.slice(0, 20)}`;

/** The id of items that a decision on a notice has hidden and their owner deleted. */
export const RESTRICTED_ID = 'Restricted1234567890';

/** A document as it was stored before there was a mark of what is hidden. */
export const unmarked = ({ hidden: _, ...fields }: Fields): Fields => fields;

/** The owner's document under an id as clients make them. */
export const keptOfOwner = (collection: string) => newPath(collection, 'kept');

/** The document of a collection that belongs to this role. */
export const ofRole = (collection: string) => (role: Role) => `${collection}/of-${role}`;

/** Who sees what the operator has hidden of the owner's. */
const SEE_HIDDEN: readonly Role[] = ['owner', 'internaltesting'];

/** Getting single ones of what may be hidden, where only the owner lists. */
export const getsUnlessHidden = (collection: string): Row[] => [
  gets('one that is not there', EVERYONE, `${collection}/none`),
  gets('one that is marked as visible', EVERYONE, `${collection}/marked-of-owner`),
  gets("the owner's that is hidden", SEE_HIDDEN, `${collection}/hidden-of-owner`),
];

/** Who sees what is for the owner's team, and for the owner's organisation: members with a confirmed address. */
const OF_TEAM: readonly Role[] = ['owner', 'colleague', 'foreign'];
const OF_ORGANISATION: readonly Role[] = ['owner', 'colleague'];

/** The audiences that `owner` may give an item, and those that are others'. */
export const AUDIENCES = {
  owners: ['public', 'org:org-a', 'team:nord', 'own:owner'],
  others: ['org:org-c', 'team:sued', 'own:colleague', 'team:', '', null, 7, ['public']],
} as const;
/** Marks a write that sends participants no mail. */
export const QUIET_EDIT: Field = {
  ...writable(
    ['QuietEdit00000000001'],
    ['kurz', 'QuietEdit000000000012', 'QuietEdit-0000000001', null, 7],
  ),
  mayBeGone: true,
};
export const AUDIENCE: Field = { ...writable(AUDIENCES.owners, AUDIENCES.others), mayBeGone: true };

/** Items of the owner's of each audience, and what else decides who reads them. */
export const narrowDocuments = (collection: string, data: Fields): Documents => [
  [`${collection}/team-of-owner`, { ...data, audience: 'team:nord' }],
  [`${collection}/org-of-owner`, { ...data, audience: 'org:org-a' }],
  [`${collection}/own-of-owner`, { ...data, audience: 'own:owner' }],
  [`${collection}/elsewhere-of-owner`, { ...data, audience: 'team:sued' }],
  [`${collection}/hidden-team-of-owner`, { ...data, audience: 'team:nord', hidden: true }],
];

/** Reading items of a narrow audience: single ones, and lists by audience, which the rules can prove. */
export function readsOfAudiences(collection: string): Row[] {
  const visible = (audience: string, hidden = false) => ({
    collection,
    where: ['hidden', hidden] as const,
    also: [['audience', audience]] as const,
    limit: 10,
  });
  return [
    gets("the owner's for the team", OF_TEAM, `${collection}/team-of-owner`),
    gets("the owner's for the organisation", OF_ORGANISATION, `${collection}/org-of-owner`),
    gets("the owner's for no one else", ['owner'], `${collection}/own-of-owner`),
    gets("the owner's for a team that they left", ['owner'], `${collection}/elsewhere-of-owner`),
    gets("the owner's for the team, hidden", ['owner'], `${collection}/hidden-team-of-owner`),
    lists('what is for the team', OF_TEAM, visible('team:nord')),
    lists('what is for the organisation', OF_ORGANISATION, visible('org:org-a')),
    lists('what is for another team', [], visible('team:sued')),
    lists('what is for the owner alone', ['owner'], visible('own:owner')),
    lists('what is for the team, hidden', [], visible('team:nord', true)),
    lists('what is for the team, hidden or not', [], {
      collection,
      where: ['audience', 'team:nord'],
      limit: 10,
    }),
    lists('what is not hidden, for whomever', [], {
      collection,
      where: ['hidden', false],
      limit: 10,
    }),
  ];
}

/** Reading what the operator may hide; of the owner's, `hidden-of-owner` is hidden and `unmarked-of-owner` has no mark. */
export function readsUnlessHidden(
  collection: string,
  listers: readonly Role[],
  most: number,
): Row[] {
  return [
    gets('one', EVERYONE, `${collection}/of-owner`),
    gets('one that is not there', EVERYONE, `${collection}/none`),
    gets('one that is older than the mark', EVERYONE, `${collection}/unmarked-of-owner`),
    gets("the owner's that is hidden", SEE_HIDDEN, `${collection}/hidden-of-owner`),
    ...readsOfAudiences(collection),
    ...listsUpTo(most, 'what is public and not hidden', listers, {
      collection,
      where: ['hidden', false],
      also: [['audience', 'public']],
    }),
    ...listsUpTo(most, "the owner's", ['owner'], { collection, where: ['advisor', 'owner'] }),
    ...listsUpTo(most, 'the own', OPEN, (role) => ({ collection, where: ['advisor', role] })),
    ...listsUpTo(most, 'everything public', ['internaltesting'], {
      collection,
      where: ['audience', 'public'],
    }),
    ...listsUpTo(most, 'everything', [], { collection }),
    lists("what is hidden of the owner's", SEE_HIDDEN, {
      collection,
      where: ['hidden', true],
      also: [
        ['advisor', 'owner'],
        ['audience', 'public'],
      ],
      limit: 10,
    }),
  ];
}

export type Documents = [path: string, data: Fields][];
