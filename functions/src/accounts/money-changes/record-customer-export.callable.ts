import { defineCallable } from '../../core/callable.ts';
import { exportPorts } from './export-ports.ts';
import { recordCustomerExport as record } from './record-customer-export.service.ts';

export const recordCustomerExport = defineCallable(
  'recordCustomerExport',
  (_input, caller) => record(exportPorts, caller),
  { warm: false },
);
