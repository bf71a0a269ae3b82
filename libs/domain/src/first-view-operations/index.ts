export { OPERATIONS } from './operations.ts';
