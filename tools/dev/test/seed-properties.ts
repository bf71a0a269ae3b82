/** Setup file of unit tests: gives every property the run's seed. */
import fc from 'fast-check';
import { fuzzSeed } from './tries.ts';

fc.configureGlobal({ seed: fuzzSeed });
