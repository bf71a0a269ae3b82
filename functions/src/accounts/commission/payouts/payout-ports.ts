import { commissionPorts } from '../commission-ports.ts';
import { readProof } from '../proof.repository.ts';
import { readPayer } from '../profiles/profiles.repository.ts';
import { readAdministrators } from './administrators.repository.ts';
import { closeRepository } from './close.repository.ts';
import { payoutsRepository } from './payouts.repository.ts';

export const payoutPorts = {
  ...commissionPorts,
  close: closeRepository(),
  payouts: payoutsRepository,
  payer: readPayer,
  proof: readProof,
  terms: (payer: string) => commissionPorts.ledger.terms(payer),
  administrators: readAdministrators,
  openStatements: (payer: string) => payoutsRepository.openStatements(payer),
};
