import { defineCallable } from '../../core/callable.ts';
import { changeTeam as change } from './change-team.service.ts';
import { teamPorts } from './team-ports.ts';

export const changeTeamLead = defineCallable(
  'changeTeamLead',
  (input, caller) => change(teamPorts, input, caller),
  { warm: false },
);
