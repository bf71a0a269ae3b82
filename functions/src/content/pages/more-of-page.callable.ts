import { definePublicCallable } from '../../core/callable.ts';
import { moreOfPages } from '../../core/limits.ts';
import { readAdvisor } from '../../core/people.repository.ts';
import { moreOfPage as more } from './more-of-page.service.ts';

const ports = { advisor: readAdvisor, limit: moreOfPages, now: () => new Date() };

export const moreOfPage = definePublicCallable('moreOfPage', (input, visitor) =>
  more(ports, input, visitor),
);
