import { defineCallable } from '../../core/callable.ts';
import { addressSecrets } from '../../core/settings.ts';
import { inviteToTeam as invite } from './invitations.service.ts';
import { teamPorts } from './team-ports.ts';

export const inviteToTeam = defineCallable(
  'inviteToTeam',
  (input, caller) => invite(teamPorts, input, caller),
  { warm: false, secrets: addressSecrets },
);
