import '../../../functions/test/own-project.ts';
import { teamAudience } from '@wbd/domain/audiences';
import { CONTENT_STATES, type ContentState, type VideoUrlInput } from '@wbd/domain/content';
import { AppError } from '@wbd/domain/errors';
import { aKnowledgeVideo, anExpertVideo, aQuickVideo, aTestimonial } from '@wbd/domain/testing';
import { patient } from '@wbd/tools/host-speed';
import { expect, test } from 'vitest';
import { anAccount, anAdvisor, aSeminar, aSession, store } from '../../../functions/test/data.ts';
import { expertKind, seminarKind } from '../../../functions/src/content/pages/content-kinds.ts';
import type { PageLink } from '../../../functions/src/content/pages/preview/page-link.ts';
import { previewRepository } from '../../../functions/src/content/pages/preview/preview.repository.ts';
import { findVideo } from '../../../functions/src/content/videos/videos.repository.ts';
import { db } from '../../../functions/src/core/firestore.ts';
import { appointmentRequests } from '../../../functions/src/seats/appointments/appointment-requests.repository.ts';
import { asHost } from '../../../functions/src/seats/registrations/host.ts';
import { peopleRepository } from '../../../functions/src/seats/registrations/people.repository.ts';
import { CONTENT_CHANGES } from './content-changes.ts';
import { prove, type Probes } from './prove.ts';

const TEAM = teamAudience('berlin');
const anOwner = () => store('advisors', anAdvisor());

/** Stores content of each kind in a state; null where the state does not apply. */
const STORE = {
  async seminar(state: ContentState) {
    const changes = CONTENT_CHANGES.seminar[state];
    if (!changes) return null;
    const { id, org } = await anOwner();
    return store('seminars', aSeminar(id, { org, ...changes }));
  },
  async expert(state: ContentState) {
    const changes = CONTENT_CHANGES.expert[state];
    return changes && store('expertVideos', anExpertVideo((await anOwner()).id, changes));
  },
  async testimonial(state: ContentState) {
    const changes = CONTENT_CHANGES.testimonial[state];
    return changes && store('testimonials', aTestimonial((await anOwner()).id, changes));
  },
  async quick(state: ContentState) {
    const changes = CONTENT_CHANGES.quick[state];
    return changes && store('quickVideos', aQuickVideo((await anOwner()).id, changes));
  },
  async library(state: ContentState) {
    const changes = CONTENT_CHANGES.library[state];
    return changes && store('knowledgeVideos', aKnowledgeVideo(await anOwner(), changes));
  },
};
type Kind = keyof typeof STORE;

const asked =
  (kind: Kind, answer: (id: string) => Promise<boolean>) => async (state: ContentState) => {
    const item = await STORE[kind](state);
    return item && answer(item.id);
  };
const previewed = (kind: NonNullable<PageLink['item']>['kind']) => async (id: string) =>
  (await previewRepository.content({ kind, id })) !== null;
const played = (kind: VideoUrlInput['kind']) => async (id: string) =>
  (await findVideo({ kind, id })) !== null;

const probes: Probes<ContentState> = {
  'cards: shown': {
    seminar: asked('seminar', async (id) => {
      const kept = seminarKind.cardOf(await db.doc(`seminars/${id}`).get(), '');
      return kept?.hidden === false;
    }),
    expert: asked('expert', async (id) => {
      const kept = expertKind.cardOf(await db.doc(`expertVideos/${id}`).get(), '');
      return kept?.hidden === false;
    }),
  },
  'link-previews: shown': {
    seminar: asked('seminar', previewed('seminar')),
    expert: asked('expert', previewed('video')),
    testimonial: asked('testimonial', previewed('testimonial')),
    quick: asked('quick', previewed('schnellvideo')),
  },
  'players: shown': {
    quick: asked('quick', played('quick')),
    library: asked('library', played('knowledge')),
  },
  'appointment-pages: shown': {
    expert: asked('expert', async (id) => (await appointmentRequests.video(id)) !== null),
  },
  'invitation-dialogs: offered': {
    async seminar(state) {
      const seminar = await STORE.seminar(state);
      if (!seminar) return null;
      const session = await store('sessions', aSession(seminar));
      const guest = await store('advisors', anAdvisor({ org: seminar.org }));
      const membership = { team: null, audiences: [TEAM] };
      await store('accounts', anAccount({ id: guest.id, ...membership }));
      return asHost(peopleRepository, guest, session.id).then(
        () => true,
        (error: unknown) => {
          if (error instanceof AppError) return false;
          throw error;
        },
      );
    },
  },
};

test(
  'every surface answers every state of content according to its meaning',
  { timeout: patient(120_000) },
  async () => {
    const { wrong, unmatched } = await prove('content', 'emulators', {
      states: CONTENT_STATES,
      probes,
    });
    expect({ wrong, unmatched }).toEqual({ wrong: [], unmatched: [] });
  },
);
