export {
  CALLS,
  type Call,
  type CallAnswer,
  type CallArgument,
  type CallInput,
  type CallName,
  type CallResult,
} from './calls.ts';
