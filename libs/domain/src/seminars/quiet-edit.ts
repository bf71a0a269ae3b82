interface Edited {
  quietEdit?: string | undefined;
}

/**
 * Whether the owner chose not to tell participants about the write that made `after` of `before`. Each such write has an id of
 * its own, so that later writes tell them again.
 */
export function isQuietEdit(before: Edited | null, after: Edited | null): boolean {
  return after?.quietEdit !== undefined && after.quietEdit !== before?.quietEdit;
}
