import { useEffect, useState, type RefObject } from 'react';

interface Size {
  width: number;
  height: number;
}

/** The room that an element has, in pixels, kept up to date; nothing until it was measured. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });

  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);

  return size;
}
