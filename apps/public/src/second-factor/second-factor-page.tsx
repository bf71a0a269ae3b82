import {
  startAuth,
  useEmailConfirmed,
  useViewer,
  type AppEnrolment,
  type SecondStep,
  type Viewer,
} from '@wbd/auth';
import { accountQuery } from '@wbd/data/accounts';
import { noteSecondFactorMutation } from '@wbd/data/advisors';
import { useMutation, useQuery } from '@wbd/query';
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

/** `/auth/second-factor`: an advisor adds a second factor to the sign-in, and to the login when it has none. */
export function SecondFactorPage() {
  useDocumentTitle(texts.title);
  const viewer = useViewer();
  const isConfirmed = useEmailConfirmed();
  const location = useLocation();
  const [search] = useSearchParams();

  useEffect(() => {
    void startAuth().catch(() => undefined);
  }, []);

  if (viewer.type === 'visitor') return <Navigate to={signInPath(location)} replace />;
  if (viewer.type === 'loading') {
    return (
      <AccountCard>
        <LoadingState text={texts.checking} />
      </AccountCard>
    );
  }
  if (viewer.type !== 'advisor') return <Navigate to={paths.portal} replace />;
  if (viewer.user.secondFactor) {
    const home = viewer.isAdmin === true ? paths.admin : paths.profileAccount;
    return <Navigate to={nextPath(search) ?? home} replace />;
  }
  return (
    <AccountCard>
      <Intro viewer={viewer} />
      {isConfirmed ? <Steps /> : <UnconfirmedEmail to={paths.profile} />}
    </AccountCard>
  );
}

/** Explains why. The reason depends on the person's rights. */
function Intro({ viewer }: { viewer: Extract<Viewer, { type: 'advisor' }> }) {
  const account = useQuery(accountQuery(viewer.user.uid));
  const reason = account.data?.admin ? 'admin' : account.data?.orgAdmin ? 'orgAdmin' : 'advisor';
  return <AccountIntro title={texts.title} text={texts.intro[reason]} />;
}

type Stage =
  | { at: 'password' }
  | { at: 'choice' }
  | { at: 'code'; step: SecondStep; isNew: boolean }
  | { at: 'app'; enrolment: AppEnrolment };

function Steps() {
  const [stage, setStage] = useState<Stage>({ at: 'password' });
  const note = useMutation(noteSecondFactorMutation());
  const choose = () => {
    setStage({ at: 'choice' });
  };
  // the page leads on once the portal knows of the second factor
  const done = () => {
    toast({ type: 'success', title: texts.saved });
    // the factor is there whether or not the mail is ordered
    note.mutate({});
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
          hasFactor={!stage.isNew}
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
