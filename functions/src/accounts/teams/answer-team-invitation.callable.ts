import { defineCallable } from '../../core/callable.ts';
import { addressSecrets } from '../../core/settings.ts';
import { answerTeamInvitation as answer } from './invitations.service.ts';
import { teamPorts } from './team-ports.ts';

export const answerTeamInvitation = defineCallable(
  'answerTeamInvitation',
  (input, caller) => answer(teamPorts, input, caller),
  { warm: false, secrets: addressSecrets },
);
