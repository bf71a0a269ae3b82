import { useEffect, useState, type RefObject } from 'react';

/** What is less than half a screen away comes into sight with the next turn of a wheel. */
const BELOW_AND_ABOVE = '50% 0px';
/** In a carousel, the slides that one step or two bring in. */
const BESIDE = '0px 100%';

/** Whether a box has come near the screen; from then on it stays near. */
export function useNear(box: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !box.current) return;
    return watch(box.current, () => {
      setIsNear(true);
    });
  }, [box, isNear]);
  return isNear;
}

/** Carousels clip their overflow, so slides need a margin of their own. */
function watch(box: HTMLElement, onNear: () => void): () => void {
  const view = box.closest('[data-carousel-view]');
  const targets: [Element, IntersectionObserverInit][] =
    view === null
      ? [[box, { rootMargin: BELOW_AND_ABOVE }]]
      : [
          [view, { rootMargin: BELOW_AND_ABOVE }],
          [box, { root: view, rootMargin: BESIDE }],
        ];
  const met = new Set<Element>();
  const observers = targets.map(([target, margins]) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) met.add(target);
      else met.delete(target);
      if (met.size === targets.length) onNear();
    }, margins);
    observer.observe(target);
    return observer;
  });
  return () => {
    for (const observer of observers) observer.disconnect();
  };
}
