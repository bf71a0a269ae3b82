import { definePublicCallable } from '../../core/callable.ts';
import { reportsByNetwork, reportsOfSubject } from '../../core/limits.ts';
import { log } from '../../core/log/log.ts';
import { notices } from './notices.repository.ts';
import { reportContent as report } from './report-content.service.ts';
import { readAudiences } from '../../core/people.repository.ts';
import { findSubject } from './subjects.repository.ts';

const ports = {
  subject: findSubject,
  audiences: readAudiences,
  notices,
  limits: { network: reportsByNetwork, subject: reportsOfSubject },
  log,
  now: () => new Date(),
};

export const reportContent = definePublicCallable(
  'reportContent',
  (input, visitor) => report(ports, input, visitor),
  { warm: false },
);
