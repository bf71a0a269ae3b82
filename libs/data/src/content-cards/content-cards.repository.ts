import {
  cardChunkSchema,
  pageExpertSchema,
  pageSeminarSchema,
  type PageExpert,
  type PageSeminar,
} from '@wbd/domain/pages';
import { readWholeCollection } from '@wbd/firebase/firestore';
import * as z from 'zod/mini';
import type { SelectionKind } from '../selections/selections.repository.ts';

/** What pages show of the items. */
interface PageCards {
  seminar: PageSeminar;
  expert: PageExpert;
}

/** A seminar or expert video as an advisor chooses it for their page. */
export interface ContentCard<Kind extends SelectionKind = SelectionKind> {
  id: string;
  /** a seminar's title, an expert video's description */
  title: string;
  advisorName: string;
  thumb: string | null;
  createdAt: Date;
  /** as a page shows it */
  card: PageCards[Kind];
}

/** The most documents that the rules hand out in one list; each holds up to 200 cards. */
const PAGE_SIZE = 50;

const COLLECTIONS = { seminar: 'seminarCards', expert: 'expertCards' } as const;

const contentIn: { [Kind in SelectionKind]: (card: unknown) => ContentCard<Kind> | null } = {
  seminar: (card) => {
    const { data } = z.safeParse(pageSeminarSchema, card);
    return data ? contentOf(data, data.title) : null;
  },
  expert: (card) => {
    const { data } = z.safeParse(pageExpertSchema, card);
    return data ? contentOf(data, data.description) : null;
  },
};

function contentOf<Card extends PageSeminar | PageExpert>(card: Card, title: string) {
  const { id, advisorName, thumb, order } = card;
  return { id, title, advisorName, thumb, createdAt: new Date(order), card };
}

/**
 * Everything that advisors can show on their pages. It is kept in shared documents of many cards, so that a network with a
 * thousand seminars costs a handful of reads. A card that does not fit its schema is left out.
 */
export async function readContentCards<Kind extends SelectionKind>(
  kind: Kind,
): Promise<ContentCard<Kind>[]> {
  const chunks = await readWholeCollection(cardChunkSchema, COLLECTIONS[kind], PAGE_SIZE);
  const parse: (card: unknown) => ContentCard<Kind> | null = contentIn[kind];
  return chunks.flatMap(({ cards }) => cards.flatMap((card) => parse(card) ?? []));
}
