import { defineCallable } from '../../../core/callable.ts';
import { organisationPorts } from './organisation-ports.ts';
import { organisationMembers as read } from './organisations.service.ts';

export const organisationMembers = defineCallable(
  'organisationMembers',
  (input, caller) => read(organisationPorts, input, caller),
  { warm: false, readOnly: true },
);
