import * as z from 'zod/mini';
import { PROFILE_LENGTHS } from '../advisors/advisor.ts';
import { IMPRINT_LENGTHS } from '../advisors/imprint.ts';
import { LONGEST_DATED_NOTE } from '../customers/dated-note.ts';
import { LONGEST_CUSTOMER_NOTE, LONGEST_FOLLOW_UP } from '../customers/customer.ts';
import { mailChoiceSchema } from '../notifications/notification-settings.ts';
import {
  countSchema,
  dayTextSchema,
  filledSchema,
  fileSchema,
  lineSchema,
  linkSchema,
  numberSchema,
  textSchema,
  twoLinesSchema,
} from './written-fields.ts';

/**
 * What clients write by themselves, by collection: the fields whose values they choose. A form checks with these what it
 * stores, and `firestore.rules` accept exactly the same, which a test proves with generated values.
 */
export const CLIENT_WRITES = {
  advisors: z.object({
    heroText: z.nullable(textSchema(200)),
    heroSubtext: z.nullable(textSchema(1000)),
    loop: z.nullable(fileSchema('hero/loop')),
    loopThumb: z.nullable(fileSchema('hero/thumb')),
    intro: z.nullable(fileSchema('hero/intro')),
    introCaptions: z.nullable(fileSchema('hero/captions')),
    introThumb: z.nullable(fileSchema('hero/thumb')),
    logo: z.nullable(fileSchema('hero/logo')),
    portrait: z.nullable(fileSchema('hero/portrait')),
    bio: z.nullable(textSchema(PROFILE_LENGTHS.bio)),
    topics: z.nullable(textSchema(PROFILE_LENGTHS.topics)),
    qualifications: z.nullable(textSchema(PROFILE_LENGTHS.qualifications)),
    languages: z.nullable(textSchema(PROFILE_LENGTHS.languages)),
    place: z.nullable(textSchema(PROFILE_LENGTHS.place)),
    testimonialShareText: z.nullable(textSchema(1000)),
    bookingslink: z.nullable(linkSchema),
  }),
  customerNotes: z.object({
    text: textSchema(LONGEST_CUSTOMER_NOTE),
    followUpOn: z.nullable(dayTextSchema),
    followUpText: z.nullable(textSchema(LONGEST_FOLLOW_UP)),
  }),
  datedNotes: z.object({ text: filledSchema(LONGEST_DATED_NOTE) }),
  imprints: z.object({
    name: lineSchema(IMPRINT_LENGTHS.name),
    address: filledSchema(IMPRINT_LENGTHS.address),
    email: lineSchema(IMPRINT_LENGTHS.email),
    phone: z.nullable(textSchema(IMPRINT_LENGTHS.phone)),
    vatId: z.nullable(textSchema(IMPRINT_LENGTHS.vatId)),
    authority: z.nullable(textSchema(IMPRINT_LENGTHS.authority)),
    register: z.nullable(textSchema(IMPRINT_LENGTHS.register)),
    rules: z.nullable(textSchema(IMPRINT_LENGTHS.rules)),
  }),
  appointmentRequests: z.object({ done: z.boolean() }),
  notifications: z.object({ read: z.boolean() }),
  notificationSettings: z.object({
    registration: mailChoiceSchema,
    cancellation: mailChoiceSchema,
    full: mailChoiceSchema,
    waiting: mailChoiceSchema,
    referral: mailChoiceSchema,
    appointment: mailChoiceSchema,
    guests: mailChoiceSchema,
    colleague: mailChoiceSchema,
    erasure: mailChoiceSchema,
    team: mailChoiceSchema,
  }),
  testimonials: z.object({
    url: fileSchema('testimonials/video'),
    captions: z.nullable(fileSchema('testimonials/captions')),
    thumb: fileSchema('testimonials/thumb'),
    customer: lineSchema(100),
    quote: filledSchema(1000),
    displayOrder: z.nullable(numberSchema),
    thumbTime: z.nullable(numberSchema),
  }),
  seminars: z.object({
    title: lineSchema(200),
    description: twoLinesSchema(500),
    duration: countSchema(1440),
    online: z.boolean(),
    // a new one has a video; one that lost it may stay without
    video: z.nullable(fileSchema('seminars/video')),
    videoCaptions: z.nullable(fileSchema('seminars/captions')),
    trailer: z.nullable(fileSchema('seminars/trailer')),
    trailerCaptions: z.nullable(fileSchema('seminars/captions')),
    preview: z.nullable(fileSchema('seminars/preview')),
    thumb: z.nullable(fileSchema('seminars/thumb')),
    pdf: z.nullable(fileSchema('seminars/pdf')),
  }),
  sessions: z.object({ location: lineSchema(300), maxParticipants: countSchema(10_000) }),
  sessionAccess: z.object({ directions: textSchema(2000) }),
  expertVideos: z.object({
    description: twoLinesSchema(500),
    video: fileSchema('expert_videos/video'),
    videoCaptions: z.nullable(fileSchema('expert_videos/captions')),
    trailer: z.nullable(fileSchema('expert_videos/trailer')),
    trailerCaptions: z.nullable(fileSchema('expert_videos/captions')),
    thumb: fileSchema('expert_videos/thumb'),
    bookinglink: z.nullable(linkSchema),
  }),
  knowledgeVideos: z.object({
    title: lineSchema(200),
    description: textSchema(2000),
    captions: z.nullable(fileSchema('knowledge_videos/captions')),
  }),
  quickVideos: z.object({
    title: lineSchema(200),
    captions: z.nullable(fileSchema('knowledge_videos_for_customers/captions')),
    network: z.boolean(),
  }),
} as const;
