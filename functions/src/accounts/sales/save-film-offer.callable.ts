import { defineCallable } from '../../core/callable.ts';
import { offerPorts } from './sales-ports.ts';
import { saveFilmOffer as save } from './save-film-offer.service.ts';

export const saveFilmOffer = defineCallable(
  'saveFilmOffer',
  (input, caller) => save(offerPorts, input, caller),
  { warm: false },
);
