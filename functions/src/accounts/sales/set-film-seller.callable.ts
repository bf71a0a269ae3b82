import { defineCallable } from '../../core/callable.ts';
import { offerPorts } from './sales-ports.ts';
import { setFilmSeller as store } from './set-film-seller.service.ts';

export const setFilmSeller = defineCallable(
  'setFilmSeller',
  (input, caller) => store(offerPorts, input, caller),
  { warm: false },
);
