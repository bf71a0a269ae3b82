import { isBlocked } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import { publicConfigSchema, type PublicConfig } from '@wbd/domain/content';
import type { Customer } from '@wbd/domain/customers';
import {
  registrationSchema,
  seminarSchema,
  sessionSchema,
  type Registration,
  type Selection,
  type Seminar,
  type Session,
} from '@wbd/domain/seminars';
import { db, parseDocument } from '../../core/firestore.ts';
import {
  readAccount,
  readAdvisor,
  readAudiences,
  readCustomer,
} from '../../core/people.repository.ts';
import { readSeminarChoice } from './seminar-choice.repository.ts';

export interface PeopleRepository {
  advisor(uid: string): Promise<Advisor | null>;
  /** null also for a blocked advisor, who gets no new registrations */
  openAdvisor(uid: string): Promise<Advisor | null>;
  /** the narrow audiences that an advisor belongs to */
  audiences(uid: string): Promise<readonly string[]>;
  customer(id: string): Promise<Customer | null>;
  seminar(id: string): Promise<Seminar | null>;
  /** what an advisor chose about a seminar; null without a choice */
  seminarChoice(advisor: string, seminarId: string): Promise<Selection | null>;
  session(id: string): Promise<Session | null>;
  registration(sessionId: string, customerId: string): Promise<Registration | null>;
  /** @returns null while the operator has configured nothing */
  config(): Promise<PublicConfig | null>;
}

export const peopleRepository: PeopleRepository = {
  advisor: readAdvisor,
  async openAdvisor(uid) {
    const [advisor, account] = await Promise.all([readAdvisor(uid), readAccount(uid)]);
    return account && isBlocked(account) ? null : advisor;
  },
  audiences: readAudiences,
  customer: readCustomer,
  seminarChoice: readSeminarChoice,
  async seminar(id) {
    return parseDocument(seminarSchema, await db.doc(`seminars/${id}`).get());
  },
  async session(id) {
    return parseDocument(sessionSchema, await db.doc(`sessions/${id}`).get());
  },
  async registration(sessionId, customerId) {
    const seat = await db.doc(`sessions/${sessionId}/registrations/${customerId}`).get();
    return parseDocument(registrationSchema, seat);
  },
  async config() {
    return parseDocument(publicConfigSchema, await db.doc('config/public').get());
  },
};
