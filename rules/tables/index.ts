import type { Fields } from '../engine/request.ts';
import type { Table } from '../engine/table.ts';
import {
  advisorDocuments,
  advisors,
  imprintDocuments,
  imprints,
  selectionDocuments,
  selections,
} from './advisors.ts';
import {
  appointmentRequests,
  customerDocuments,
  customerNotes,
  customers,
  datedNotes,
} from './customers.ts';
import { notificationDocuments, notifications, notificationSettings } from './notifications.ts';
import { registrationDocuments, registrations } from './registrations.ts';
import { seminarDocuments, seminars } from './seminars.ts';
import { serverDocuments, serverWritten } from './server-written.ts';
import { sessionAccess, sessionDocuments, sessions } from './sessions.ts';
import { testimonialDocuments, testimonials } from './testimonials.ts';
import {
  expertVideos,
  knowledgeVideos,
  quickVideos,
  takenVideos,
  videoDocuments,
} from './videos.ts';

/** Who may do what with which collection and which of its fields; a role that is not named may not. */
export const TABLES: readonly Table[] = [
  advisors,
  selections,
  imprints,
  customers,
  customerNotes,
  datedNotes,
  appointmentRequests,
  notifications,
  notificationSettings,
  testimonials,
  seminars,
  sessions,
  sessionAccess,
  registrations,
  expertVideos,
  knowledgeVideos,
  quickVideos,
  takenVideos,
  ...serverWritten,
];

/** The world that every cell of the tables meets. */
export const DOCUMENTS: ReadonlyMap<string, Fields> = new Map([
  ...advisorDocuments,
  ...imprintDocuments,
  ...selectionDocuments,
  ...customerDocuments,
  ...notificationDocuments,
  ...testimonialDocuments,
  ...seminarDocuments,
  ...sessionDocuments,
  ...registrationDocuments,
  ...videoDocuments,
  ...serverDocuments,
]);
