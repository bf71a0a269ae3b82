import type { Folder, KnowledgeVideo, QuickVideo } from '@wbd/domain';
import { daysAgo } from '../dates.ts';
import {
  DEMO_ADVISORS,
  DEMO_FOLDERS,
  DEMO_KNOWLEDGE_VIDEOS,
  DEMO_ORG,
  DEMO_QUICK_VIDEOS,
  OTHER_ORG,
} from '../demo.ts';
import { storedFile } from '../media-files.ts';

const { provision, family, foreign } = DEMO_FOLDERS;

export const folders: Folder[] = [
  { id: provision, name: 'Vorsorge & Anlage', org: DEMO_ORG, parent: null, order: 1 },
  { id: family, name: 'Familie & Absicherung', org: DEMO_ORG, parent: null, order: 2 },
  { id: foreign, name: 'Einstieg', org: OTHER_ORG, parent: null, order: 1 },
];

interface KnowledgeOutline {
  id: string;
  /** a film in media/files, with its thumbnail */
  film: string;
  title: string;
  description: string;
  folder: string;
  owner?: string;
  hasThumb?: boolean;
  age: number;
}

const knowledge: KnowledgeOutline[] = [
  {
    ...{ id: DEMO_KNOWLEDGE_VIDEOS.pension, film: 'altersvorsorge', folder: provision, age: 75 },
    title: 'Altersvorsorge einfach erklären',
    description: 'Drei Bilder, die im Gespräch immer funktionieren.',
  },
  {
    ...{ id: DEMO_KNOWLEDGE_VIDEOS.gap, film: 'coaching-rente', folder: provision, age: 48 },
    title: 'Die Rentenlücke am Tisch ausrechnen',
    description: 'Mit einem Blatt Papier, in fünf Minuten und ohne Rechner.',
  },
  {
    ...{ id: DEMO_KNOWLEDGE_VIDEOS.funds, film: 'etf', folder: provision, age: 31 },
    title: 'Fragen zu ETFs, die jeder stellt',
    description: 'Und die Antworten, bei denen niemand einschläft.',
  },
  {
    ...{ id: DEMO_KNOWLEDGE_VIDEOS.family, film: 'familie', folder: family, age: 20 },
    title: 'Junge Familien: das erste Gespräch',
    description: 'Worauf es ankommt, wenn das Baby mit am Tisch sitzt.',
  },
  {
    ...{ id: DEMO_KNOWLEDGE_VIDEOS.cover, film: 'absicherung', folder: family, age: 13 },
    title: 'Welche Versicherung zuerst?',
    description: 'Eine Reihenfolge, die du jedem Kunden aufzeichnen kannst.',
  },
  {
    ...{ id: DEMO_KNOWLEDGE_VIDEOS.heirs, film: 'erben', folder: family, age: 6 },
    title: 'Erben und Schenken ansprechen',
    description: 'Wie du ein schwieriges Thema leicht beginnst.',
    hasThumb: false,
  },
  {
    ...{ id: DEMO_KNOWLEDGE_VIDEOS.colleague, film: 'selbstaendig', folder: family, age: 3 },
    title: 'Selbständige richtig absichern',
    description: 'Was Angestellten geschenkt wird und Selbständige regeln müssen.',
    owner: DEMO_ADVISORS.kollege.uid,
  },
];

/** The library of pro's organisation; one video is a colleague's. */
export function demoKnowledgeVideos(now: Date): KnowledgeVideo[] {
  return knowledge.map(({ id, film, title, description, folder, age, ...more }) => {
    const owner = more.owner ?? DEMO_ADVISORS.pro.uid;
    const hasThumb = more.hasThumb ?? true;
    return {
      id,
      title,
      description,
      url: storedFile('knowledge_videos/video', `${film}.mp4`, owner),
      captions: null,
      thumb: hasThumb ? storedFile('knowledge_videos/thumb', `${film}.webp`, owner) : null,
      folder,
      org: DEMO_ORG,
      advisor: owner,
      createdAt: daysAgo(now, age),
    };
  });
}

type QuickOutline = readonly [
  id: keyof typeof DEMO_QUICK_VIDEOS,
  film: string,
  title: string,
  age: number,
];

const quick: QuickOutline[] = [
  ['hello', 'intro-clara', 'Wer ich bin und was ich mache', 40],
  ['plan', 'coaching-plan-trailer', 'Dein Finanzplan: das erwartet dich', 16],
  ['funds', 'etf-trailer', 'ETFs kurz erklärt', 4],
];

/** The short videos that pro shares. */
export function demoQuickVideos(now: Date): QuickVideo[] {
  const advisor = DEMO_ADVISORS.pro.uid;
  return quick.map(([name, film, title, age]) => ({
    id: DEMO_QUICK_VIDEOS[name],
    title,
    url: storedFile('knowledge_videos_for_customers/video', `${film}.mp4`, advisor),
    captions: null,
    thumb: storedFile('knowledge_videos_for_customers/thumb', `${film}.webp`, advisor),
    advisor,
    createdAt: daysAgo(now, age),
  }));
}
