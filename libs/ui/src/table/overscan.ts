/** Up to here every row is in the page, so that the browser's own search finds it. */
const ALL_UP_TO = 150;

/** How many rows beyond those in sight are kept in the page. */
export function overscanFor(count: number, few: number): number {
  return count <= ALL_UP_TO ? count : few;
}
