/** Up to here every customer is in the page, so that the browser's own search finds them. */
const ALL_UP_TO = 150;

/** How many customers beyond those in sight are kept in the page. */
export function overscanFor(count: number, few: number): number {
  return count <= ALL_UP_TO ? count : few;
}
