import { expect, test } from 'vitest';
import { isSevere, readAudit } from './advisories.ts';

test('reads the affected packages with their severity and the titles of the advisories', () => {
  const report = {
    auditReportVersion: 2,
    vulnerabilities: {
      leaky: {
        name: 'leaky',
        severity: 'high',
        via: [{ source: 1, name: 'leaky', title: 'Reads outside of the buffer', severity: 'high' }],
      },
      uses: { name: 'uses', severity: 'moderate', via: ['leaky'] },
    },
    metadata: {},
  };
  const answer = readAudit(JSON.stringify(report));
  expect(answer).toEqual({
    kind: 'answered',
    advisories: [
      { name: 'leaky', severity: 'high', titles: ['Reads outside of the buffer'] },
      { name: 'uses', severity: 'moderate', titles: [] },
    ],
  });
  const advisories = answer.kind === 'answered' ? answer.advisories : [];
  expect(advisories.map(isSevere)).toEqual([true, false]);
});

test('does not mistake a refusal for a report without advisories', () => {
  const refusal = JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405, error: {} });
  expect(readAudit(refusal)).toEqual({ kind: 'unanswered', why: '405 Method Not Allowed' });
  expect(readAudit('')).toMatchObject({ kind: 'unanswered' });
  expect(readAudit('{}')).toMatchObject({ kind: 'unanswered' });
});
