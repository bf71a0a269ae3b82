import { knowledgeVideoSchema, quickVideoSchema, type VideoUrlInput } from '@wbd/domain/content';
import { filmMode } from '@wbd/domain/files';
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
  if (kind === 'paid') return findFilm(id);
  const video =
    kind === 'quick'
      ? parseDocument(quickVideoSchema, await db.doc(`quickVideos/${id}`).get())
      : parseDocument(knowledgeVideoSchema, await db.doc(`knowledgeVideos/${id}`).get());
  if (!video || video.hidden) return null;
  const { url: path, captions, advisor, films } = video;
  const org = 'org' in video ? video.org : null;
  return { path, mode: filmMode(path, films), captions, advisor, org, isPaid: false };
}

export async function organisationOf(uid: string): Promise<string | null> {
  return (await readAdvisor(uid))?.org ?? null;
}

async function findFilm(offer: string): Promise<PlayableVideo | null> {
  const film = parseDocument(filmFileSchema, await db.doc(`filmFiles/${offer}`).get());
  if (!film) return null;
  const { url: path, captions, advisor, films } = film;
  return { path, mode: filmMode(path, films), captions, advisor, org: null, isPaid: true };
}

/** A block closes what was bought, too; the end of the seller's days does so before the files go. */
export async function hasBought(uid: string, offer: string): Promise<boolean> {
  const [advisor, entitlement, sold] = await Promise.all([
    readAdvisor(uid),
    db.doc(`filmEntitlements/${entitlementId(uid, offer)}`).get(),
    db.doc(`filmOffers/${offer}`).get(),
  ]);
  if (!advisor || advisor.blocked) return false;
  const endsAt = parseDocument(filmOfferSchema, sold)?.endsAt ?? null;
  const isOver = endsAt !== null && endsAt <= new Date();
  return !isOver && parseDocument(filmEntitlementSchema, entitlement)?.state === 'open';
}
