import { defineCallable } from '../../core/callable.ts';
import { foundTeam as found } from './found-team.service.ts';
import { teamPorts } from './team-ports.ts';

export const foundTeam = defineCallable(
  'foundTeam',
  (input, caller) => found(teamPorts, input, caller),
  { warm: false },
);
