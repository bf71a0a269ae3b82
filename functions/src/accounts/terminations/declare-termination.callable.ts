import { definePublicCallable } from '../../core/callable.ts';
import {
  terminationsByNetwork,
  terminationsByPair,
  terminationsOfAddress,
} from '../../core/limits.ts';
import { uidWithEmail } from '../../core/people.repository.ts';
import { declareTermination as declare } from './declare-termination.service.ts';
import { terminationsRepository } from './terminations.repository.ts';

const ports = {
  terminations: terminationsRepository,
  uidOf: uidWithEmail,
  limits: {
    byNetwork: terminationsByNetwork,
    byPair: terminationsByPair,
    ofAddress: terminationsOfAddress,
  },
  now: () => new Date(),
};

export const declareTermination = definePublicCallable(
  'declareTermination',
  (input, { address }) => declare(ports, input, address),
  { warm: false },
);
