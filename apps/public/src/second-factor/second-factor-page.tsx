import { startAuth, useViewer, type AppEnrolment, type SecondStep } from '@wbd/auth';
import {
  Navigate,
  nextPath,
  signInPath,
  useDocumentTitle,
  useLocation,
  useSearchParams,
} from '@wbd/router';
import { LoadingState, toast } from '@wbd/ui';
import { UnconfirmedEmail } from '@wbd/ui/page';
import { useEffect, useState } from 'react';
import { AccountCard, AccountIntro } from '../shared/account-card.tsx';
import { paths } from '../shared/paths.ts';
import { AppForm } from './app-form.tsx';
import { FactorChoice } from './factor-choice.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondStepForm } from '../shared/second-step/second-step-form.tsx';
import { secondFactorTexts as texts } from './texts.de.ts';

/** `/auth/second-factor`: an admin adds a second factor to the sign-in, and to the login when it has none. */
export function SecondFactorPage() {
  useDocumentTitle(texts.title);
  const viewer = useViewer();
  const location = useLocation();
  const [search] = useSearchParams();

  useEffect(() => {
    void startAuth().catch(() => undefined);
  }, []);

  if (viewer.type === 'visitor') return <Navigate to={signInPath(location)} replace />;
  if (viewer.type === 'loading' || (viewer.type === 'advisor' && viewer.isAdmin === 'unknown')) {
    return (
      <AccountCard>
        <LoadingState text={texts.checking} />
      </AccountCard>
    );
  }
  if (viewer.type !== 'advisor' || viewer.isAdmin !== true) {
    return <Navigate to={paths.portal} replace />;
  }
  if (viewer.user.secondFactor) return <Navigate to={nextPath(search) ?? paths.admin} replace />;
  return (
    <AccountCard>
      <AccountIntro title={texts.title} text={texts.intro} />
      {viewer.user.emailConfirmed ? <Steps /> : <UnconfirmedEmail to={paths.profile} />}
    </AccountCard>
  );
}

type Stage =
  | { at: 'password' }
  | { at: 'choice' }
  | { at: 'code'; step: SecondStep; isNew: boolean }
  | { at: 'app'; enrolment: AppEnrolment };

function Steps() {
  const [stage, setStage] = useState<Stage>({ at: 'password' });
  const choose = () => {
    setStage({ at: 'choice' });
  };
  // the page leads on once the portal knows of the second factor
  const done = () => {
    toast({ type: 'success', title: texts.saved });
  };

  switch (stage.at) {
    case 'password':
      return (
        <PasswordForm
          onConfirmed={(step) => {
            setStage(step ? { at: 'code', step, isNew: false } : { at: 'choice' });
          }}
        />
      );
    case 'choice':
      return (
        <FactorChoice
          onPhone={(step) => {
            setStage({ at: 'code', step, isNew: true });
          }}
          onApp={(enrolment) => {
            setStage({ at: 'app', enrolment });
          }}
        />
      );
    case 'code':
      return (
        <SecondStepForm
          step={stage.step}
          confirmLabel={texts.confirm}
          {...(stage.isNew && { onConfirmed: done })}
          onBack={() => {
            setStage({ at: stage.isNew ? 'choice' : 'password' });
          }}
        />
      );
    case 'app':
      return <AppForm enrolment={stage.enrolment} onConfirmed={done} onBack={choose} />;
  }
}
