import { GENERIC_ERROR_TEXT } from '@wbd/domain/errors';
import { isRouteErrorResponse, Link, useLocation, useNavigate, useRouteError } from '@wbd/router';
import { Button, ErrorState, LoadingState } from '@wbd/ui';
import { useEffect } from 'react';
import { BarePage } from '../bare-page.tsx';
import { Guard } from '../guard/guard.tsx';
import { NotFound } from '../not-found.tsx';
import { usePlace } from '../place.ts';
import { shellTexts } from '../../texts.de.ts';
import { loadManifest, noteCrash } from './load-module.ts';
import { isBrokenAt, servedAreaAt, useModules, type ModuleFailure } from './module-store.ts';

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

/** remotes.json could not be had: nothing can be said about any module. */
export function ManifestTrouble({ level = 2 }: { level?: 1 | 2 }) {
  const retry = useRetry('');
  return (
    <ErrorState
      {...texts.manifest}
      level={level}
      retryLabel={texts.retry}
      onRetry={() => {
        retry();
        void loadManifest();
      }}
    />
  );
}

/** Stands where a module's page would be: says why it is not there, and tries again. */
export function ModuleSlot() {
  const { pathname } = useLocation();
  const { remotes, brokenEntries, manifestFailed, patched } = useModules();
  if (manifestFailed) return <ManifestTrouble level={1} />;
  if (!remotes) return <LoadingState />;
  const served = servedAreaAt(remotes, pathname);
  if (!served || patched.has(served.remote.name)) {
    return isBrokenAt(brokenEntries, pathname) ? <BrokenModule /> : <NotFound />;
  }
  return (
    <Guard access={served.area.access}>
      <MissingModule name={served.remote.name} isPublic={served.area.access === 'public'} />
    </Guard>
  );
}

/** A module that was deployed in a way that nothing can be shown of it. */
function BrokenModule() {
  return <ModuleError failure="broken" onRetry={() => location.reload()} />;
}

/** A module the person may see, and that is not there. */
function MissingModule({ name, isPublic }: { name: string; isPublic: boolean }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const failure = useModules(({ failures }) => failures.get(name));
  const retry = useRetry(name);

  useEffect(() => {
    // it was not asked for yet: it may be shown only now, because the person signed in or changed the package
    if (failure || isLeaving(pathname)) return;
    void navigate({ pathname, search, hash }, { replace: true });
  }, [failure, navigate, pathname, search, hash]);

  if (!failure) return <LoadingState />;
  // after anything but a failed request a new page is needed: one that is still open may yet be answered, and must not
  // meet a second one; what threw is remembered; another version of the shell comes with a page of its own. The files of
  // public pages are preloaded, and after a preload that failed the browser does not ask again
  return (
    <ModuleError
      failure={failure}
      onRetry={failure === 'unreachable' && !isPublic ? retry : () => location.reload()}
    />
  );
}

/** Whether the person is on the way to another page, which may wait for the same module. */
function isLeaving(pathname: string): boolean {
  const next = usePlace.getState().pathname;
  return next !== undefined && next !== pathname;
}

const failureTexts = {
  unreachable: texts.unreachable,
  unanswered: texts.unreachable,
  outdated: texts.outdated,
  broken: texts.broken,
} satisfies Record<ModuleFailure, { title: string; text: string; retry: string }>;

function ModuleError({ failure, onRetry }: { failure: ModuleFailure; onRetry: () => void }) {
  const { title, text, retry } = failureTexts[failure];
  return <ErrorState level={1} title={title} text={text} retryLabel={retry} onRetry={onRetry} />;
}

/**
 * Stands where a page broke.
 * @param props.name whose page it is; none: the shell's
 * @param props.bare whether nothing is around it
 */
export function ModuleCrash({ name, bare = false }: { name?: string; bare?: boolean }) {
  return bare ? (
    <BarePage>
      <Crash name={name} />
    </BarePage>
  ) : (
    <Crash name={name} />
  );
}

function Crash({ name }: { name: string | undefined }) {
  const error = useRouteError();
  const notFound = isNotFound(error);
  useEffect(() => {
    // the router keeps what it caught to itself
    if (notFound) return;
    reportError(error);
    if (name !== undefined) noteCrash(name);
  }, [error, notFound, name]);
  if (notFound) return <NotFound />;
  return (
    <ErrorState
      level={1}
      title={texts.crashed.title}
      text={GENERIC_ERROR_TEXT}
      retryLabel={texts.retry}
      // a script that did not arrive is remembered as missing: only a new page asks for it again
      onRetry={() => location.reload()}
    >
      <Button asChild variant="ghost">
        <Link to="/">{texts.home}</Link>
      </Button>
    </ErrorState>
  );
}

/** A module answers "page not found" by throwing a Response with the status 404. */
function isNotFound(error: unknown): boolean {
  return (isRouteErrorResponse(error) || error instanceof Response) && error.status === 404;
}
