import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part with a script of its own that its page is complete without: when the script does not arrive, nothing stands in
 * its place, and the page around it stays.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: Nothing })));
}

function Nothing() {
  return null;
}
