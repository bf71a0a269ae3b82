import { defineCallable } from '../../core/callable.ts';
import { customerPorts } from '../../people/customers/customer-ports.ts';
import { correctCustomerEmail as correct } from './correct-customer-email.service.ts';
import { changeAddressOfPlaces } from './places.repository.ts';

export const correctEmailPorts = { ...customerPorts, changeAddressOfPlaces };

export const correctCustomerEmail = defineCallable(
  'correctCustomerEmail',
  (input, caller) => correct(correctEmailPorts, input, caller),
  { warm: false },
);
