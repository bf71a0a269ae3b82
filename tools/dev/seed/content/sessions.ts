import { PUBLIC } from '@wbd/domain/audiences';
import type { Session, SessionAccess } from '@wbd/domain/seminars';
import { berlinTime } from '../dates.ts';
import { DEMO_ADVISORS, DEMO_SEMINARS, DEMO_SESSIONS } from '../demo.ts';
import { withheldContent } from './public-config.ts';

interface Place {
  location: string;
  directions: string;
  owner?: string;
}

const OFFICE: Place = {
  location: 'Büro Weiß, Lindenstraße 12, 50674 Köln',
  directions:
    'Lindenstraße 12, 50674 Köln. Klingel „Weiß Finanzberatung“, 2. Stock, Aufzug links im Hof.',
};
const HALL: Place = {
  location: 'Bürgerhaus Kalk, Köln',
  directions: 'Kalk-Mülheimer Straße 58, 51103 Köln, großer Saal im Erdgeschoss.',
};
const online = (room: string): Place => ({
  location: 'Online',
  directions: `https://treffen.example/${room}`,
});
const bonn = (room: number): Place => ({
  location: 'Gründerwerk, Bonn',
  directions: `Graurheindorfer Straße 90, 53117 Bonn, Raum ${room}.`,
  owner: DEMO_ADVISORS.kollege.uid,
});

type Plan = readonly [
  id: keyof typeof DEMO_SESSIONS,
  seminar: keyof typeof DEMO_SEMINARS,
  /** from now on */
  days: number,
  hours: number,
  minutes: number,
  place: Place,
  seats: number,
  /** how many of them are taken */
  taken: number,
];

const plans: Plan[] = [
  ['sevenLeft', 'trailer', 9, 18, 0, OFFICE, 20, 13],
  ['manyLeft', 'trailer', 23, 18, 30, OFFICE, 24, 2],
  ['plain', 'plain', 14, 19, 0, HALL, 40, 4],
  ['online', 'online', 6, 20, 0, online('etf-einsteiger'), 100, 3],
  ['onlineLater', 'online', 34, 20, 0, online('etf-einsteiger-2'), 100, 0],
  ['past', 'past', -13, 18, 0, OFFICE, 12, 6],
  ['afterPast', 'past', 17, 18, 15, OFFICE, 15, 0],
  ['full', 'full', 11, 17, 30, OFFICE, 8, 8],
  ['hidden', 'hidden', 20, 18, 0, OFFICE, 16, 0],
  ['colleague', 'colleague', 16, 19, 30, bonn(3), 18, 0],
  ['excluded', 'excluded', 27, 19, 0, bonn(1), 12, 0],
];

export function demoSessions(now: Date): { session: Session; access: SessionAccess }[] {
  return plans.map(([name, of, days, hours, minutes, place, seats, taken]) => {
    const { location, directions, owner: advisor = DEMO_ADVISORS.pro.uid } = place;
    const [id, seminar] = [DEMO_SESSIONS[name], DEMO_SEMINARS[of]];
    return {
      session: {
        id,
        seminar,
        advisor,
        time: berlinTime(now, days, hours, minutes),
        location,
        maxParticipants: seats,
        registrationCount: taken,
        waitingCount: 0,
        heldSeats: 0,
        calledOff: null,
        hidden: withheldContent.hiddenSeminars.includes(seminar),
        audience: PUBLIC,
      },
      access: { id, seminar, advisor, directions },
    };
  });
}
