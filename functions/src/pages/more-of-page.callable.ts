import { definePublicCallable } from '../shared/callable.ts';
import { moreOfPages } from '../shared/limits.ts';
import { readAdvisor } from '../shared/people.repository.ts';
import { moreOfPage as more } from './more-of-page.service.ts';

const ports = { advisor: readAdvisor, limit: moreOfPages, now: () => new Date() };

export const moreOfPage = definePublicCallable('moreOfPage', (input, visitor) =>
  more(ports, input, visitor),
);
