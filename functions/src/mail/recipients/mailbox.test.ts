import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['anna@gmail.com', ' A.n.n.a+Seminar@GoogleMail.com '],
  ['anna@example.org', 'ANNA+1@example.org'],
  ['anna@example.org', 'anna+a+b@Example.ORG'],
  ['jörg@example.org', 'jo\u0308rg@example.org'],
  ['anna@xn--mller-kva.de', 'anna@müller.de'],
  ['anna@xn--mller-kva.de', 'anna@xn--mller-kva.de'],
])('%s is the mailbox of %s', (mailbox, address) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each([
  ['an.na@example.org', 'anna@example.org'],
  ['anna@example.org', 'anna@example.com'],
  ['+1@example.org', '+2@example.org'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});
