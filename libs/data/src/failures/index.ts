export { reportFailure } from './failures.repository.ts';
