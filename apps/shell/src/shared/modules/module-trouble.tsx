import { GENERIC_ERROR_TEXT } from '@wbd/domain';
import { isRouteErrorResponse, Link, useLocation, useNavigate, useRouteError } from '@wbd/router';
import { Button, ErrorState, LoadingState } from '@wbd/ui';
import { useEffect } from 'react';
import { NotFound } from '../not-found.tsx';
import { shellTexts } from '../../texts.de.ts';
import { remoteOf, useModules } from './module-store.ts';

const texts = shellTexts.module;

/** How often each place was tried again on this page; a second failure is worth a new page. */
const retries = new Map<string, number>();

function useRetry(place: string): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return () => {
    const count = retries.get(place) ?? 0;
    retries.set(place, count + 1);
    if (count > 0) location.reload();
    else void navigate({ pathname, search, hash }, { replace: true });
  };
}

/** Stands where a module's page would be: says why it is not there, and tries again. */
export function ModuleSlot() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { remotes, manifestFailed, patched, failures } = useModules();
  const remote = remotes && remoteOf(remotes, pathname);
  const failure = remote && failures.get(remote.name);
  const retry = useRetry(remote?.name ?? '');
  // a module that may be shown only now, because the person signed in or changed the package: ask the router again
  const waiting =
    !manifestFailed && !failure && (!remotes || (remote && !patched.has(remote.name)));

  useEffect(() => {
    if (waiting) void navigate({ pathname, search, hash }, { replace: true });
  }, [waiting, navigate, pathname, search, hash]);

  if (manifestFailed)
    return <ErrorState {...texts.manifest} retryLabel={texts.retry} onRetry={retry} />;
  if (failure === 'outdated') {
    return (
      <ErrorState {...texts.outdated} retryLabel={texts.retry} onRetry={() => location.reload()} />
    );
  }
  if (failure)
    return <ErrorState {...texts.unreachable} retryLabel={texts.retry} onRetry={retry} />;
  return waiting ? <LoadingState /> : <NotFound />;
}

/** Stands where a module's page broke. */
export function ModuleCrash() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const retry = useRetry(pathname);
  if (isNotFound(error)) return <NotFound />;
  return (
    <ErrorState
      title={texts.crashed.title}
      text={GENERIC_ERROR_TEXT}
      retryLabel={texts.retry}
      onRetry={retry}
    >
      <Button asChild variant="ghost">
        <Link to="/">{texts.home}</Link>
      </Button>
    </ErrorState>
  );
}

/** A module says "there is no such page" by throwing a Response with the status 404. */
function isNotFound(error: unknown): boolean {
  return (isRouteErrorResponse(error) || error instanceof Response) && error.status === 404;
}
