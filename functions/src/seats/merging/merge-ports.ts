import { erasurePorts } from '../data-rights/erasure-ports.ts';
import { mergesRepository } from './merges.repository.ts';

/** What two records of one person are merged with. */
export const mergePorts = { ...erasurePorts, merges: mergesRepository };
