import type { ExpertVideo, Selection } from '@wbd/domain';
import { daysAgo } from '../dates.ts';
import { DEMO_ADVISORS, DEMO_EXPERTS, DEMO_ORG } from '../demo.ts';
import { storedFile } from '../media-files.ts';
import { inOrder } from './seminars.ts';
import { withheldContent } from './public-config.ts';

interface Outline {
  id: string;
  /** names the film and its cover in the demo media: `coaching-plan`, `cover-plan` */
  film: string;
  description: string;
  hasTrailer?: boolean;
  hasCaptions?: boolean;
  bookinglink?: string;
  owner?: string;
  /** days since it was published */
  age: number;
}

const { pro, kollege, wbd, internaltesting, fremd } = DEMO_ADVISORS;

const outlines: Outline[] = [
  {
    ...{ id: DEMO_EXPERTS.plan, film: 'plan', hasTrailer: true, hasCaptions: true, age: 110 },
    description: 'Dein Finanzplan in 45 Minuten: Wo stehst du, wo willst du hin, was fehlt noch?',
  },
  {
    ...{ id: DEMO_EXPERTS.house, film: 'haus', age: 90 },
    description:
      'Baufinanzierung im Check: Ich schaue mir dein Angebot an, bevor du unterschreibst.',
  },
  {
    ...{ id: DEMO_EXPERTS.pension, film: 'rente', age: 70 },
    description: 'Deine Rentenlücke, ehrlich gerechnet – und der Weg, sie zu schließen.',
  },
  {
    ...{ id: DEMO_EXPERTS.ownLink, film: 'beamte', age: 55 },
    description: 'Beamtin oder Beamter? Beihilfe, Pension und Dienstunfähigkeit im Gespräch.',
    bookinglink: 'https://termine.example/clara-weiss/beamte',
  },
  {
    ...{ id: DEMO_EXPERTS.colleague, film: 'firma', owner: kollege.uid, age: 35 },
    description: 'Gründen mit Sicherheit: Was du vor dem ersten Auftrag geregelt haben solltest.',
  },
  {
    ...{ id: DEMO_EXPERTS.hidden, film: 'firma', owner: kollege.uid, age: 25 },
    description: 'Probelauf: So sieht ein Experten-Video aus, bevor es alle sehen.',
  },
];

export function demoExperts(now: Date): ExpertVideo[] {
  return outlines.map(({ id, film, description, bookinglink, owner, age, ...has }) => {
    const advisor = owner ?? pro.uid;
    const trailer = `coaching-${film}-trailer.mp4`;
    return {
      id,
      advisor,
      org: DEMO_ORG,
      description,
      video: storedFile('expert_videos/video', `coaching-${film}.mp4`, advisor),
      videoCaptions: has.hasCaptions
        ? storedFile('expert_videos/captions', `coaching-${film}.vtt`, advisor)
        : null,
      trailer: has.hasTrailer ? storedFile('expert_videos/trailer', trailer, advisor) : null,
      trailerCaptions: null,
      thumb: storedFile('expert_videos/thumb', `cover-${film}.webp`, advisor),
      bookinglink: bookinglink ?? null,
      hidden: withheldContent.hiddenExperts.includes(id),
      createdAt: daysAgo(now, age),
    };
  });
}

const { plan, house, pension, ownLink, colleague } = DEMO_EXPERTS;
const all = outlines.map(({ id }) => id);

export const expertSelections: { uid: string; selections: Selection[] }[] = [
  { uid: pro.uid, selections: inOrder([plan, house, pension, ownLink], true) },
  { uid: wbd.uid, selections: inOrder([plan, colleague, house], true) },
  { uid: internaltesting.uid, selections: inOrder(all, true) },
  { uid: fremd.uid, selections: inOrder([pension], true) },
];
