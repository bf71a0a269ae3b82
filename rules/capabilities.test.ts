import { readFileSync } from 'node:fs';
import path from 'node:path';
import { neededLevel, type Capability } from '@wbd/domain/plans';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The capability that the rules of a path ask for, by the path's first part. */
const CAPABILITY_OF: Record<string, Record<string, Capability>> = {
  'firestore.rules': {
    advisors: 'website',
    selections: 'arrangePage',
    seminarCards: 'arrangePage',
    expertCards: 'arrangePage',
    customers: 'customers',
    customerNotes: 'customers',
    datedNotes: 'customers',
    imprints: 'website',
    testimonials: 'testimonialVideos',
    seminars: 'createSeminars',
    sessions: 'createSeminars',
    registrations: 'participants',
    sessionAccess: 'createSeminars',
    expertVideos: 'expertVideos',
    knowledgeVideos: 'shareKnowledge',
    quickVideos: 'uploadQuickVideos',
    takenVideos: 'shareQuickVideos',
  },
  'storage.rules': {
    hero: 'introVideo',
    testimonials: 'testimonialVideos',
    seminars: 'createSeminars',
    expert_videos: 'expertVideos',
    knowledge_videos: 'shareKnowledge',
    knowledge_videos_for_customers: 'uploadQuickVideos',
    paid_videos: 'sellFilms',
  },
};

const MATCH = /match \/(?:\{path=\*\*\}\/)?(\w+)/;
const LEVEL =
  /(?:(?:hasLevel|mayPublish|mayChangePublished|mayUpload)\(|(?:isPublishedNow|OrganisationFrom)\([^,]+, |\.lv >= )(\d)/g;

/** Every level that a rule compares with, and the path of its match block. */
function levelsIn(file: string): { path: string; level: number }[] {
  let below = '';
  return readFileSync(path.join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      below = MATCH.exec(line)?.[1] ?? below;
      return [...line.matchAll(LEVEL)].map(([, level]) => ({ path: below, level: Number(level) }));
    });
}

test.each(Object.entries(CAPABILITY_OF))('%s asks for the levels of the table', (file, of) => {
  const found = levelsIn(file);
  expect(found.length).toBeGreaterThan(5);
  const expected = found.map(({ path: below }) => {
    const capability = of[below];
    return { path: below, level: capability && neededLevel(capability) };
  });
  expect(found).toEqual(expected);
});
