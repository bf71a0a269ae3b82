/**
 * The same place under another code: the first segment of the path is replaced, the rest stays.
 * @param code the code under which the page is now
 */
export function movedPath(
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  code: string,
): string {
  const rest = pathname.replace(/^\/[^/]*/, '');
  return `/${encodeURIComponent(code)}${rest}${search}${hash}`;
}
