import { sessionMessageSchema, type SessionMessage } from '@wbd/domain/seats';
import { db, grpcStatus, parseDocument, statusOf, toData } from '../../core/firestore.ts';

export interface SessionMessagesRepository {
  read(id: string): Promise<SessionMessage | null>;
  /** @returns false when there is a message with this id */
  create(message: SessionMessage): Promise<boolean>;
  /** Notes how many mails a message became, and forgets whom it was limited to. */
  enqueued(id: string, mails: number): Promise<void>;
}

const rowOf = (id: string) => db.doc(`sessionMessages/${id}`);

export const sessionMessages: SessionMessagesRepository = {
  async read(id) {
    return parseDocument(sessionMessageSchema, await rowOf(id).get());
  },
  async create(message) {
    try {
      await rowOf(message.id).create(toData(message));
      return true;
    } catch (error) {
      if (statusOf(error) === grpcStatus.alreadyExists) return false;
      throw error;
    }
  },
  async enqueued(id, mails) {
    await rowOf(id).update({ mails, to: null });
  },
};
