import {
  accountSchema,
  advisorCodeSchema,
  advisorSchema,
  customerSchema,
  expertVideoSchema,
  folderSchema,
  knowledgeVideoSchema,
  mailSchema,
  organisationSchema,
  publicConfigSchema,
  quickVideoSchema,
  referralSchema,
  registrationSchema,
  selectionsSchema,
  seminarSchema,
  sessionAccessSchema,
  sessionSchema,
  testimonialSchema,
  withheldContentSchema,
  type Mail,
  type Registration,
  type Selection,
} from '@wbd/domain';
import type * as z from 'zod/mini';
import { db, toData } from '../../functions/src/gateways/firestore.ts';
import { confirmationMail } from '../../functions/src/mail/occasions/registration-mails.ts';
import { demoAdvisors } from './content/advisors.ts';
import { demoCustomers } from './content/customers.ts';
import { demoExperts, expertSelections } from './content/experts.ts';
import { demoKnowledgeVideos, demoQuickVideos, folders } from './content/library.ts';
import { organisations } from './content/organisations.ts';
import { publicConfig, withheldContent } from './content/public-config.ts';
import { demoReferrals } from './content/referrals.ts';
import { demoRegistrations } from './content/registrations.ts';
import { demoSeminars, seminarSelections } from './content/seminars.ts';
import { demoSessions } from './content/sessions.ts';
import { testimonials } from './content/testimonials.ts';

interface Entity {
  id: string;
}
export interface SeedDocument {
  path: string;
  data: FirebaseFirestore.DocumentData;
}

/** Every document of the demo data, each parsed by its schema. */
export function demoDocuments(now: Date): SeedDocument[] {
  const advisors = demoAdvisors(now);
  const customers = demoCustomers(now);
  const sessions = demoSessions(now);
  const registrations = demoRegistrations(
    sessions.map(({ session }) => session),
    customers,
    now,
  );
  return [
    ...documents('orgs', organisationSchema, organisations),
    ...documents('config', publicConfigSchema, [publicConfig]),
    ...documents('config', withheldContentSchema, [withheldContent]),
    ...documents(
      'advisors',
      advisorSchema,
      advisors.map(({ advisor }) => advisor),
    ),
    ...documents(
      'accounts',
      accountSchema,
      advisors.map(({ account }) => account),
    ),
    ...documents(
      'codes',
      advisorCodeSchema,
      advisors.map(({ advisor }) => ({ id: advisor.code, uid: advisor.id })),
    ),
    ...documents('customers', customerSchema, customers),
    ...documents('referrals', referralSchema, demoReferrals(customers)),
    ...documents('testimonials', testimonialSchema, testimonials),
    ...documents('seminars', seminarSchema, demoSeminars(now)),
    ...documents(
      'sessions',
      sessionSchema,
      sessions.map(({ session }) => session),
    ),
    ...documents(
      'sessionAccess',
      sessionAccessSchema,
      sessions.map(({ access }) => access),
    ),
    ...documents('expertVideos', expertVideoSchema, demoExperts(now)),
    ...documents('folders', folderSchema, folders),
    ...documents('knowledgeVideos', knowledgeVideoSchema, demoKnowledgeVideos(now)),
    ...documents('quickVideos', quickVideoSchema, demoQuickVideos(now)),
    ...seminarSelections.map(({ uid, selections }) => choices(uid, 'seminars', selections)),
    ...expertSelections.map(({ uid, selections }) => choices(uid, 'experts', selections)),
    // before the registrations: seats of the demo data send no mail
    ...documents('mails', mailSchema, registrations.map(sentConfirmation)),
    ...registrations.flatMap((registration) =>
      documents(`sessions/${registration.session}/registrations`, registrationSchema, [
        registration,
      ]),
    ),
  ];
}

function sentConfirmation(registration: Registration): Mail {
  const queued = confirmationMail(registration);
  return { ...queued, state: 'sent', attempts: 1, sentAt: registration.registeredAt };
}

function choices(
  uid: string,
  section: 'seminars' | 'experts',
  selections: readonly Selection[],
): SeedDocument {
  const chosen = Object.fromEntries(selections.map((choice) => [choice.id, toData(choice)]));
  const parsed = selectionsSchema.parse({ id: section, choices: chosen, changed: [] });
  return { path: `advisors/${uid}/selections/${section}`, data: toData(parsed) };
}

function documents<Schema extends z.ZodMiniType<Entity>>(
  collection: string,
  schema: Schema,
  entities: readonly z.input<Schema>[],
): SeedDocument[] {
  return entities.map((entity) => {
    const parsed = schema.parse(entity);
    return { path: `${collection}/${parsed.id}`, data: toData(parsed) };
  });
}

/** Writes all of them; writing them again changes nothing. */
export async function writeDocuments(all: readonly SeedDocument[]): Promise<void> {
  const writer = db.bulkWriter();
  const writes = all.map(({ path, data }) => writer.set(db.doc(path), data));
  await writer.close();
  await Promise.all(writes);
}
