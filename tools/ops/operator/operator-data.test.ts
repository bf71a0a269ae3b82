import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseOperatorData } from './operator-data.ts';

const example = readFileSync(path.join(import.meta.dirname, 'example.json'), 'utf8');

test('the example can be applied as it is', () => {
  const { organisations, folders, config } = parseOperatorData(example);
  expect(organisations).toHaveLength(2);
  expect(folders[1]?.parent).toBe('start');
  expect(config.seminarRedirects).toEqual({ 'old-seminar-id': 'new-seminar-id' });
});

test.each([
  ['"org": "org-01"', '"org": "org-99"', 'folder start: there is no organisation org-99'],
  ['"parent": "start"', '"parent": "gone"', 'folder gespraech: there is no folder gone'],
  ['"id": "org-02"', '"id": "org-01"', 'organisation org-01 is there twice'],
  ['"new-seminar-id"', '"old-seminar-id"', 'old-seminar-id leads to another redirect'],
  ['https://calendar.example', 'javascript:alert', 'not an https address'],
  ['"id": "gespraech"', '"id": "wbd"', 'folder wbd: the tab of the introductory videos'],
  ['"getStarted"', '"start"', 'introVideos: there is no topic start, only seminars,'],
  ['intro/video/seminare.mp4', 'seminars/video/x.mp4', 'does not lie in intro/video'],
  ['"hiddenSeminars": []', '"hiddenSeminars": "none"', 'withheld.hiddenSeminars'],
])('%s → %s is refused: %s', (from, to, message) => {
  expect(() => parseOperatorData(example.replace(from, to))).toThrow(message);
});
