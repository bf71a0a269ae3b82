import { publicFileUrl } from '../../gateways/public-file-url.ts';
import { files } from '../../gateways/storage.ts';
import { defineCallable } from '../../core/callable.ts';
import { dataPages } from '../../core/limits.ts';
import { readAdvisor } from '../../core/people.repository.ts';
import { exportPorts } from '../money-changes/export-ports.ts';
import { recordCustomerExport } from '../money-changes/record-customer-export.service.ts';
import { advisorDataRepository } from './advisor-data.repository.ts';
import { advisorData as read } from './advisor-data.service.ts';

const ports = {
  advisor: readAdvisor,
  stored: advisorDataRepository,
  files,
  publicUrl: publicFileUrl,
  limit: dataPages,
  recordExport: (uid: string) => recordCustomerExport(exportPorts, { uid }),
  now: () => new Date(),
};

export const advisorData = defineCallable(
  'advisorData',
  (input, caller) => read(ports, input, caller),
  { warm: false, memory: '512MiB' },
);
