import type { ExpertVideo, Selection } from '@wbd/domain';
import { daysAgo } from '../dates.ts';
import { DEMO_ADVISORS, DEMO_EXPERTS, DEMO_ORG } from '../demo.ts';
import { storedFile } from '../media-files.ts';
import { inOrder } from './seminars.ts';
import { withheldContent } from './public-config.ts';

interface Outline {
  id: string;
  film: string;
  cover: string;
  description: string;
  hasTrailer?: boolean;
  bookinglink?: string;
  owner?: string;
  age: number;
}

const outlines: Outline[] = [
  {
    id: DEMO_EXPERTS.plan,
    film: 'coaching-plan',
    cover: 'cover-plan',
    description: 'Dein Finanzplan in 45 Minuten: Wo stehst du, wo willst du hin, was fehlt noch?',
    hasTrailer: true,
    age: 110,
  },
  {
    id: DEMO_EXPERTS.house,
    film: 'coaching-haus',
    cover: 'cover-haus',
    description:
      'Baufinanzierung im Check: Ich schaue mir dein Angebot an, bevor du unterschreibst.',
    age: 90,
  },
  {
    id: DEMO_EXPERTS.pension,
    film: 'coaching-rente',
    cover: 'cover-rente',
    description: 'Deine Rentenlücke, ehrlich gerechnet – und der Weg, sie zu schließen.',
    age: 70,
  },
  {
    id: DEMO_EXPERTS.ownLink,
    film: 'coaching-beamte',
    cover: 'cover-beamte',
    description: 'Beamtin oder Beamter? Beihilfe, Pension und Dienstunfähigkeit im Gespräch.',
    bookinglink: 'https://termine.example/clara-weiss/beamte',
    age: 55,
  },
  {
    id: DEMO_EXPERTS.colleague,
    film: 'coaching-firma',
    cover: 'cover-firma',
    description: 'Gründen mit Sicherheit: Was du vor dem ersten Auftrag geregelt haben solltest.',
    owner: DEMO_ADVISORS.kollege.uid,
    age: 35,
  },
  {
    id: DEMO_EXPERTS.hidden,
    film: 'coaching-firma',
    cover: 'cover-firma',
    description: 'Probelauf: So sieht ein Experten-Video aus, bevor es alle sehen.',
    owner: DEMO_ADVISORS.kollege.uid,
    age: 25,
  },
];

export function demoExperts(now: Date): ExpertVideo[] {
  return outlines.map(({ id, film, cover, description, age, ...more }) => {
    const owner = more.owner ?? DEMO_ADVISORS.pro.uid;
    return {
      id,
      advisor: owner,
      org: DEMO_ORG,
      description,
      video: storedFile('expert_videos/video', `${film}.mp4`, owner),
      trailer: more.hasTrailer
        ? storedFile('expert_videos/trailer', `${film}-trailer.mp4`, owner)
        : null,
      thumb: storedFile('expert_videos/thumb', `${cover}.webp`, owner),
      bookinglink: more.bookinglink ?? null,
      hidden: withheldContent.hiddenExperts.includes(id),
      createdAt: daysAgo(now, age),
    };
  });
}

const { plan, house, pension, ownLink, colleague } = DEMO_EXPERTS;

export const expertSelections: { uid: string; selections: Selection[] }[] = [
  { uid: DEMO_ADVISORS.pro.uid, selections: inOrder([plan, house, pension, ownLink], true) },
  { uid: DEMO_ADVISORS.wbd.uid, selections: inOrder([plan, colleague, house], true) },
  {
    uid: DEMO_ADVISORS.internaltesting.uid,
    selections: inOrder(
      outlines.map(({ id }) => id),
      true,
    ),
  },
  { uid: DEMO_ADVISORS.fremd.uid, selections: inOrder([pension], true) },
];
