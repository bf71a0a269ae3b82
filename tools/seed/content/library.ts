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
import type { KNOWLEDGE_FILMS, QUICK_FILMS } from '../media/catalogue.ts';

const { provision, family, foreign } = DEMO_FOLDERS;

export const folders: Folder[] = [
  { id: provision, name: 'Vorsorge & Anlage', org: DEMO_ORG, parent: null, order: 1 },
  { id: family, name: 'Familie & Absicherung', org: DEMO_ORG, parent: null, order: 2 },
  { id: foreign, name: 'Einstieg', org: OTHER_ORG, parent: null, order: 1 },
];

interface KnowledgeOutline {
  id: string;
  film: (typeof KNOWLEDGE_FILMS)[number] | 'coaching-rente';
  title: string;
  description: string;
  folder: string;
  owner?: string;
  hasThumb?: boolean;
  age: number;
}

const knowledge: KnowledgeOutline[] = [
  {
    id: DEMO_KNOWLEDGE_VIDEOS.pension,
    film: 'altersvorsorge',
    title: 'Altersvorsorge einfach erklären',
    description: 'Drei Bilder, die im Gespräch immer funktionieren.',
    folder: provision,
    age: 75,
  },
  {
    id: DEMO_KNOWLEDGE_VIDEOS.gap,
    film: 'coaching-rente',
    title: 'Die Rentenlücke am Tisch ausrechnen',
    description: 'Mit einem Blatt Papier, in fünf Minuten und ohne Rechner.',
    folder: provision,
    age: 48,
  },
  {
    id: DEMO_KNOWLEDGE_VIDEOS.funds,
    film: 'etf',
    title: 'Fragen zu ETFs, die jeder stellt',
    description: 'Und die Antworten, bei denen niemand einschläft.',
    folder: provision,
    age: 31,
  },
  {
    id: DEMO_KNOWLEDGE_VIDEOS.family,
    film: 'familie',
    title: 'Junge Familien: das erste Gespräch',
    description: 'Worauf es ankommt, wenn das Baby mit am Tisch sitzt.',
    folder: family,
    age: 20,
  },
  {
    id: DEMO_KNOWLEDGE_VIDEOS.cover,
    film: 'absicherung',
    title: 'Welche Versicherung zuerst?',
    description: 'Eine Reihenfolge, die du jedem Kunden aufzeichnen kannst.',
    folder: family,
    age: 13,
  },
  {
    id: DEMO_KNOWLEDGE_VIDEOS.heirs,
    film: 'erben',
    title: 'Erben und Schenken ansprechen',
    description: 'Wie du ein schwieriges Thema leicht beginnst.',
    folder: family,
    hasThumb: false,
    age: 6,
  },
  {
    id: DEMO_KNOWLEDGE_VIDEOS.colleague,
    film: 'selbstaendig',
    title: 'Selbständige richtig absichern',
    description: 'Was Angestellten geschenkt wird und Selbständige regeln müssen.',
    folder: family,
    owner: DEMO_ADVISORS.kollege.uid,
    age: 3,
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
      thumb: hasThumb ? storedFile('knowledge_videos/thumb', `${film}.webp`, owner) : null,
      folder,
      org: DEMO_ORG,
      advisor: owner,
      createdAt: daysAgo(now, age),
    };
  });
}

interface QuickOutline {
  id: string;
  film: (typeof QUICK_FILMS)[number];
  title: string;
  age: number;
}

const quick: QuickOutline[] = [
  {
    id: DEMO_QUICK_VIDEOS.hello,
    film: 'intro-clara',
    title: 'Wer ich bin und was ich mache',
    age: 40,
  },
  {
    id: DEMO_QUICK_VIDEOS.plan,
    film: 'coaching-plan-trailer',
    title: 'Dein Finanzplan: das erwartet dich',
    age: 16,
  },
  { id: DEMO_QUICK_VIDEOS.funds, film: 'etf-trailer', title: 'ETFs kurz erklärt', age: 4 },
];

/** The short videos that pro shares. */
export function demoQuickVideos(now: Date): QuickVideo[] {
  const advisor = DEMO_ADVISORS.pro.uid;
  return quick.map(({ id, film, title, age }) => ({
    id,
    title,
    url: storedFile('knowledge_videos_for_customers/video', `${film}.mp4`, advisor),
    thumb: storedFile('knowledge_videos_for_customers/thumb', `${film}.webp`, advisor),
    advisor,
    createdAt: daysAgo(now, age),
  }));
}
