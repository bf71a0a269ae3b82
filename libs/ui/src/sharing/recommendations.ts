import type { Advisor } from '@wbd/domain/advisors';
import { sharedLink, type PublicPage } from '@wbd/domain/pages';
import { formatDateTime } from '@wbd/domain/time';
import { linkKey } from '@wbd/domain/visits';
import type { Shared } from './share-dialog.tsx';
import { sharingTexts } from './texts.de.ts';

const texts = sharingTexts.recommend;

/** One seminar or video that an advisor can pass on. */
export interface Recommendation extends Shared {
  id: string;
  /** when the next date is, and whose it is */
  about: string;
  /** how its visits are counted */
  link: string;
}

/** The content of an advisor's page, each with a link that identifies who shared it. */
export function recommendations(
  { seminars, experts }: Pick<PublicPage, 'seminars' | 'experts'>,
  { id: sharer, code }: Pick<Advisor, 'id' | 'code'>,
  origin: string,
): { seminars: Recommendation[]; videos: Recommendation[] } {
  return {
    seminars: seminars.map(({ id, title, dates, advisorName }) => {
      const url = sharedLink({ origin, code, kind: 'seminar', id, sharer });
      const [next] = dates;
      const time = next ? `${formatDateTime(new Date(next.time))} Uhr` : null;
      const about = texts.seminarOf(time, advisorName);
      const link = linkKey({ kind: 'seminar', id });
      return { id, title, url, about, link, message: texts.seminarMessage(title, url) };
    }),
    videos: experts.map(({ id, description, advisorName }) => {
      const url = sharedLink({ origin, code, kind: 'video', id, sharer });
      const link = linkKey({ kind: 'video', id });
      const message = texts.videoMessage(url);
      return { id, title: description, url, about: advisorName, link, message };
    }),
  };
}
