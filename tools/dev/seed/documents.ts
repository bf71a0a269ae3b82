import { audiencesOf, orgAudience } from '@wbd/domain/audiences';
import { COLLECTIONS, type EntityCollection } from '@wbd/domain/collections';
import { bookedEntrySchema, storedBalanceSchema } from '@wbd/domain/commission';
import { consentTo } from '@wbd/domain/consents';
import { withheldContentSchema } from '@wbd/domain/content';
import type { Mail } from '@wbd/domain/mails';
import { registrationSchema, type Registration } from '@wbd/domain/seminars';
import type * as z from 'zod/mini';
import { db, toData } from '../../../functions/src/core/firestore.ts';
import { confirmationMail } from '../../../functions/src/mail/occasions/registration-mails.ts';
import advisorRows from './content/advisors.json' with { type: 'json' };
import { demoCommission } from './content/commission.ts';
import { demoCustomers } from './content/customers.ts';
import expertRows from './content/expert-videos.json' with { type: 'json' };
import { folders } from './content/folders.ts';
import { demoImprints } from './content/imprints.ts';
import knowledgeRows from './content/knowledge-videos.json' with { type: 'json' };
import { organisations } from './content/organisations.ts';
import { publicConfig, seller, withheldContent } from './content/public-config.ts';
import quickRows from './content/quick-videos.json' with { type: 'json' };
import { demoLinkVisits, demoReferrals } from './content/referrals.ts';
import { demoRegistrations } from './content/registrations.ts';
import { contentOf } from './content/rows.ts';
import { choices, type Choice } from './content/selections.ts';
import seminarRows from './content/seminars.json' with { type: 'json' };
import { demoSessions } from './content/sessions.ts';
import testimonialRows from './content/testimonials.json' with { type: 'json' };
import { DEMO_ADVISORS } from './demo.ts';

interface Entity {
  id: string;
}
export interface SeedDocument {
  path: string;
  data: FirebaseFirestore.DocumentData;
}

/** When the advisors of the demo agreed to the terms. */
const SIGNED_UP = new Date('2026-02-01T10:00:00Z');

/** Every document of the demo data, each parsed by its schema. */
export function demoDocuments(now: Date): SeedDocument[] {
  const consent = consentTo('sign-up', SIGNED_UP);
  const named = advisorRows.map((row) => ({ ...row, name: `${row.firstName} ${row.lastName}` }));
  const advisors = contentOf('advisors', named, now).map(({ advisor, ...row }) => {
    const known = Object.values(DEMO_ADVISORS).find(({ uid }) => uid === advisor);
    return { ...row, ...known, id: advisor, lv: known?.level, consent };
  });
  const accounts = advisors.map((one) => {
    const { id, org } = COLLECTIONS.advisors.schema.parse(one);
    return { ...one, audiences: audiencesOf({ id, org, team: null }) };
  });
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
    { path: 'config/seller', data: seller },
    ...documents('advisors', advisors),
    ...documents('imprints', demoImprints),
    ...documents('accounts', accounts),
    ...documents(
      'codes',
      Object.values(DEMO_ADVISORS).map(({ code, uid }) => ({ id: code, uid })),
    ),
    ...documents('customers', customers),
    ...documents('referrals', demoReferrals(customers)),
    ...documents('linkVisits', demoLinkVisits(now)),
    ...documents('testimonials', contentOf('testimonials', testimonialRows, now)),
    ...documents('seminars', contentOf('seminars', seminarRows, now)),
    ...documents(
      'sessions',
      sessions.map(({ session }) => session),
    ),
    ...documents(
      'sessionAccess',
      sessions.map(({ access }) => access),
    ),
    ...documents('expertVideos', contentOf('expertVideos', expertRows, now)),
    ...documents('folders', folders),
    ...documents(
      'knowledgeVideos',
      contentOf('knowledgeVideos', knowledgeRows, now).map((row) => {
        const { org } = COLLECTIONS.knowledgeVideos.schema.parse(row);
        return { ...row, audience: orgAudience(org) };
      }),
    ),
    ...commissionDocuments(now),
    ...documents('quickVideos', contentOf('quickVideos', quickRows, now)),
    ...choices.map(chosen),
    // before the registrations: seats of the demo data send no mail
    ...documents('mails', registrations.map(sentConfirmation)),
    ...registrations.map((one) =>
      document(`sessions/${one.session}/registrations`, registrationSchema, one),
    ),
  ];
}

function commissionDocuments(now: Date): SeedDocument[] {
  const { ledger, entries, balances, ...money } = demoCommission(now);
  return [
    ...documents('commissionTerms', [money.terms]),
    ...documents('payers', [money.payer]),
    ...documents('taxProfiles', money.taxProfiles),
    ...documents('bankAccounts', money.accounts),
    ...documents('statements', money.statements),
    ...documents('payouts', [money.payout]),
    ...documents('ledgers', [ledger]),
    ...entries.map((entry) => document(`ledgers/${ledger.id}/entries`, bookedEntrySchema, entry)),
    ...balances.map((sums) => document(`ledgers/${ledger.id}/balances`, storedBalanceSchema, sums)),
    ...documents('moneyChanges', money.moneyChanges),
  ];
}

function sentConfirmation(registration: Registration): Mail {
  const queued = confirmationMail(registration);
  return { ...queued, state: 'sent', attempts: 1, sentAt: registration.registeredAt };
}

function chosen({ uid, section, selections }: Choice): SeedDocument {
  const byId = Object.fromEntries(selections.map((choice) => [choice.id, toData(choice)]));
  const entity = { id: section, choices: byId, changed: [] };
  return document(`advisors/${uid}/selections`, COLLECTIONS.selections.schema, entity);
}

const documents = (name: EntityCollection, entities: readonly unknown[]): SeedDocument[] =>
  entities.map((entity) => document(name, COLLECTIONS[name].schema, entity));

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
