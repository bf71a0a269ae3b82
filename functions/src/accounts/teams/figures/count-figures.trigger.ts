import { defineSweep } from '../../../core/sweeps/define-sweep.ts';
import { countTeamFigures as count } from './count-figures.service.ts';
import { figuresPorts } from './figures-ports.ts';

/** Counts each member's figures once a day; a large network is spread over the hours. */
export const countTeamFigures = defineSweep(
  'countTeamFigures',
  { timeoutSeconds: 540, memory: '512MiB' },
  () => count(figuresPorts),
);
