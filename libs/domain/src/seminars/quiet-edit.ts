interface Edited {
  quietEdit?: string | undefined;
}

/**
 * Whether the owner chose not to notify participants about the write from `before` to `after`. Each quiet write has its
 * own id, so that later writes notify them again.
 */
export function isQuietEdit(before: Edited | null, after: Edited | null): boolean {
  return after?.quietEdit !== undefined && after.quietEdit !== before?.quietEdit;
}
