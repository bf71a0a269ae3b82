import { publicFileUrl } from '../gateways/public-file-url.ts';
import { files } from '../gateways/storage.ts';
import { defineCallable } from '../shared/callable.ts';
import { dataPages } from '../shared/limits.ts';
import { readAdvisor } from '../shared/people.repository.ts';
import { advisorDataRepository } from './advisor-data.repository.ts';
import { advisorData as read } from './advisor-data.service.ts';

const ports = {
  advisor: readAdvisor,
  stored: advisorDataRepository,
  files,
  publicUrl: publicFileUrl,
  limit: dataPages,
  now: () => new Date(),
};

export const advisorData = defineCallable(
  'advisorData',
  (input, caller) => read(ports, input, caller),
  { currentLogin: true, warm: false, memory: '512MiB' },
);
