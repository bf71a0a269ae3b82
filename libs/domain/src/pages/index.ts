export { isBeingMade } from './being-made.ts';
export { parseHeroSubtext, type TextPart } from './hero-subtext.ts';
export { readHttpLink, safeHttpLink } from './booking-link.ts';
export { bookingTarget, isBookableHere } from './booking-target.ts';
export { isListedFor, seesEverySeminar, type SeminarViewer } from './seminar-visibility.ts';
export {
  advisorLink,
  sharedLink,
  sharedPath,
  type SharedKind,
  type SharedThing,
} from './share-link.ts';
export { findPublicPage } from './find-public-page.ts';
export { pageDraftSchema, PREVIEW_PATH, PREVIEW_READY, type PageDraft } from './page-draft.ts';
export {
  PAGE_CONTENT_ELEMENT,
  pageContentSchema,
  servedContentSchema,
  type PageContent,
  type ServedContent,
} from './page-content.ts';
export { ADVISOR_PAGE, APPOINTMENT_PAGE, contentPage } from './page-names.ts';
export { isOwnPage, showsTestimonials } from './sections.ts';
export { PAGE_DATA_ELEMENT, pageDataSchema, type PageData } from './page-data.ts';
export {
  CARDS_AT_ONCE,
  MOST_KNOWLEDGE_ON_PAGE,
  cardChunkSchema,
  movedPageSchema,
  pageExpertSchema,
  pageSeminarSchema,
  publicPageDocumentSchema,
  publicPageSchema,
  type MovedPage,
  type PageExpert,
  type PageKnowledge,
  type PageSection,
  type PageProfile,
  type PageSeminar,
  type PageTestimonial,
  type PublicPage,
  type PublicPageDocument,
} from './public-page.ts';
export { DEFAULT_TESTIMONIAL_SHARE_TEXT } from './share-text.de.ts';
export { arrange, type Arranged } from './arrangement.ts';
export {
  byOrder,
  emptyPageOf,
  expertCard,
  pageFieldsOf,
  seminarCard,
  knowledgeCards,
  testimonialCards,
  type Ordered,
} from './page-cards.ts';
export {
  moreOfPageInput,
  moreOfPageOutput,
  type MoreOfPageInput,
  type MoreOfPageOutput,
} from './more-of-page.ts';
export {
  pageChangeSchema,
  rebuildProgressSchema,
  type PageChange,
  type PageCursor,
  type RebuildProgress,
} from './page-update.ts';
export { sitemapPartSchema, type SitemapPart } from './sitemap-part.ts';
