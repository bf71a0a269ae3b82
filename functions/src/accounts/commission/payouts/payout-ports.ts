import { readOperators } from '../../../core/people.repository.ts';
import { moneyPorts } from '../money-ports.ts';
import { readProof } from '../proof.repository.ts';
import { readPayer } from '../profiles/profiles.repository.ts';
import { closeRepository } from './close.repository.ts';
import { payoutsRepository } from './payouts.repository.ts';

export const payoutPorts = {
  ...moneyPorts,
  operators: readOperators,
  close: closeRepository(),
  payouts: payoutsRepository,
  payer: readPayer,
  proof: readProof,
  terms: (payer: string) => moneyPorts.ledger.terms(payer),
  openStatements: (payer: string, now: Date) => payoutsRepository.openStatements(payer, now),
};
