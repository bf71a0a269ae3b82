import { expect, test } from 'vitest';
import { readOnlyRules } from './read-only-rules.ts';

test('rights to read stay as they are, rights to write go', () => {
  const rules = `match /a/{id} {
    allow get: if true;
    allow read, write: if isMe(id)
      && may('customers');
    allow create,
      update: if isMe(id)
      && isText(request.resource.data.text, 5);
    allow list;
    allow delete;
  }`;
  const readOnly = `match /a/{id} {
    allow get: if true;
    allow read: if isMe(id)
      && may('customers'); allow write: if false && (isMe(id)
      && may('customers'));
    allow create, update: if false && (isMe(id)
      && isText(request.resource.data.text, 5));
    allow list;
    allow delete: if false;
  }`;
  expect(readOnlyRules(rules)).toBe(readOnly);
  expect(readOnlyRules(readOnly)).toBe(readOnly);
});
