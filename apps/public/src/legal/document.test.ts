import { paidPlanWords } from '@wbd/domain/plans';
import { expect, test } from 'vitest';
import { agb } from './agb.de.ts';
import { isDraft, textParts } from './document.ts';

test('ROUTE-06 text in double brackets is a gap', () => {
  expect(textParts('Tel. [[Nummer]], Fax [[Nummer 2]]')).toEqual([
    { text: 'Tel. ', isGap: false },
    { text: '[Nummer]', isGap: true },
    { text: ', Fax ', isGap: false },
    { text: '[Nummer 2]', isGap: true },
  ]);
  expect(textParts('nichts [offen]')).toEqual([{ text: 'nichts [offen]', isGap: false }]);
});

test('ROUTE-06 a document is a draft while it has a gap anywhere', () => {
  const document = {
    title: 'T',
    intro: 'I',
    sections: [{ title: 'S', content: ['a', ['b', 'c']] }],
  };
  expect(isDraft(document)).toBe(false);
  expect(isDraft({ ...document, intro: '[[I]]' })).toBe(true);
  expect(isDraft({ ...document, sections: [{ title: 'S', content: [['b [[c]]']] }] })).toBe(true);
});

test('the terms name every plan that is sold', () => {
  expect(JSON.stringify(agb)).toContain(`${paidPlanWords('und')} sind kostenpflichtig`);
  expect(JSON.stringify(agb)).toContain(`${paidPlanWords('und')} richten sich nur an Unternehmer`);
});
