import { accountSchema } from '@wbd/domain/accounts';
import { audiencesOf, ownAudience, PUBLIC } from '@wbd/domain/audiences';
import {
  isContentShownTo,
  knowledgeVideoSchema,
  libraryAudience,
  libraryContent,
  quickVideoSchema,
  type VideoUrlInput,
} from '@wbd/domain/content';
import { filmMode, type FilmVersions } from '@wbd/domain/files';
import {
  entitlementId,
  filmEntitlementSchema,
  filmFileSchema,
  filmOfferSchema,
} from '@wbd/domain/sales';
import { db, parseDocument } from '../../core/firestore.ts';
import { readAdvisor } from '../../core/people.repository.ts';
import type { PlayableVideo } from './video-url.service.ts';

export async function findVideo({ kind, id }: VideoUrlInput): Promise<PlayableVideo | null> {
  switch (kind) {
    case 'quick': {
      const video = parseDocument(quickVideoSchema, await db.doc(`quickVideos/${id}`).get());
      return video && isContentShownTo('linked', video) ? playable(video, PUBLIC) : null;
    }
    case 'knowledge': {
      const video = parseDocument(
        knowledgeVideoSchema,
        await db.doc(`knowledgeVideos/${id}`).get(),
      );
      return video && isContentShownTo('member', libraryContent(video))
        ? playable(video, libraryAudience(video))
        : null;
    }
    case 'paid': {
      const film = parseDocument(filmFileSchema, await db.doc(`filmFiles/${id}`).get());
      return film && playable(film, ownAudience(film.advisor));
    }
  }
}

function playable(
  video: { url: string; captions: string | null; advisor: string; films?: FilmVersions },
  audience: string,
): PlayableVideo {
  const { url: path, captions, advisor, films } = video;
  return { path, mode: filmMode(path, films), captions, advisor, audience };
}

export async function audiencesOfLogin(uid: string): Promise<readonly string[]> {
  const [advisor, stored] = await Promise.all([readAdvisor(uid), db.doc(`accounts/${uid}`).get()]);
  if (!advisor) return [];
  const team = parseDocument(accountSchema, stored)?.team?.id ?? null;
  return audiencesOf({ id: uid, org: advisor.org, team });
}

/** Access ends with the seller's grace period, before the files are deleted. */
export async function hasBought(uid: string, offer: string): Promise<boolean> {
  const [entitlement, sold] = await Promise.all([
    db.doc(`filmEntitlements/${entitlementId(uid, offer)}`).get(),
    db.doc(`filmOffers/${offer}`).get(),
  ]);
  const endsAt = parseDocument(filmOfferSchema, sold)?.endsAt ?? null;
  const isOver = endsAt !== null && endsAt <= new Date();
  return !isOver && parseDocument(filmEntitlementSchema, entitlement)?.state === 'open';
}
