import { ScrollRestoration, type useLocation } from '@wbd/router';
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { takesOver } from '../shared/take-over.ts';

/**
 * A new page begins at the top, and one that is returned to where it was left. A page that React takes over stays where the
 * visitor has scrolled meanwhile.
 */
export function ScrollPlace() {
  const place = useRef(0);

  // the router scrolls in a layout effect: after this one, and before the next, which is the parent's
  useInsertionEffect(() => {
    place.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (takesOver()) window.scrollTo({ top: place.current, behavior: 'instant' });
  }, []);

  return <ScrollRestoration getKey={placeOf} />;
}

/**
 * A link to a part of the page makes an entry of its own in the history, to which the browser gives no key of its own. Nor has
 * a page that was loaded as a whole: two of them in one tab share the key `default`.
 */
function placeOf({ key, pathname, hash }: ReturnType<typeof useLocation>): string {
  return `${key} ${pathname}${hash}`;
}
