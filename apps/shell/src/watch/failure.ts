/** Unexpected failures in a page. */
export type Failure = ErrorEvent | PromiseRejectionEvent;
