import { defineCallable } from '../../core/callable.ts';
import { ownTeamRepository } from './own-team.repository.ts';
import { ownTeam as read } from './own-team.service.ts';

const ports = { stored: ownTeamRepository, now: () => new Date() };

export const ownTeam = defineCallable('ownTeam', (_input, caller) => read(ports, caller), {
  warm: false,
  readOnly: true,
});
