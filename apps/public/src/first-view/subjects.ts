import { advisorKeys } from '@wbd/data/advisors';
import { expertVideoKeys } from '@wbd/data/expert-videos';
import { publicPageKeys } from '@wbd/data/keys';
import { quickVideoKeys } from '@wbd/data/quick-videos';
import { seminarKeys } from '@wbd/data/seminars';
import { testimonialKeys } from '@wbd/data/testimonials';
import type { Advisor } from '@wbd/domain/advisors';
import {
  APPOINTMENT_PAGE,
  ADVISOR_PAGE,
  contentPage,
  type PageContent,
  type PublicPage,
} from '@wbd/domain/pages';
import type { QueryKey } from '@wbd/query';
import { paths } from '../shared/paths.ts';
import { sitePaths } from './site-paths.ts';

/** A page to render. */
export interface Subject {
  /** the name of its template */
  name: string;
  path: string;
  /** what comes with the HTML, by the key of its query */
  data: readonly (readonly [key: QueryKey, value: object])[];
}

export const advisorSubject = (page: PublicPage): Subject => ({
  name: ADVISOR_PAGE,
  path: paths.advisor(page.code),
  data: [[publicPageKeys.byCode(page.code), page]],
});

const keysOf = {
  seminar: seminarKeys,
  video: expertVideoKeys,
  testimonial: testimonialKeys,
  schnellvideo: quickVideoKeys,
};

/** The addresses of each kind; the second one shows the trailer first. */
const addresses = {
  seminar: [paths.seminar, paths.seminarTeaser],
  video: [paths.video, paths.videoTeaser],
  testimonial: [paths.sharedTestimonial],
  schnellvideo: [paths.sharedQuickVideo],
} as const;

/** The pages of a content item of an advisor. */
export const contentSubjects = (page: PublicPage, { kind, item, owner }: PageContent): Subject[] =>
  addresses[kind].map((address, index) => ({
    name: contentPage(kind, index > 0),
    path: address(page.code, item.id),
    data: [
      [publicPageKeys.byCode(page.code), page],
      [keysOf[kind].byId(item.id), item],
      [advisorKeys.byUid(owner.id), owner],
    ],
  }));

/** The page of an appointment while its viewer is unknown. */
export const appointmentSubject = (via: string, owner: Advisor): Subject => ({
  name: APPOINTMENT_PAGE,
  path: paths.appointment(via, owner.id),
  data: [[advisorKeys.byLink(owner.id), owner]],
});

/** Pages that are the same for every visitor. */
export const siteSubjects = (): Subject[] =>
  sitePaths().map((path) => ({ name: path, path, data: [] }));
