import { log } from '../../../core/log/log.ts';
import { teamPorts } from '../team-ports.ts';
import { figuresRepository } from './figures.repository.ts';

export const figuresPorts = { ...teamPorts, figures: figuresRepository, log };
