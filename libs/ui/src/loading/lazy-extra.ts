import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A lazy part that its page can do without: renders nothing when its script does not load.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: Nothing })));
}

function Nothing() {
  return null;
}
