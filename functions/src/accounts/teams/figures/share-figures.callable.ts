import { defineCallable } from '../../../core/callable.ts';
import { figuresPorts } from './figures-ports.ts';
import { shareTeamFigures as share } from './share-figures.service.ts';

export const shareTeamFigures = defineCallable(
  'shareTeamFigures',
  (input, caller) => share(figuresPorts, input, caller),
  { warm: false },
);
