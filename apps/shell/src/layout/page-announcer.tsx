import { areaAt } from '@wbd/module';
import { documentTitle, useLocation } from '@wbd/router';
import { useServedFirst, VisuallyHidden } from '@wbd/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { allAreas } from '../shared/areas/portal-areas.ts';
import { useModules } from '../shared/modules/module-store.ts';
import { takesOver } from '../shared/take-over.ts';

/**
 * What a browser does on a page load and a router does not: the title changes, the keyboard starts at the new page's
 * content, and a screen reader says where it is.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const remotes = useModules((state) => state.remotes);
  // the whole title: a list of modules that arrives later changes nothing where the area's name is the product's own
  const title = documentTitle(remotes && areaAt(allAreas(remotes), pathname)?.title);
  const announced = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  const isMounted = useServedFirst(false, true);

  // before the pages' own effects, so that a page has the last word about its title; the HTML's first view came with one
  const titled = useRef(takesOver() ? pathname : null);
  useLayoutEffect(() => {
    if (titled.current === pathname) return;
    titled.current = null;
    document.title = title;
  }, [pathname, title]);

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    focusContent();
    setAnnouncement(document.title);
  }, [pathname]);

  useEffect(() => {
    const element = document.querySelector('title');
    if (!element) return;
    // a page whose title depends on its data says it later
    const observer = new MutationObserver(() => {
      setAnnouncement((present) => (present === '' ? '' : document.title));
    });
    observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, []);

  if (!isMounted) return null;
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  );
}

function focusContent(): void {
  const main = document.querySelector('main');
  if (!main || main.contains(document.activeElement)) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
