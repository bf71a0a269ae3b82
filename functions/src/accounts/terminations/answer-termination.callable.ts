import { definePublicCallable } from '../../core/callable.ts';
import { terminationLinkUses } from '../../core/limits.ts';
import { readAccount } from '../../core/people.repository.ts';
import { linkSecrets } from '../../core/settings.ts';
import { answerTermination as answer } from './answer-termination.service.ts';
import { terminationsRepository } from './terminations.repository.ts';

const ports = {
  terminations: terminationsRepository,
  account: readAccount,
  limit: terminationLinkUses,
  now: () => new Date(),
};

export const answerTermination = definePublicCallable(
  'answerTermination',
  (input, { address }) => answer(ports, input, address),
  { warm: false, secrets: linkSecrets },
);
