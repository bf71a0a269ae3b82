/** The parameter that holds the page of a list. */
export const PAGE_PARAM = 'seite';

/**
 * The parameters with one of them changed; an empty value takes it out. What changes what a list shows begins with its
 * first page again.
 */
export function withParam(params: URLSearchParams, param: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(PAGE_PARAM);
  if (value === '') next.delete(param);
  else next.set(param, value);
  return next;
}
