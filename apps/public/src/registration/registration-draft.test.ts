// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { emptyForm } from './form-values.ts';
import { keepDraft, keptDraft } from './registration-draft.ts';

const KEY = 'wbd.registration.anna.vorsorge';
const values = { ...emptyForm, phone: '+4915123450191' };

beforeEach(() => sessionStorage.clear());

test.each([
  ['the person who typed it', 'jörg', 'jörg', true],
  ['a visitor who is still one', null, null, true],
  ['a visitor who has signed in since', null, 'jörg', true],
  ['a browser that does not say who is signed in', 'jörg', undefined, true],
  ['the next person', 'jörg', 'gül', false],
  ['whoever comes after a sign-out', 'jörg', null, false],
])('shows the draft to %s: %s, %s', (_who, uid, person, shown) => {
  const typedBy = uid === null ? null : 'uid-joerg';
  const now = person === 'jörg' ? 'uid-joerg' : person === 'gül' ? 'uid-guel' : person;
  keepDraft(KEY, { uid: typedBy, values, code: null });
  expect(keptDraft(KEY, now)?.values.phone).toBe(shown ? values.phone : undefined);
  expect(sessionStorage.getItem(KEY) !== null).toBe(shown);
});
