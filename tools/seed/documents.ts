import {
  registrationSchema,
  STORED_ENTITIES,
  withheldContentSchema,
  type Mail,
  type Registration,
  type Selection,
  type StoredCollection,
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
    ...documents('orgs', organisations),
    ...documents('config', [publicConfig]),
    document('config', withheldContentSchema, withheldContent),
    ...documents(
      'advisors',
      advisors.map(({ advisor }) => advisor),
    ),
    ...documents(
      'accounts',
      advisors.map(({ account }) => account),
    ),
    ...documents(
      'codes',
      advisors.map(({ advisor }) => ({ id: advisor.code, uid: advisor.id })),
    ),
    ...documents('customers', customers),
    ...documents('referrals', demoReferrals(customers)),
    ...documents('testimonials', testimonials),
    ...documents('seminars', demoSeminars(now)),
    ...documents(
      'sessions',
      sessions.map(({ session }) => session),
    ),
    ...documents(
      'sessionAccess',
      sessions.map(({ access }) => access),
    ),
    ...documents('expertVideos', demoExperts(now)),
    ...documents('folders', folders),
    ...documents('knowledgeVideos', demoKnowledgeVideos(now)),
    ...documents('quickVideos', demoQuickVideos(now)),
    ...seminarSelections.map(({ uid, selections }) => choices(uid, 'seminars', selections)),
    ...expertSelections.map(({ uid, selections }) => choices(uid, 'experts', selections)),
    // before the registrations: seats of the demo data send no mail
    ...documents('mails', registrations.map(sentConfirmation)),
    ...registrations.map((one) =>
      document(`sessions/${one.session}/registrations`, registrationSchema, one),
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
  const entity = { id: section, choices: chosen, changed: [] };
  return document(`advisors/${uid}/selections`, STORED_ENTITIES.selections, entity);
}

const documents = <Name extends StoredCollection>(
  name: Name,
  entities: readonly z.input<(typeof STORED_ENTITIES)[Name]>[],
): SeedDocument[] => entities.map((entity) => document(name, STORED_ENTITIES[name], entity));

function document(
  collection: string,
  schema: z.ZodMiniType<Entity>,
  entity: unknown,
): SeedDocument {
  const parsed = schema.parse(entity);
  return { path: `${collection}/${parsed.id}`, data: toData(parsed) };
}

/** Writes all of them; writing them again changes nothing. */
export async function writeDocuments(all: readonly SeedDocument[]): Promise<void> {
  const writer = db.bulkWriter();
  const writes = all.map(({ path, data }) => writer.set(db.doc(path), data));
  await writer.close();
  await Promise.all(writes);
}
