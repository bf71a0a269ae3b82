import { sessionAccessSchema, sessionSchema } from '@wbd/domain/seminars';
import { EVERYONE, OPEN, type Role, SIGNED_IN, holders, publishers } from '../roles.ts';
import { NOW, type Fields } from '../engine/request.ts';
import {
  batch,
  creates,
  deletes,
  fixed,
  gets,
  lists,
  listsUpTo,
  updates,
  writable,
  type Row,
  type Table,
} from '../engine/table.ts';
import { ownContent } from './own-content.ts';
import { newSeminar } from './seminars.ts';
import {
  badLines,
  FUTURE,
  keptOfOwner,
  lines,
  narrowDocuments,
  newPath,
  ofRole,
  PAST,
  QUIET_EDIT,
  readsUnlessHidden,
  textOrEmpty,
  unmarked,
  type Documents,
} from './values.ts';

const session = (advisor: string): Fields => ({
  seminar: `of-${advisor}`,
  advisor,
  time: FUTURE,
  location: 'Hotel Löwen, Köln',
  maxParticipants: 20,
  registrationCount: 0,
  hidden: false,
});
const hiddenSession: Fields = { ...session('owner'), seminar: 'hidden-of-owner', hidden: true };
const teamSession: Fields = {
  ...session('owner'),
  seminar: 'team-of-owner',
  audience: 'team:nord',
};
const access = (advisor: string, seminar = `of-${advisor}`): Fields => ({
  seminar,
  advisor,
  directions: 'Hinterhof, zweite Tür',
});
/** A new session's path, named for its advisor. */
const named = (name: string) => (role: Role) => newPath('sessions', name + role);

export const sessionDocuments: Documents = [
  ['sessions/taken', { ...session('owner'), registrationCount: 3 }],
  ['sessions/held', { ...session('owner'), registrationCount: 2, heldSeats: 1, waitingCount: 4 }],
  ['sessions/hidden-of-owner', hiddenSession],
  ...narrowDocuments('sessions', session('owner')),
  ...['team', 'org', 'own', 'elsewhere', 'hidden-team'].map((kind): Documents[number] => [
    `sessionAccess/${kind}-of-owner`,
    access('owner', `${kind}-of-owner`),
  ]),
  ['sessions/unmarked-of-owner', unmarked({ ...session('owner'), seminar: 'unmarked-of-owner' })],
  ['sessionAccess/unmarked-of-owner', access('owner', 'unmarked-of-owner')],
  [keptOfOwner('sessions'), session('owner')],
  ['sessionAccess/hidden-of-owner', access('owner', 'hidden-of-owner')],
  ['sessions/called-off', { ...session('owner'), calledOff: { at: PAST, seats: 3 }, hidden: true }],
  ['sessions/over', { ...session('owner'), time: PAST }],
  ...SIGNED_IN.flatMap((role): Documents => [
    [`sessions/of-${role}`, session(role)],
    [`sessions/bare-of-${role}`, session(role)],
    [`sessionAccess/of-${role}`, access(role)],
    [`sessionAccess/orphan-of-${role}`, access(role)],
  ]),
];

export const sessions: Table = ownContent({
  collection: 'sessions',
  schema: sessionSchema,
  reads: [
    ...readsUnlessHidden('sessions', EVERYONE, 100),
    lists("a seminar's, hidden or not", ['internaltesting'], {
      collection: 'sessions',
      where: ['seminar', 'of-owner'],
      also: [['audience', 'public']],
      limit: 10,
    }),
  ],
  creators: publishers('createSeminars'),
  changers: publishers('createSeminars'),
  deleters: holders('createSeminars'),
  data: session,
  changes: { location: 'Anderswo' },
  more: [
    creates('one of a hidden seminar, hidden like it', ['owner'], named('hidden'), hiddenSession),
    creates('one of a seminar that is older than the mark', ['owner'], named('unmarked'), {
      ...session('owner'),
      seminar: 'unmarked-of-owner',
    }),
    creates('one of a hidden seminar, for everyone', [], named('shown'), {
      ...hiddenSession,
      hidden: false,
    }),
    creates("one of the team's seminar, for the team", ['owner'], named('team'), teamSession),
    creates("one of the team's seminar, for everyone", [], named('teamshown'), {
      ...teamSession,
      audience: 'public',
    }),
    creates("one of the team's seminar, without an audience", [], named('teamwithout'), {
      ...session('owner'),
      seminar: 'team-of-owner',
    }),
    batch('create', 'one together with its seminar', publishers('createSeminars'), (role) => [
      {
        set: newPath('sessions', `with${role}`),
        data: { ...session(role), seminar: newPath('', role).slice(1) },
      },
      { set: newPath('seminars', role), data: newSeminar(role) },
    ]),
    updates('more places than were taken', ['owner'], 'sessions/taken', { maxParticipants: 4 }),
    updates('as many places as were taken', ['owner'], 'sessions/taken', { maxParticipants: 3 }),
    updates('fewer places than were taken', [], 'sessions/taken', { maxParticipants: 2 }),
    updates('as many places as were taken and are held', ['owner'], 'sessions/held', {
      maxParticipants: 3,
    }),
    updates('fewer places than were taken and are held', [], 'sessions/held', {
      maxParticipants: 2,
    }),
    updates('the place of one that is over', ['owner'], 'sessions/over', { location: 'Dort' }),
    updates('when one was that is over', [], 'sessions/over', { time: FUTURE }),
    updates('when one was, to another past day', [], 'sessions/over', {
      time: new Date(PAST.getTime() + 1),
    }),
    updates('one that was called off', [], 'sessions/called-off', { location: 'Dort' }),
    deletes('one that was called off', ['owner'], 'sessions/called-off'),
    deletes('one with registrations', [], 'sessions/taken'),
    deletes('one that is gone', holders('createSeminars'), 'sessions/none'),
  ],
  fields: {
    seminar: fixed(['of-owner'], ['of-foreign', 'none', null, 7], 'of-foreign'),
    time: writable([FUTURE, NOW], [PAST, '2099-05-01', 4_000_000_000, null]),
    location: writable(lines(300), badLines(300)),
    maxParticipants: writable([1, 10_000], [0, -1, 10_001, 1.5, '20', null]),
    registrationCount: fixed([0], [1, -1, null, '0'], 1),
    audience: fixed(['public'], ['team:nord', 'own:owner', null, 7], 'team:nord'),
    waitingCount: fixed([], [0, 1, -1, null], 1),
    heldSeats: fixed([], [0, 1, -1, null], 1),
    calledOff: fixed([], [{ at: PAST }, null], { at: PAST }),
    quietEdit: QUIET_EDIT,
  },
});

