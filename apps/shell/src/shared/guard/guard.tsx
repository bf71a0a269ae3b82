import {
  secondFactorPath,
  signInPath,
  Link,
  Navigate,
  useLocation,
  useDocumentTitle,
} from '@wbd/router';
import { isCapability, type Access } from '@wbd/module';
import { refreshViewer, startAuth, useViewer } from '@wbd/auth';
import { Button, ErrorState, LoadingState } from '@wbd/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useSigningOut } from '../signing-out.ts';
import { BarePage } from '../bare-page.tsx';
import { Blocked } from './blocked.tsx';
import { verdict, type Verdict } from './access.ts';
import { guardTexts as texts } from './texts.de.ts';

interface GuardProps {
  access: Access;
  children: ReactNode;
  /** its children are the page's frame: messages are shown without them */
  aroundFrame?: boolean;
}

/** Shows its children to whom the access allows, and tells everyone else why not. */
export function Guard({ access, children, aroundFrame = false }: GuardProps) {
  const viewer = useViewer();
  const signingOut = useSigningOut();
  const place = useLocation();
  const guarded = access !== 'public';

  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // a guarded page cannot wait for the first paint, it shows nothing before the login is known
    if (guarded) startAuth().catch(() => setFailed(true));
  }, [guarded]);

  const decision = verdict(viewer, access);
  if (decision === 'enter') return children;
  if (decision === 'sign-in' && !signingOut) return <Navigate to={signInPath(place)} replace />;
  if (decision === 'second-factor') return <Navigate to={secondFactorPath(place)} replace />;
  const instead = <Instead decision={decision} access={access} failed={failed} />;
  return aroundFrame ? <BarePage>{instead}</BarePage> : instead;
}

interface InsteadProps {
  decision: Exclude<Verdict, 'enter' | 'second-factor'>;
  access: Access;
  /** the login could not be looked up */
  failed: boolean;
}

function Instead({ decision, access, failed }: InsteadProps) {
  switch (decision) {
    case 'wait':
      // the federation runtime remembers a share that did not arrive; only a new page asks again
      return failed ? <UnknownViewer onRetry={() => location.reload()} /> : <LoadingState />;
    case 'sign-in':
      return <LoadingState />;
    case 'unknown':
      return <UnknownViewer onRetry={() => void refreshViewer()} />;
    case 'not-advisor':
      return <Denied text={texts.denied.text} to="/" label={texts.denied.home} />;
    case 'not-admin':
      return <Denied text={texts.adminsOnly} to="/intern/portal" label={texts.toPortal} />;
    case 'blocked':
      return <Blocked />;
    case 'package':
      return <Locked access={access} />;
  }
}

/** It could not be found out who looks at the page. */
function UnknownViewer({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry } = texts.unknown;
  return <ErrorState level={1} title={title} text={text} retryLabel={retry} onRetry={onRetry} />;
}

/** The package does not hold this part. */
function Locked({ access }: { access: Access }) {
  return (
    <ErrorState
      level={1}
      title={isCapability(access) ? texts.packageNeeded(access) : texts.denied.title}
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
    <ErrorState level={1} title={texts.denied.title} text={text}>
      <Button asChild>
        <Link to={to}>{label}</Link>
      </Button>
    </ErrorState>
  );
}
