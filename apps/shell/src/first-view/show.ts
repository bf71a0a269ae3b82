import { FIRST_VIEW_META, LATER } from '@wbd/domain/first-view';
import { useKiosk } from '@wbd/auth';
import type { createBrowserRouter } from '@wbd/router';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { servedAreaAt, useModules } from '../shared/modules/module-store.ts';
import { carryTyped } from '../shared/carry-typed.ts';
import { noteEarlyInput, noteTakeOver } from '../shared/take-over.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Shows the portal. A first view that came with the HTML stands until its module is there; then React takes it over in place.
 * One of another version than the module, or whose module did not arrive, is replaced in one step, and keeps what was typed.
 */
export function show(root: HTMLElement, portal: ReactNode, router: Router): void {
  if (root.firstElementChild === null) {
    createRoot(root).render(portal);
    return;
  }
  noteTakeOver();
  whenInitialized(router, () => {
    // the browser itself has brought a reloaded page to its place
    router.enableScrollRestoration({}, () => window.scrollY)();
    const pressed = window.wbdPressed?.control;
    // from here on React listens, and hydrates at once what is pressed
    delete window.wbdPressed;
    if (!fits(router)) {
      carryTyped(root);
      createRoot(root).render(portal);
      return;
    }
    noteEarlyInput(root, pressed ?? null);
    // in parts, so that the browser can answer in between
    startTransition(() => {
      hydrateRoot(root, portal, { onRecoverableError: report });
    });
  });
}

function whenInitialized(router: Router, then: () => void): void {
  if (router.state.initialized) {
    then();
    return;
  }
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    then();
  });
}

/** Whether the module of this page has arrived in the version that the first view is of: the network keeps HTML for minutes. */
function fits({ state }: Router): boolean {
  const { remotes = [], patched, preview } = useModules.getState();
  // both have a bar of their own above the page
  if (preview || useKiosk.getState().kiosk) return false;
  const remote = servedAreaAt(remotes, state.location.pathname)?.remote;
  if (!remote || !patched.has(remote.name)) return false;
  const meta = document.querySelector(`meta[name="${FIRST_VIEW_META}"]`);
  return meta?.getAttribute('content') === remote.firstView;
}

/** A part that its own script has replaced is expected, not an error. */
function report(error: unknown): void {
  if (error instanceof Error && 'digest' in error && error.digest === LATER) return;
  reportError(error);
}
