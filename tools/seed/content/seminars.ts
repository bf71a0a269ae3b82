import type { Selection, Seminar } from '@wbd/domain';
import { daysAgo } from '../dates.ts';
import { DEMO_ADVISORS, DEMO_ORG, DEMO_SEMINARS } from '../demo.ts';
import { storedFile } from '../media-files.ts';
import { withheldContent } from './public-config.ts';

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
    ...{ id: DEMO_SEMINARS.trailer, film: 'altersvorsorge', duration: 90, age: 120 },
    ...{ hasTrailer: true, hasPdf: true },
    title: 'Altersvorsorge ohne Fachchinesisch',
    description:
      'Was aus der gesetzlichen Rente wird, was du selbst tun kannst und womit du heute anfängst – in 90 Minuten und ohne ein einziges Fremdwort.',
  },
  {
    ...{ id: DEMO_SEMINARS.plain, film: 'eigenheim', duration: 75, age: 100 },
    title: 'Der Weg ins Eigenheim',
    description:
      'Eigenkapital, Zins, Tilgung: Wir rechnen gemeinsam durch, was du dir leisten kannst und was du besser lässt.',
  },
  {
    ...{ id: DEMO_SEMINARS.online, film: 'etf', duration: 60, age: 80 },
    ...{ hasTrailer: true, online: true },
    title: 'ETFs für Einsteiger',
    description:
      'Wie ein Weltindex funktioniert, was er kostet und warum Geduld mehr bringt als das beste Timing. Bequem von zu Hause aus.',
  },
  {
    ...{ id: DEMO_SEMINARS.past, film: 'familie', duration: 90, age: 60 },
    title: 'Finanzen für junge Familien',
    description:
      'Elternzeit, Kindergeld, Rücklagen: ein Abend für alle, bei denen gerade vieles gleichzeitig beginnt.',
  },
  {
    ...{ id: DEMO_SEMINARS.full, film: 'absicherung', duration: 60, age: 50 },
    title: 'Richtig abgesichert',
    description:
      'Welche Versicherung du wirklich brauchst – und auf welche du getrost verzichtest.',
  },
  {
    ...{ id: DEMO_SEMINARS.hidden, film: 'erben', duration: 90, age: 40 },
    title: 'Erben und Schenken',
    description:
      'Freibeträge, Fristen und die häufigsten Fehler: was du zu Lebzeiten regeln solltest.',
  },
  {
    ...{ id: DEMO_SEMINARS.colleague, film: 'selbstaendig', duration: 75, age: 30 },
    owner: DEMO_ADVISORS.kollege.uid,
    title: 'Selbständig und gut vorgesorgt',
    description: 'Krankheit, Auftragsflaute, Ruhestand: wie du dich ohne Arbeitgeber absicherst.',
  },
  {
    ...{ id: DEMO_SEMINARS.excluded, film: 'selbstaendig', duration: 60, age: 5 },
    owner: DEMO_ADVISORS.kollege.uid,
    title: 'Nachfolge im kleinen Betrieb',
    description: 'Übergeben, verkaufen, schließen: was du fünf Jahre vorher regeln solltest.',
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
      videoCaptions: null,
      trailer: more.hasTrailer
        ? storedFile('seminars/trailer', `${film}-trailer.mp4`, owner)
        : null,
      trailerCaptions: null,
      preview: null,
      thumb: storedFile('seminars/thumb', `${film}.webp`, owner),
      pdf: more.hasPdf ? storedFile('seminars/pdf', 'seminar-unterlagen.pdf', owner) : null,
      hidden: withheldContent.hiddenSeminars.includes(id),
      excluded: withheldContent.excludedSeminars.includes(id),
      createdAt: daysAgo(now, age),
      dates: [],
    };
  });
}

const { trailer, plain, online, past, full, colleague } = DEMO_SEMINARS;
const all = outlines.map(({ id }) => id);

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
  { uid: DEMO_ADVISORS.internaltesting.uid, selections: inOrder(all, true) },
  { uid: DEMO_ADVISORS.fremd.uid, selections: inOrder([online, trailer], true) },
  { uid: DEMO_ADVISORS.admin.uid, selections: inOrder([trailer], true) },
];

/** Choices whose sort keys follow the order given. */
export function inOrder(ids: readonly string[], visible: boolean): Selection[] {
  return ids.map((id, index) => ({ id, visible, dateForOrder: (index + 1) * 1000 }));
}
