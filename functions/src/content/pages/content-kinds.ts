import { expertVideoSchema, isContentShownTo } from '@wbd/domain/content';
import {
  expertCard,
  pageExpertSchema,
  pageSeminarSchema,
  seminarCard,
  type Ordered,
  type PageExpert,
  type PageSeminar,
  type PublicPage,
} from '@wbd/domain/pages';
import { seminarSchema } from '@wbd/domain/seminars';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocuments } from '../../core/firestore.ts';

/** A card of content that every advisor may show. */
export interface ContentCard extends Ordered {
  advisor: string;
  advisorName: string;
}

/** A card as the shared documents keep it: its order is when the item was published. */
export interface KeptCard<Card> {
  card: Card;
  /** the operator hid it, or its owner shares it with few: its card goes with the next look at the item */
  hidden: boolean;
}

/** Cards that a page shows, and whether there are more. */
export interface Cut<Card> {
  cards: Card[];
  more: boolean;
}

/** Seminars or expert videos, as far as pages go. */
export interface ContentKind<Card extends ContentCard> {
  section: 'seminars' | 'experts';
  /** what a page's `shows` calls one */
  name: 'seminar' | 'expert';
  /** collection of the items themselves */
  items: string;
  /** collection of the shared documents of cards */
  cards: string;
  /** @returns null when the item does not exist, or does not fit its schema */
  cardOf(item: DocumentSnapshot, advisorName: string): KeptCard<Card> | null;
  /** Reads one card of a shared document; null when it does not fit. */
  keptCard(data: unknown): KeptCard<Card> | null;
  on(page: PublicPage): readonly Card[];
  placedOn(page: PublicPage, cut: Cut<Card>): PublicPage;
}

const hiddenSchema = z.object({ hidden: z.boolean() });

function kept<Card>(card: z.core.$ZodType<Card>, data: unknown): KeptCard<Card> | null {
  const [parsed, flag] = [z.safeParse(card, data), hiddenSchema.safeParse(data)];
  return parsed.success && flag.success ? { card: parsed.data, hidden: flag.data.hidden } : null;
}

export const seminarKind: ContentKind<PageSeminar> = {
  section: 'seminars',
  name: 'seminar',
  items: 'seminars',
  cards: 'seminarCards',
  cardOf(item, advisorName) {
    const [seminar] = parseDocuments(seminarSchema, [item]);
    if (!seminar) return null;
    return {
      card: seminarCard(seminar, advisorName),
      hidden: !isContentShownTo('visitor', seminar),
    };
  },
  keptCard: (data) => kept(pageSeminarSchema, data),
  on: (page) => page.seminars,
  placedOn: (page, { cards, more }) => ({
    ...page,
    seminars: cards,
    more: { ...page.more, seminars: more },
  }),
};

export const expertKind: ContentKind<PageExpert> = {
  section: 'experts',
  name: 'expert',
  items: 'expertVideos',
  cards: 'expertCards',
  cardOf(item, advisorName) {
    const [video] = parseDocuments(expertVideoSchema, [item]);
    if (!video) return null;
    return { card: expertCard(video, advisorName), hidden: !isContentShownTo('visitor', video) };
  },
  keptCard: (data) => kept(pageExpertSchema, data),
  on: (page) => page.experts,
  placedOn: (page, { cards, more }) => ({
    ...page,
    experts: cards,
    more: { ...page.more, experts: more },
  }),
};
