import { DEFAULT_ADVISOR_CODE, type Advisor } from '@wbd/domain/advisors';
import { hole, registrationShape } from '@wbd/domain/pages';
import { LOW_SEATS_BELOW } from '@wbd/domain/seats';
import type { Seminar, Session } from '@wbd/domain/seminars';
import { paths } from '../shared/paths.ts';
import { owner, seminar } from './sample-content.ts';
import { bare } from './sample-pages.ts';

interface SampleRegistration {
  shape: string;
  path: string;
  advisor: Advisor;
  seminar: Seminar;
  owner: Advisor;
  sessions: Session[];
}

const FAR = Date.UTC(2999, 0, 1);
const DAY_MS = 24 * 60 * 60_000;

/** Coming sessions with so many free seats. */
function sessionsWith(...free: number[]): Session[] {
  return free.map((seats, index) => ({
    // letters, so that none is found in another one or in a class
    id: `samplesession${String.fromCodePoint(97 + index)}`,
    seminar: seminar.id,
    advisor: owner.id,
    time: new Date(FAR + index * DAY_MS),
    location: hole('location'),
    maxParticipants: seats,
    registrationCount: 0,
    waitingCount: 0,
    heldSeats: 0,
    hidden: false,
    calledOff: null,
  }));
}

const few = Array.from({ length: LOW_SEATS_BELOW - 1 }, (_, index) => index + 1);
const open = sessionsWith(LOW_SEATS_BELOW, LOW_SEATS_BELOW);
/** A choice in every shape, and in one of them an option in every shape. */
const furtherChoices = [
  sessionsWith(0, ...few, LOW_SEATS_BELOW),
  ...[...few, LOW_SEATS_BELOW].map((seats) => sessionsWith(seats)),
];

const seminars = [
  {},
  { online: true },
  { thumb: hole('poster') },
  { online: true, thumb: hole('poster') },
];

/** A registration in every shape, and with a choice in every shape, before it is known who looks at it. */
export function sampleRegistrations(): SampleRegistration[] {
  const samples = [bare.code, DEFAULT_ADVISOR_CODE].flatMap((code) =>
    seminars.flatMap((changes) =>
      [open, sessionsWith(0)].map((sessions) => sample(code, { ...seminar, ...changes }, sessions)),
    ),
  );
  return [...furtherChoices.map((sessions) => sample(bare.code, seminar, sessions)), ...samples];
}

function sample(code: string, item: Seminar, sessions: Session[]): SampleRegistration {
  const { firstName, lastName } = bare;
  const advisor = { ...owner, id: hole('via'), code, firstName, lastName };
  return {
    shape: registrationShape(advisor, item, sessions),
    path: paths.register(advisor.id, item.id),
    advisor,
    seminar: item,
    owner,
    sessions,
  };
}
