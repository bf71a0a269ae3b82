export { DEPLOYED_FUNCTIONS, ENTRY_POINTS, type EntryPoint } from './entry-points.ts';
export { RIGHTS, type SignedInCall } from './rights.ts';
export { callPath, SERVICES, serviceOf, type Service } from './services.ts';
export {
  addressStandingOf,
  FRESH_MS,
  isFresh,
  isSameAddress,
  refusalAs,
  SUBJECTS,
  type AddressStanding,
  type Proof,
  type Right,
  type SignedInSubject,
  type Standing,
  type Subject,
} from './subjects.ts';
