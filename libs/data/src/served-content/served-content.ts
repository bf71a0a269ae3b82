import type { Advisor } from '@wbd/domain/advisors';
import type { ExpertVideo, QuickVideo, Testimonial } from '@wbd/domain/content';
import {
  PAGE_CONTENT_ELEMENT,
  servedContentSchema,
  type PageContent,
  type ServedContent,
} from '@wbd/domain/pages';
import type { Seminar } from '@wbd/domain/seminars';

/** What a query begins with. */
export interface FirstData<Data> {
  initialData: Data;
  /** when the server read it, in milliseconds since 1970 */
  initialDataUpdatedAt: number;
}

interface Items {
  seminar: Seminar;
  video: ExpertVideo;
  testimonial: Testimonial;
  schnellvideo: QuickVideo;
}
type Kind = PageContent['kind'] & keyof Items;

/** What came along with the HTML, if it is what the address leads to; otherwise the query asks. */
export function servedItem<K extends Kind>(kind: K, id: string): FirstData<Items[K]> | undefined {
  const served = servedContent();
  if (!served || served.content.kind === 'appointment') return undefined;
  const { content, readAt } = served;
  const { item } = content;
  if (item.id !== id) return undefined;
  return isOf(kind, content, item)
    ? { initialData: item, initialDataUpdatedAt: readAt }
    : undefined;
}

/** The advisor who published it, or with whom the appointment is, if they came along with the HTML. */
export function servedOwner(uid: string | undefined): FirstData<Advisor> | undefined {
  const served = servedContent();
  if (!served || served.content.owner.id !== uid) return undefined;
  return { initialData: served.content.owner, initialDataUpdatedAt: served.readAt };
}

const isOf = <K extends Kind>(
  kind: K,
  content: PageContent,
  item: PageContent['item'],
): item is PageContent['item'] & Items[K] => content.kind === kind && content.item === item;

let parsed: { text: string; served: ServedContent | null } = { text: '', served: null };

function servedContent(): ServedContent | null {
  // the build renders pages without a document
  if (typeof document === 'undefined') return null;
  const text = document.getElementById(PAGE_CONTENT_ELEMENT)?.textContent ?? '';
  if (text !== parsed.text) parsed = { text, served: parse(text) };
  return parsed.served;
}

/**
 * @returns null for unreadable data: it is requested instead
 */
function parse(text: string): ServedContent | null {
  try {
    return servedContentSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
