const PARAMETER = 'next';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The path of the sign-in page that leads back to the place afterwards. */
export function signInPath({ pathname, search, hash }: Place): string {
  return `/auth?${new URLSearchParams({ [PARAMETER]: pathname + search + hash })}`;
}

/** The path of the page on which an admin adds the second factor to their sign-in; it leads back to the place. */
export function secondFactorPath({ pathname, search, hash }: Place): string {
  return `/auth/second-factor?${new URLSearchParams({ [PARAMETER]: pathname + search + hash })}`;
}

/**
 * Where to go after signing in, from the sign-in page's parameters.
 * @returns null unless it is a path of this portal: a link must not lead a person who just signed in somewhere else
 */
export function nextPath(parameters: URLSearchParams): string | null {
  const value = parameters.get(PARAMETER);
  if (!value?.startsWith('/')) return null;
  const here = 'https://portal.invalid';
  if (!URL.canParse(value, here)) return null;
  const url = new URL(value, here);
  return url.origin === here ? url.pathname + url.search + url.hash : null;
}
