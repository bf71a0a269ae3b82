export { toastDeleted, type Deletion } from './deleted-toast.ts';
export { FailureAlert, type FailureAlertProps } from './failure-alert.tsx';
export { FailedStep, toastFailure, type Failure } from './failure-toast.ts';
export { failureWords, type FailureTexts } from './failure-words.ts';
