import { defineCallable } from '../../core/callable.ts';
import { changeFilmOffer as change } from './change-film-offer.service.ts';
import { offerPorts } from './sales-ports.ts';

export const changeFilmOffer = defineCallable(
  'changeFilmOffer',
  (input, caller) => change(offerPorts, input, caller),
  { warm: false },
);
