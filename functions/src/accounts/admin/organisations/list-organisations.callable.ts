import { defineCallable } from '../../../core/callable.ts';
import { organisationPorts } from './organisation-ports.ts';
import { listOrganisations as list } from './organisations.service.ts';

export const listOrganisations = defineCallable(
  'listOrganisations',
  (_input, caller) => list(organisationPorts, caller),
  { warm: false, readOnly: true },
);
