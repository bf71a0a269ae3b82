import { isPublic } from '@wbd/domain/audiences';
import {
  expertVideoSchema,
  knowledgeVideoSchema,
  quickVideoSchema,
  testimonialSchema,
} from '@wbd/domain/content';
import { filmMode, streamPath, type FilmMode, type FilmVersions } from '@wbd/domain/files';
import {
  libraryVideoPath,
  noticeTexts,
  PORTAL_ITEM,
  type NoticeContent,
  type NoticeKind,
} from '@wbd/domain/notices';
import { seminarSchema } from '@wbd/domain/seminars';
import { db, parseDocument } from '../../core/firestore.ts';
import { readAdvisor } from '../../core/people.repository.ts';
import type { Subject } from './notice-states.ts';

/** What people report, with what an admin needs to judge it. */
export interface ReportedSubject extends Subject, Omit<NoticeContent, 'title' | 'signedVideo'> {
  /** whom the content is for; null for everyone */
  audience: string | null;
  /** path of a video that only a signed address opens; null without one */
  closedVideo: string | null;
  closedMode?: FilmMode;
}

const NO_VIDEO = { video: null, closedVideo: null, audience: null };

const narrowOf = (item: { audience: string }) => (isPublic(item) ? null : item.audience);

/** @returns null when it is gone */
export async function findSubject(kind: NoticeKind, item: string): Promise<ReportedSubject | null> {
  switch (kind) {
    case 'seminar': {
      const seminar = parseDocument(seminarSchema, await db.doc(`seminars/${item}`).get());
      if (!seminar) return null;
      const { title, description: text, video, trailer } = seminar;
      const path = `seminar/${item}`;
      return ofAdvisor(seminar.advisor, path, {
        title,
        text,
        ...NO_VIDEO,
        audience: narrowOf(seminar),
        video: played(video ?? trailer, seminar.films),
      });
    }
    case 'video': {
      const expert = parseDocument(expertVideoSchema, await db.doc(`expertVideos/${item}`).get());
      if (!expert) return null;
      const { description: text, video } = expert;
      const [title = ''] = text.split('\n');
      const audience = narrowOf(expert);
      const found = { title, text, ...NO_VIDEO, audience, video: played(video, expert.films) };
      return ofAdvisor(expert.advisor, `video/${item}`, found);
    }
    case 'testimonial': {
      const found = parseDocument(testimonialSchema, await db.doc(`testimonials/${item}`).get());
      if (!found) return null;
      const { customer: title, quote: text, url } = found;
      const video = played(url, found.films);
      const path = `shared/testimonial/${item}`;
      return ofAdvisor(found.advisor, path, { title, text, ...NO_VIDEO, video });
    }
    case 'schnellvideo': {
      const found = parseDocument(quickVideoSchema, await db.doc(`quickVideos/${item}`).get());
      if (!found) return null;
      const { title, url: closedVideo } = found;
      const closedMode = filmMode(closedVideo, found.films);
      const path = `shared/schnellvideo/${item}`;
      return ofAdvisor(found.advisor, path, {
        title,
        text: '',
        ...NO_VIDEO,
        closedVideo,
        closedMode,
      });
    }
    case 'knowledge': {
      const video = parseDocument(
        knowledgeVideoSchema,
        await db.doc(`knowledgeVideos/${item}`).get(),
      );
      if (!video) return null;
      const { title, description: text, url: closedVideo } = video;
      const closedMode = filmMode(closedVideo, video.films);
      const content = { title, text, ...NO_VIDEO, closedVideo, closedMode };
      const found = await ofAdvisor(video.advisor, '', content);
      return found && { ...found, address: libraryVideoPath(item) };
    }
    case 'page':
      return ofAdvisor(item, '', null);
    case 'portal': {
      const title = noticeTexts.kinds.portal;
      const nobody = { owner: null, ownerName: null };
      return item === PORTAL_ITEM
        ? { ...nobody, title, text: '', address: '/', ...NO_VIDEO }
        : null;
    }
  }
}

/** An original that browsers do not play has a stream. */
const played = (path: string | null, films: FilmVersions) =>
  path !== null && filmMode(path, films) === 'stream' ? streamPath(path) : path;

/** @param content null for the advisor's page itself */
async function ofAdvisor(
  uid: string,
  path: string,
  content: Pick<
    ReportedSubject,
    'title' | 'text' | 'video' | 'closedVideo' | 'closedMode' | 'audience'
  > | null,
): Promise<ReportedSubject | null> {
  const advisor = await readAdvisor(uid);
  if (!advisor) return null;
  const ownerName = `${advisor.firstName} ${advisor.lastName}`;
  const { heroText, heroSubtext, bio, intro, films } = advisor;
  const text = [heroText, heroSubtext, bio].filter((part) => part !== null).join('\n');
  return {
    ...(content ?? { ...NO_VIDEO, title: ownerName, text, video: played(intro, films) }),
    owner: uid,
    ownerName,
    address: `/${advisor.code}${path === '' ? '' : '/'}${path}`,
  };
}
