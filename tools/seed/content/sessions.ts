import type { Session, SessionAccess } from '@wbd/domain';
import { berlinTime } from '../dates.ts';
import { DEMO_ADVISORS, DEMO_SEMINARS, DEMO_SESSIONS } from '../demo.ts';
import { withheldContent } from './public-config.ts';

interface Plan {
  id: string;
  seminar: string;
  days: number;
  hours: number;
  minutes?: number;
  location: string;
  directions: string;
  places: number;
  /** how many of them are taken */
  taken: number;
  owner?: string;
}

const OFFICE = 'Büro Weiß, Lindenstraße 12, 50674 Köln';
const OFFICE_WAY =
  'Lindenstraße 12, 50674 Köln. Klingel „Weiß Finanzberatung“, 2. Stock, Aufzug links im Hof.';

const plans: Plan[] = [
  {
    id: DEMO_SESSIONS.sevenLeft,
    seminar: DEMO_SEMINARS.trailer,
    days: 9,
    hours: 18,
    location: OFFICE,
    directions: OFFICE_WAY,
    places: 20,
    taken: 13,
  },
  {
    id: DEMO_SESSIONS.manyLeft,
    seminar: DEMO_SEMINARS.trailer,
    days: 23,
    hours: 18,
    minutes: 30,
    location: OFFICE,
    directions: OFFICE_WAY,
    places: 24,
    taken: 2,
  },
  {
    id: DEMO_SESSIONS.plain,
    seminar: DEMO_SEMINARS.plain,
    days: 14,
    hours: 19,
    location: 'Bürgerhaus Kalk, Köln',
    directions: 'Kalk-Mülheimer Straße 58, 51103 Köln, großer Saal im Erdgeschoss.',
    places: 40,
    taken: 4,
  },
  {
    id: DEMO_SESSIONS.online,
    seminar: DEMO_SEMINARS.online,
    days: 6,
    hours: 20,
    location: 'Online',
    directions: 'https://treffen.example/etf-einsteiger',
    places: 100,
    taken: 3,
  },
  {
    id: DEMO_SESSIONS.onlineLater,
    seminar: DEMO_SEMINARS.online,
    days: 34,
    hours: 20,
    location: 'Online',
    directions: 'https://treffen.example/etf-einsteiger-2',
    places: 100,
    taken: 0,
  },
  {
    id: DEMO_SESSIONS.past,
    seminar: DEMO_SEMINARS.past,
    days: -13,
    hours: 18,
    location: OFFICE,
    directions: OFFICE_WAY,
    places: 12,
    taken: 6,
  },
  {
    id: DEMO_SESSIONS.afterPast,
    seminar: DEMO_SEMINARS.past,
    days: 17,
    hours: 18,
    minutes: 15,
    location: OFFICE,
    directions: OFFICE_WAY,
    places: 15,
    taken: 0,
  },
  {
    id: DEMO_SESSIONS.full,
    seminar: DEMO_SEMINARS.full,
    days: 11,
    hours: 17,
    minutes: 30,
    location: OFFICE,
    directions: OFFICE_WAY,
    places: 8,
    taken: 8,
  },
  {
    id: DEMO_SESSIONS.hidden,
    seminar: DEMO_SEMINARS.hidden,
    days: 20,
    hours: 18,
    location: OFFICE,
    directions: OFFICE_WAY,
    places: 16,
    taken: 0,
  },
  {
    id: DEMO_SESSIONS.colleague,
    seminar: DEMO_SEMINARS.colleague,
    days: 16,
    hours: 19,
    minutes: 30,
    location: 'Gründerwerk, Bonn',
    directions: 'Graurheindorfer Straße 90, 53117 Bonn, Raum 3.',
    places: 18,
    taken: 0,
    owner: DEMO_ADVISORS.kollege.uid,
  },
  {
    id: DEMO_SESSIONS.excluded,
    seminar: DEMO_SEMINARS.excluded,
    days: 27,
    hours: 19,
    location: 'Gründerwerk, Bonn',
    directions: 'Graurheindorfer Straße 90, 53117 Bonn, Raum 1.',
    places: 12,
    taken: 0,
    owner: DEMO_ADVISORS.kollege.uid,
  },
];

export function demoSessions(now: Date): { session: Session; access: SessionAccess }[] {
  return plans.map(
    ({ id, seminar, days, hours, minutes, location, directions, places, taken, owner }) => {
      const advisor = owner ?? DEMO_ADVISORS.pro.uid;
      return {
        session: {
          id,
          seminar,
          advisor,
          time: berlinTime(now, days, hours, minutes),
          location,
          maxParticipants: places,
          registrationCount: taken,
          waitingCount: 0,
          heldSeats: 0,
          hidden: withheldContent.hiddenSeminars.includes(seminar),
        },
        access: { id, seminar, advisor, directions },
      };
    },
  );
}
