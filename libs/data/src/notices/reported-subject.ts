import { topicOf } from '@wbd/domain/content';
import { noticeTexts, type NoticeKind, type ShownSubject } from '@wbd/domain/notices';
import { findAdvisor, readAdvisor } from '../advisors/advisors.repository.ts';
import { readExpertVideo } from '../expert-videos/expert-videos.repository.ts';
import { readKnowledgeVideo } from '../knowledge-videos/knowledge-videos.repository.ts';
import { readQuickVideo } from '../quick-videos/quick-videos.repository.ts';
import { readSeminar } from '../seminars/seminars.repository.ts';
import { readTestimonial } from '../testimonials/testimonials.repository.ts';

/** What a report is about, as the reporter knows it. */
export interface ReportedSubject {
  kind: NoticeKind;
  item: string;
  title: string;
  /** null for a page of the operator */
  ownerName: string | null;
}

/** @returns null for what is gone or hidden */
export async function readReportedSubject(subject: ShownSubject): Promise<ReportedSubject | null> {
  switch (subject.kind) {
    case 'portal':
      return { ...subject, title: noticeTexts.kinds.portal, ownerName: null };
    case 'page': {
      const advisor = await findAdvisor(subject.code);
      if (!advisor) return null;
      const name = `${advisor.firstName} ${advisor.lastName}`;
      return { kind: 'page', item: advisor.id, title: name, ownerName: name };
    }
    case 'seminar': {
      const seminar = await readSeminar(subject.item);
      return seminar && withOwner(subject, seminar.title, seminar.advisor);
    }
    case 'video': {
      const video = await readExpertVideo(subject.item);
      return video && withOwner(subject, topicOf(video.description).topic, video.advisor);
    }
    case 'testimonial': {
      const found = await readTestimonial(subject.item);
      return found && withOwner(subject, found.customer, found.advisor);
    }
    case 'schnellvideo': {
      const video = await readQuickVideo(subject.item);
      return video && withOwner(subject, video.title, video.advisor);
    }
    case 'knowledge': {
      const video = await readKnowledgeVideo(subject.item);
      return video && withOwner(subject, video.title, video.advisor);
    }
  }
}

async function withOwner(
  { kind, item }: Pick<ReportedSubject, 'kind' | 'item'>,
  title: string,
  uid: string,
): Promise<ReportedSubject> {
  const owner = await readAdvisor(uid);
  return { kind, item, title, ownerName: owner ? `${owner.firstName} ${owner.lastName}` : null };
}
