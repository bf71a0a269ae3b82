import { expect, test } from 'vitest';
import { written } from '../../../../test/letters.ts';

const TYPED = ['Ich arbeite nicht mehr als Beraterin.', 'Prüfstein'];

test.each(['termination-received', 'termination-check', 'termination-done'] as const)(
  '%s repeats nothing that the declaring person typed',
  async (kind) => {
    const { html, text } = await written(kind);
    for (const typed of TYPED) {
      expect(text).not.toContain(typed);
      expect(html).not.toContain(typed);
    }
  },
);

test('the receipt confirms kind, contract, end and time, and says where the wording is', async () => {
  const { text } = await written('termination-received');
  expect(text).toContain('außerordentlich aus wichtigem Grund');
  expect(text).toContain('petra@example.org');
  expect(text).toContain('nächstmöglichen Zeitpunkt');
  expect(text).toContain('24. Juni 2031, 10:00');
  expect(text).toContain('Es steht in der Bestätigung');
});
