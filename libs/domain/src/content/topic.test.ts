import { expect, test } from 'vitest';
import { topicOf } from './topic.ts';

test.each([
  [
    'Baufinanzierung im Check\nBevor du unterschreibst.',
    'Baufinanzierung im Check',
    'Bevor du unterschreibst.',
  ],
  ['Dein Finanzplan: Wo stehst du?', 'Dein Finanzplan', 'Wo stehst du?'],
  ['Beamtin oder Beamter? Beihilfe und Pension.', 'Beamtin oder Beamter?', 'Beihilfe und Pension.'],
  ['Deine Rentenlücke – ehrlich gerechnet.', 'Deine Rentenlücke – ehrlich gerechnet.', null],
  ['Z. B. Renten', 'Z. B. Renten', null],
  ['', '', null],
])('PUB-11 %j is about %j', (description, topic, text) => {
  expect(topicOf(description)).toEqual({ topic, text });
});