/** Deleting how to get in, in a batch with the session or alone. */
const deletesAccess = (
  what: string,
  allow: readonly Role[],
  paths: (role: Role) => string[],
): Row => batch('delete', what, allow, (role) => paths(role).map((path) => ({ delete: path })));

export const sessionAccess: Table = {
  collection: 'sessionAccess',
  rows: [
    gets("the owner's", ['owner', 'colleague'], 'sessionAccess/of-owner'),
    gets(
      "the owner's to one of a seminar that is older than the mark",
      ['owner', 'colleague'],
      'sessionAccess/unmarked-of-owner',
    ),
    gets("the owner's to a hidden session", ['owner'], 'sessionAccess/hidden-of-owner'),
    gets(
      "the owner's for the team",
      ['owner', 'colleague', 'foreign'],
      'sessionAccess/team-of-owner',
    ),
    gets("the owner's for the organisation", ['owner', 'colleague'], 'sessionAccess/org-of-owner'),
    gets("the owner's for no one else", ['owner'], 'sessionAccess/own-of-owner'),
    gets("the owner's for a team they left", ['owner'], 'sessionAccess/elsewhere-of-owner'),
    gets("the owner's for the team, hidden", ['owner'], 'sessionAccess/hidden-team-of-owner'),
    gets(
      "a Pro advisor's, whose organisation has a Basic and a Lite one",
      ['pro'],
      'sessionAccess/of-pro',
    ),
    gets(
      "a Lite advisor's, whose organisation has a Basic one, too",
      ['lite', 'pro'],
      'sessionAccess/of-lite',
    ),
    // former advisors can still read their documents
    gets('the own', OPEN, ofRole('sessionAccess')),
    ...listsUpTo(500, "the owner's", ['owner'], {
      collection: 'sessionAccess',
      where: ['advisor', 'owner'],
    }),
    lists("a blocked advisor's", [], {
      collection: 'sessionAccess',
      where: ['advisor', 'blocked'],
      limit: 10,
    }),
    lists('all', [], { collection: 'sessionAccess', limit: 10 }),
    creates(
      'to an own session',
      holders('createSeminars'),
      (role) => `sessionAccess/bare-of-${role}`,
      access,
    ),
    creates("in the owner's name", ['owner'], 'sessionAccess/bare-of-owner', access('owner')),
    creates(
      "to the owner's session, in the own name",
      ['owner'],
      'sessionAccess/bare-of-owner',
      (role) => access(role, 'of-owner'),
    ),
    creates('to a session that is not there', [], (role) => `sessionAccess/none-${role}`, access),
    batch('create', 'together with the session', publishers('createSeminars'), (role) => [
      { set: newPath('sessionAccess', `both${role}`), data: access(role) },
      { set: named('both')(role), data: session(role) },
    ]),
    updates('the own', holders('createSeminars'), ofRole('sessionAccess'), { directions: 'Neu' }),
    updates("the owner's", ['owner'], 'sessionAccess/of-owner', { directions: 'Neu' }),
    updates(
      "the owner's to another seminar, when its session is gone",
      [],
      'sessionAccess/orphan-of-owner',
      { seminar: 'of-pro' },
    ),
    deletesAccess('the own, while its session is there', [], (role) => [
      `sessionAccess/of-${role}`,
    ]),
    deletesAccess('the own, together with its session', holders('createSeminars'), (role) => [
      `sessionAccess/of-${role}`,
      `sessions/of-${role}`,
    ]),
    deletesAccess('the own, whose session is gone', holders('createSeminars'), (role) => [
      `sessionAccess/orphan-of-${role}`,
    ]),
    deletesAccess('one that is gone with its session', holders('createSeminars'), () => [
      'sessionAccess/none',
    ]),
    deletesAccess('one that is not there, while the session is', [], (role) => [
      `sessionAccess/bare-of-${role}`,
    ]),
    deletesAccess("the owner's, whose session is gone", ['owner'], () => [
      'sessionAccess/orphan-of-owner',
    ]),
  ],
  fields: {
    schema: sessionAccessSchema,
    target: 'sessionAccess/of-owner',
    writers: ['owner'],
    // it stands under its session's id, so every new one is for the same session
    creates: { path: () => 'sessionAccess/bare-of-owner', data: access('owner') },
    fields: {
      id: fixed([], ['anders'], 'anders'),
      seminar: fixed(['of-owner'], ['of-foreign', null], 'of-foreign'),
      advisor: fixed(['owner'], ['foreign', null], 'foreign'),
      directions: textOrEmpty(2000),
      quietEdit: QUIET_EDIT,
    },
  },
};
