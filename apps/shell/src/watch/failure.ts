/** What goes wrong in a page that no code of ours expected. */
export type Failure = ErrorEvent | PromiseRejectionEvent;
