import { describe, expect, test } from 'vitest';
import { readSpans, writeSpans } from './spans-text.ts';

describe('the hours of a day as people type them', () => {
  test.each([
    ['', []],
    ['9-12', [{ from: '09:00', to: '12:00' }]],
    [
      '14:30 bis 18 Uhr und 9–12',
      [
        { from: '09:00', to: '12:00' },
        { from: '14:30', to: '18:00' },
      ],
    ],
    [
      '8.15 - 10.45; 22–24',
      [
        { from: '08:15', to: '10:45' },
        { from: '22:00', to: '24:00' },
      ],
    ],
  ])('%s', (typed, spans) => {
    expect(readSpans(typed)).toEqual(spans);
  });

  test.each([
    '12–9',
    '9–9',
    '9:10–12',
    '9–25',
    '9–12, 11–14',
    'vormittags',
    '9',
    '9:75–12',
    '1–2,3–4,5–6,7–8,9–10,11–12,13–14',
  ])('%s is refused', (typed) => {
    expect(readSpans(typed)).toBeNull();
  });

  test('parses its own output', () => {
    const spans = [
      { from: '09:00', to: '12:00' },
      { from: '13:15', to: '24:00' },
    ];
    expect(readSpans(writeSpans(spans))).toEqual(spans);
  });
});
