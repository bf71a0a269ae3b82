import { sessionSchema, type Session } from '@wbd/domain/seminars';
import { db, parseDocument } from '../../core/firestore.ts';
import { committed, unchanged } from '../../core/guarded-batch.ts';
import { leftTrace } from '../../core/log/left-trace.ts';

export interface CalledOffRepository {
  /** A session, and the way to call it off in just that state. */
  read(sessionId: string): Promise<{
    session: Session | null;
    /** @returns false when it was not written, or may not have been, because something has changed since */
    write(calledOff: NonNullable<Session['calledOff']>): Promise<boolean>;
  }>;
}

export const calledOffRepository: CalledOffRepository = {
  async read(sessionId) {
    const before = await db.doc(`sessions/${sessionId}`).get();
    return {
      session: parseDocument(sessionSchema, before),
      write(calledOff) {
        const batch = db.batch();
        const changes = { calledOff, hidden: true, ...leftTrace() };
        batch.update(before.ref, changes, unchanged(before, true));
        return committed(batch);
      },
    };
  },
};
