import type { Selection, Seminar, Session, SessionAccess } from '@wbd/domain';
import { berlinTime, daysAgo } from '../dates.ts';
import { DEMO_ADVISORS, DEMO_ORG, DEMO_SEMINARS, DEMO_SESSIONS } from '../demo.ts';
import { storedFile } from '../media-files.ts';

interface Outline {
  id: string;
  /** names the film, its trailer and its thumbnail in the demo media */
  film: string;
  title: string;
  description: string;
  duration: number;
  hasTrailer?: boolean;
  online?: boolean;
  hasPdf?: boolean;
  owner?: string;
  /** days since it was published */
  age: number;
}

const outlines: Outline[] = [
  {
    id: DEMO_SEMINARS.trailer,
    film: 'altersvorsorge',
    title: 'Altersvorsorge ohne Fachchinesisch',
    description:
      'Was aus der gesetzlichen Rente wird, was du selbst tun kannst und womit du heute anfängst – in 90 Minuten und ohne ein einziges Fremdwort.',
    duration: 90,
    hasTrailer: true,
    hasPdf: true,
    age: 120,
  },
  {
    id: DEMO_SEMINARS.plain,
    film: 'eigenheim',
    title: 'Der Weg ins Eigenheim',
    description:
      'Eigenkapital, Zins, Tilgung: Wir rechnen gemeinsam durch, was du dir leisten kannst und was du besser lässt.',
    duration: 75,
    age: 100,
  },
  {
    id: DEMO_SEMINARS.online,
    film: 'etf',
    title: 'ETFs für Einsteiger',
    description:
      'Wie ein Weltindex funktioniert, was er kostet und warum Geduld mehr bringt als das beste Timing. Bequem von zu Hause aus.',
    duration: 60,
    hasTrailer: true,
    online: true,
    age: 80,
  },
  {
    id: DEMO_SEMINARS.past,
    film: 'familie',
    title: 'Finanzen für junge Familien',
    description:
      'Elternzeit, Kindergeld, Rücklagen: ein Abend für alle, bei denen gerade vieles gleichzeitig beginnt.',
    duration: 90,
    age: 60,
  },
  {
    id: DEMO_SEMINARS.full,
    film: 'absicherung',
    title: 'Richtig abgesichert',
    description:
      'Welche Versicherung du wirklich brauchst – und auf welche du getrost verzichtest.',
    duration: 60,
    age: 50,
  },
  {
    id: DEMO_SEMINARS.hidden,
    film: 'erben',
    title: 'Erben und Schenken',
    description:
      'Freibeträge, Fristen und die häufigsten Fehler: was du zu Lebzeiten regeln solltest.',
    duration: 90,
    age: 40,
  },
  {
    id: DEMO_SEMINARS.colleague,
    film: 'selbstaendig',
    title: 'Selbständig und gut vorgesorgt',
    description: 'Krankheit, Auftragsflaute, Ruhestand: wie du dich ohne Arbeitgeber absicherst.',
    duration: 75,
    owner: DEMO_ADVISORS.kollege.uid,
    age: 30,
  },
  {
    id: DEMO_SEMINARS.excluded,
    film: 'selbstaendig',
    title: 'Nachfolge im kleinen Betrieb',
    description: 'Übergeben, verkaufen, schließen: was du fünf Jahre vorher regeln solltest.',
    duration: 60,
    owner: DEMO_ADVISORS.kollege.uid,
    age: 5,
  },
];

export function demoSeminars(now: Date): Seminar[] {
  return outlines.map(({ id, film, title, description, duration, age, ...more }) => {
    const owner = more.owner ?? DEMO_ADVISORS.pro.uid;
    return {
      id,
      advisor: owner,
      org: DEMO_ORG,
      title,
      description,
      duration,
      online: more.online ?? false,
      video: storedFile('seminars/video', `${film}.mp4`, owner),
      trailer: more.hasTrailer
        ? storedFile('seminars/trailer', `${film}-trailer.mp4`, owner)
        : null,
      preview: null,
      thumb: storedFile('seminars/thumb', `${film}.webp`, owner),
      pdf: more.hasPdf ? storedFile('seminars/pdf', 'seminar-unterlagen.pdf', owner) : null,
      createdAt: daysAgo(now, age),
    };
  });
}

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
        },
        access: { id, seminar, advisor, directions },
      };
    },
  );
}

const { trailer, plain, online, past, full, colleague } = DEMO_SEMINARS;

/** What advisors who joined before a seminar chose to show; the colleague joined after all of them and chose nothing. */
export const seminarSelections: { uid: string; selections: Selection[] }[] = [
  {
    uid: DEMO_ADVISORS.pro.uid,
    selections: [
      ...inOrder([trailer, online, plain, past, full], true),
      ...inOrder([colleague], false),
    ],
  },
  {
    uid: DEMO_ADVISORS.wbd.uid,
    selections: inOrder([trailer, online, plain, past, full, colleague], true),
  },
  {
    uid: DEMO_ADVISORS.internaltesting.uid,
    selections: inOrder(
      outlines.map(({ id }) => id),
      true,
    ),
  },
  { uid: DEMO_ADVISORS.fremd.uid, selections: inOrder([online, trailer], true) },
  { uid: DEMO_ADVISORS.admin.uid, selections: inOrder([trailer], true) },
];

/** Choices whose sort keys follow the order given. */
export function inOrder(ids: readonly string[], visible: boolean): Selection[] {
  return ids.map((id, index) => ({ id, visible, dateForOrder: (index + 1) * 1000 }));
}
