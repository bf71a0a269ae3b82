export { IMPRINT_LENGTHS, imprintSchema, type Imprint } from './imprint.ts';
export {
  advisorCodeOf,
  DEFAULT_ADVISOR_CODE,
  INTERNAL_TESTING_CODE,
  isDefaultCode,
  isOperatorPage,
  isAdvisorCode,
  normalizeAdvisorCode,
  plainSpelling,
  RESERVED_CODES,
  secondAdvisorCode,
} from './advisor-code.ts';
export {
  advisorCodeSchema,
  advisorSchema,
  PROFILE_LENGTHS,
  type Advisor,
  type AdvisorCode,
} from './advisor.ts';
export { advisorWrites } from './advisor-writes.ts';
export { imprintWrites } from './imprint-writes.ts';
