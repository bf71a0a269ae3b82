/** Before each file of unit tests: its properties are tried with the inputs of this run's seed. */
import fc from 'fast-check';
import { fuzzSeed } from './tries.ts';

fc.configureGlobal({ seed: fuzzSeed });
