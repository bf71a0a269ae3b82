import { orgAudience, PUBLIC, teamAudience } from '@wbd/domain/audiences';
import { CONTENT_STATES, contentState, type ContentState } from '@wbd/domain/content';
import { isListedFor, knowledgeCards, testimonialCards } from '@wbd/domain/pages';
import { aKnowledgeVideo, anAdvisor, aSeminar, aTestimonial } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { CONTENT_CHANGES } from './content-changes.ts';
import { prove, type Probes } from './prove.ts';

const owner = anAdvisor();
const colleague = { id: 'colleague', org: owner.org, audiences: [teamAudience('berlin')] };

const probes: Probes<ContentState> = {
  'cards: shown': {
    testimonial(state) {
      const changes = CONTENT_CHANGES.testimonial[state];
      return changes && testimonialCards([aTestimonial(owner.id, changes)]).length > 0;
    },
    library(state) {
      const changes = CONTENT_CHANGES.library[state];
      return changes && knowledgeCards([aKnowledgeVideo(owner, changes)]).length > 0;
    },
  },
  'seminar-list: offered': {
    seminar(state) {
      const changes = CONTENT_CHANGES.seminar[state];
      const seminar = changes && aSeminar(owner.id, { org: owner.org, ...changes });
      return seminar && isListedFor(seminar, colleague, null);
    },
  },
};
const content = { states: CONTENT_STATES, probes };

test.each(CONTENT_STATES)('content that is %s is recognised', (state) => {
  const { testimonial, seminar } = CONTENT_CHANGES;
  const facts = testimonial[state]
    ? aTestimonial(owner.id, testimonial[state])
    : aSeminar(owner.id, seminar[state] ?? {});
  expect(contentState(facts)).toBe(state);
});

test('a library video is limited to its organisation unless its owner made it public', () => {
  const shown = (audience: string | null) => knowledgeCards([aKnowledgeVideo(owner, { audience })]);
  expect(shown(PUBLIC)).toHaveLength(1);
  expect(shown(null)).toEqual([]);
  expect(shown(orgAudience(owner.org))).toEqual([]);
});

test('every surface answers every state of content according to its meaning', async () => {
  expect(await prove('content', 'memory', content)).toEqual({
    cells: 12,
    notApplicable: 9,
    wrong: [],
    unmatched: [],
  });
});
