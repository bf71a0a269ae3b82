import { defineCallable } from '../../../core/callable.ts';
import { ownTeamRepository } from '../own-team.repository.ts';
import { figuresRepository } from './figures.repository.ts';
import { teamFigures as read } from './team-figures.service.ts';

const ports = { stored: ownTeamRepository, figures: figuresRepository };

export const teamFigures = defineCallable('teamFigures', (_input, caller) => read(ports, caller), {
  warm: false,
  readOnly: true,
});
