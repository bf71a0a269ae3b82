import { definePublicCallable } from '../../../core/callable.ts';
import { dataPages } from '../../../core/limits.ts';
import { linkSecrets } from '../../../core/settings.ts';
import { files } from '../../../gateways/storage.ts';
import { closuresRepository } from '../closures.repository.ts';
import { accountExport as read } from './account-export.service.ts';

const ports = { closures: closuresRepository, files, limit: dataPages, now: () => new Date() };

export const accountExport = definePublicCallable('accountExport', (input) => read(ports, input), {
  warm: false,
  memory: '512MiB',
  secrets: linkSecrets,
});
