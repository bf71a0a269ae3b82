import { announcementSchema } from '../contracts/announcement.ts';
import * as z from 'zod/mini';
import { audienceField } from '../audiences/audience.ts';
import {
  captionsFile,
  filePathSchema,
  hiddenFlag,
  idSchema,
  isoDaySchema,
  nullableFile,
  nullableText,
} from '../fields/fields.ts';
import { filmVersionsSchema } from '../files/film-versions.ts';
import { pictureWidthsSchema } from '../files/picture-sizes.ts';

/** testimonials/{id} */
export const testimonialSchema = z.object({
  id: idSchema,
  advisor: idSchema,
  url: filePathSchema,
  captions: captionsFile,
  thumb: filePathSchema,
  customer: z.string(),
  quote: z.string(),
  /** ascending; null hides the testimonial */
  displayOrder: z.nullable(z.number()),
  /** seconds into the video at which the thumbnail was taken */
  thumbTime: z.nullable(z.number()),
  /** the wording by which the advisor declared that the person consents; null for those of earlier releases */
  consentVersion: z._default(nullableText, null),
  consentAt: z._default(z.nullable(z.date()), null),
  /** when the person withdrew the consent: the server deletes it with its files at once */
  withdrawnAt: z._default(z.nullable(z.date()), null),
  hidden: hiddenFlag,
  pictureWidths: pictureWidthsSchema,
  films: filmVersionsSchema,
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** expertVideos/{id}: a specialist's video through which 1:1 appointments are booked. */
export const expertVideoSchema = z.object({
  id: idSchema,
  advisor: idSchema,
  org: idSchema,
  description: z.string(),
  video: filePathSchema,
  videoCaptions: captionsFile,
  trailer: nullableFile,
  trailerCaptions: captionsFile,
  thumb: filePathSchema,
  /** null: the advisor's general booking link is used */
  bookinglink: nullableText,
  hidden: hiddenFlag,
  /** who it is for, besides its owner */
  audience: audienceField,
  createdAt: z.date(),
  pictureWidths: pictureWidthsSchema,
  films: filmVersionsSchema,
});
export type ExpertVideo = z.infer<typeof expertVideoSchema>;

/** orgs/{id} */
export const organisationSchema = z.object({ id: idSchema, name: z.string(), order: z.number() });
export type Organisation = z.infer<typeof organisationSchema>;

/** What the operator's introductory videos explain; the knowledge library of every organisation shows them in this order. */
export const INTRO_TOPICS = [
  'seminars',
  'specialists',
  'personalPage',
  'testimonials',
  'quickVideos',
  'library',
  'getStarted',
] as const;
export type IntroTopic = (typeof INTRO_TOPICS)[number];

/** The tab that shows them; no folder may have this id. */
export const INTRO_TAB = 'wbd';

const introVideoSchema = z.object({ video: filePathSchema, thumb: nullableFile });

/** config/public: what everyone may know of the operator's configuration. */
export const publicConfigSchema = z.object({
  id: z.literal('public'),
  /** uid of the advisor who sees every seminar in the portal, null when there is none */
  specialAdvisor: z.nullable(idSchema),
  /** old seminar id → new seminar id */
  seminarRedirects: z.record(z.string(), z.string()),
  founderSchedulingLink: z.string(),
  /** https addresses of films about the product, by partner type; a landing without one shows its picture alone */
  explainerFilms: z._default(z.record(z.string(), z.string()), {}),
  /** by topic; one without a video is not shown */
  introVideos: z._default(z.record(z.string(), introVideoSchema), {}),
  /** first day (Berlin) on which a paying advisor's page needs an imprint to be public; null when no deadline is set */
  imprintsDue: z._default(z.nullable(isoDaySchema), null),
  /** organisation of the operator, which may pay commission on packages; null switches that off */
  operatorOrg: z._default(z.nullable(idSchema), null),
  /** the operator's share of films sold between advisors, in hundredths of a percent of the net price; null switches selling off */
  filmFeeBasisPoints: z._default(z.nullable(z.int()), null),
  /** announced changes of contracts and sub-processors */
  announcements: z._default(z.array(announcementSchema), []),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;

/** config/maintenance: exists while the operator has stopped writing. A client whose write is denied looks here why. */
export const maintenanceSchema = z.object({
  id: z.literal('maintenance'),
  since: z.date(),
  /** the rules that come back into force when writing is resumed */
  rulesets: z.object({ firestore: z.string(), storage: z.string() }),
});
export type Maintenance = z.infer<typeof maintenanceSchema>;

/** config/withheld: items that the operator withholds. Only the server reads it, and marks the items. */
export const withheldContentSchema = z.object({
  id: z.literal('withheld'),
  hiddenSeminars: z.array(idSchema),
  hiddenExperts: z.array(idSchema),
  hiddenQuickVideos: z._default(z.array(idSchema), []),
  /** seminars that the portal lists only for their owner and the special advisor */
  excludedSeminars: z.array(idSchema),
});
export type WithheldContent = z.infer<typeof withheldContentSchema>;
