import { defineCallable } from '../../../core/callable.ts';
import { organisationPorts } from './organisation-ports.ts';
import { renameOrganisation as rename } from './organisations.service.ts';

export const renameOrganisation = defineCallable(
  'renameOrganisation',
  (input, caller) => rename(organisationPorts, input, caller),
  { warm: false },
);
