import type { Advisor } from '@wbd/domain/advisors';
import { mutationOptions, type QueryClient } from '@wbd/query';
import { publicPageKeys } from '../keys/index.ts';
import type { Draft } from '../owned-collection/index.ts';
import type { SessionEntry } from '../sessions/session-writes.ts';
import { sessionKeys } from '../sessions/sessions.queries.ts';
import { writeOptions } from '../write-options/index.ts';
import { seminarKeys } from './seminars.queries.ts';
import {
  createSeminar,
  updateSeminar,
  type SeminarChange,
  type SeminarContent,
} from './seminars.repository.ts';

async function changed(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: publicPageKeys.all });
  await Promise.all([
    client.invalidateQueries({ queryKey: seminarKeys.all }),
    client.invalidateQueries({ queryKey: sessionKeys.all }),
  ]);
}

interface NewSeminar {
  seminar: Draft & SeminarContent;
  sessions: readonly SessionEntry[];
}

/** Publishes a seminar with its sessions; takes drafts of `draftSeminar` and `draftSession` and can be tried again. */
export const createSeminarMutation = (owner: Pick<Advisor, 'id' | 'org'>) =>
  writeOptions(
    ['seminars', 'create'],
    ({ seminar, sessions }: NewSeminar) => createSeminar(owner, seminar, sessions),
    changed,
  );

/** Stores what the owner changed about a seminar and its sessions. */
export const updateSeminarMutation = (ownerId: string) =>
  mutationOptions({
    mutationKey: ['seminars', 'update'],
    mutationFn: (change: SeminarChange) => updateSeminar(ownerId, change),
    // refused: a session was taken or removed since the form read it
    onSettled: (_nothing, _error, _input, _before, { client }) => changed(client),
  });
