/** The parameters with one of them changed; an empty value takes it out. */
export function withParam(params: URLSearchParams, param: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(param);
  else next.set(param, value);
  return next;
}
