/** How long the toast stays that offers to restore what was deleted. */
export const UNDO_MS = 8_000;

/** A toast stays while the pointer is on it or its page is hidden; after this time it is too late all the same. */
export const LATEST_UNDO_MS = 4 * 60_000;

/** How long the server keeps the files of what can be restored: the write that restores it has to arrive, too. */
export const KEPT_FOR_UNDO_MS = 5 * 60_000;
