import { signInPath, Link, Navigate, useLocation, useDocumentTitle } from '@wbd/router';
import type { Access } from '@wbd/module';
import { refreshSession, startSession, useSession } from '@wbd/session';
import { Button, ErrorState, LoadingState } from '@wbd/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useSigningOut } from '../signing-out.ts';
import { verdict } from './access.ts';
import { guardTexts as texts } from './texts.de.ts';

/** Shows its children to whom the access allows, and tells everyone else why not. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const session = useSession();
  const signingOut = useSigningOut();
  const place = useLocation();
  const guarded = access !== 'public';

  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // a guarded page cannot wait for the first paint, it has none without the session
    if (guarded) startSession().catch(() => setFailed(true));
  }, [guarded]);

  const decision = verdict(session, access);
  if (decision === 'wait' && failed) {
    // the federation runtime remembers a share that did not arrive; only a new page asks again
    return <UnknownSession onRetry={() => location.reload()} />;
  }

  switch (decision) {
    case 'enter':
      return children;
    case 'wait':
      return <LoadingState />;
    case 'sign-in':
      return signingOut ? <LoadingState /> : <Navigate to={signInPath(place)} replace />;
    case 'unknown':
      return <UnknownSession onRetry={() => void refreshSession()} />;
    case 'not-advisor':
      return <Denied text={texts.denied.text} to="/" label={texts.denied.home} />;
    case 'not-admin':
      return <Denied text={texts.adminsOnly} to="/intern/portal" label={texts.toPortal} />;
    case 'level':
      return <Locked level={access} />;
  }
}

/** It could not be found out who looks at the page. */
function UnknownSession({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry } = texts.unknown;
  return <ErrorState title={title} text={text} retryLabel={retry} onRetry={onRetry} />;
}

/** The package does not hold this part. */
function Locked({ level }: { level: Access }) {
  return (
    <ErrorState
      title={typeof level === 'number' ? texts.packageNeeded[level] : texts.denied.title}
      text={texts.packageHint}
    >
      <Button asChild>
        <Link to="/intern/portal">{texts.toPortal}</Link>
      </Button>
    </ErrorState>
  );
}

function Denied({ text, to, label }: { text: string; to: string; label: string }) {
  useDocumentTitle(texts.denied.title);
  return (
    <ErrorState title={texts.denied.title} text={text}>
      <Button asChild>
        <Link to={to}>{label}</Link>
      </Button>
    </ErrorState>
  );
}
