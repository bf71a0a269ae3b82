import { seatPorts } from '../../seats/registrations/seat-ports.ts';
import { defineCallable } from '../../core/callable.ts';
import { deleteSeminar as remove } from './delete-seminar.service.ts';
import { seminarsRepository } from './seminars.repository.ts';

const ports = { ...seatPorts, seminars: seminarsRepository };

export const deleteSeminar = defineCallable(
  'deleteSeminar',
  (input, caller) => remove(ports, input, caller),
  { warm: false },
);
