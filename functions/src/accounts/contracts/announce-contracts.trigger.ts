import { defineSweep } from '../../core/sweeps/define-sweep.ts';
import { agreementsRepository } from './agreements.repository.ts';
import { announceContracts as announce } from './announce-contracts.service.ts';

/** Tells advisors of announced changes, a part at a time. */
export const announceContracts = defineSweep('announceContracts', { timeoutSeconds: 300 }, () =>
  announce({ agreements: agreementsRepository, now: () => new Date() }),
);
