import { signInPath, Link, Navigate, useLocation, useDocumentTitle } from '@wbd/router';
import type { Access } from '@wbd/module';
import { refreshSession, startSession, useSession } from '@wbd/session';
import { Button, ErrorState, LoadingState } from '@wbd/ui';
import { useEffect, type ReactNode } from 'react';
import { useSigningOut } from '../signing-out.ts';
import { verdict } from './access.ts';
import { guardTexts as texts } from './texts.de.ts';

/** Shows its children to whom the access allows, and tells everyone else why not. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const session = useSession();
  const signingOut = useSigningOut();
  const location = useLocation();
  const guarded = access !== 'public';

  useEffect(() => {
    // a guarded page cannot wait for the first paint, it has none without the session
    if (guarded) void startSession();
  }, [guarded]);

  switch (verdict(session, access)) {
    case 'enter':
      return children;
    case 'wait':
      return <LoadingState />;
    case 'sign-in':
      return signingOut ? <LoadingState /> : <Navigate to={signInPath(location)} replace />;
    case 'unknown':
      return (
        <ErrorState
          title={texts.unknown.title}
          text={texts.unknown.text}
          retryLabel={texts.unknown.retry}
          onRetry={() => void refreshSession()}
        />
      );
    case 'not-advisor':
      return <Denied text={texts.denied.text} to="/" label={texts.denied.home} />;
    case 'not-admin':
      return <Denied text={texts.adminsOnly} to="/intern/portal" label={texts.toPortal} />;
    case 'level':
      return <Locked level={access} />;
  }
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
