import { AppError, errorTexts } from '@wbd/domain/errors';
import { Link as RouterLink } from '@wbd/router';
import { Heading, Link, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { FormAlert } from '@wbd/ui/form';
import { CodeTrouble, PhoneCodeForm } from '../shared/phone-code-form.tsx';
import { Panel } from '../shared/panel.tsx';
import { paths } from '../shared/paths.ts';
import { ClaimForm, useClaimForm } from './claim-form.tsx';
import { Erased } from './erased.tsx';
import { OwnData } from './own-data.tsx';
import { OwnDates } from './own-dates.tsx';
import { ownDataTexts as texts } from './texts.de.ts';
import { useOwnData, type OwnDataFailure } from './use-own-data.ts';

/** What the person came for. */
export type View = 'dates' | 'data';

/** The steps name and number, code, data. Going back keeps the input. */
export function OwnDataSteps({ view }: { view: View }) {
  const flow = useOwnData();
  const form = useClaimForm();
  const { step, code, data, busy } = flow;
  const failure = flow.failure && <Failed {...flow.failure} />;

  if (step === 'erased') return <Erased />;
  const alert = failure ?? <CodeTrouble code={code} />;
  if (step === 'data' && data && view === 'dates') {
    return <OwnDates data={data} busy={busy} alert={alert} onRevoke={flow.revoke} />;
  }
  if (step === 'data' && data) {
    return (
      <OwnData
        data={data}
        busy={busy}
        alert={alert}
        onErase={flow.erase}
        onWithdraw={flow.withdraw}
        onRestrict={flow.restrict}
      />
    );
  }
  return (
    <Panel>
      <Heading as="h1" size="2xl">
        {texts.titles[view]}
      </Heading>
      {step === 'code' ? (
        <PhoneCodeForm
          code={code}
          busy={busy}
          confirmLabel={confirmLabels(view)[flow.wish]}
          onConfirmed={() => void flow.resume()}
        />
      ) : (
        <ClaimForm
          form={form}
          intro={texts.claim.intro[view]}
          busy={busy}
          alert={alert}
          onSubmit={flow.show}
        />
      )}
    </Panel>
  );
}

const confirmLabels = (view: View) => ({
  show: texts.claim.confirm[view],
  erase: texts.erase.confirmCode,
  withdraw: texts.withdraw.confirmCode,
  restrict: texts.restrict.confirmCode,
  lift: texts.restrict.confirmLift,
  revoke: texts.appointments.confirmCode,
});

function Failed({ title, error }: OwnDataFailure) {
  const isUnknown = error instanceof AppError && error.code === 'own-data/not-found';
  return isUnknown ? (
    <FormAlert status="info">
      <Text>{errorTexts['own-data/not-found']}</Text>
      <Link asChild mt="2">
        <RouterLink to={paths.privacy}>{texts.privacy}</RouterLink>
      </Link>
    </FormAlert>
  ) : (
    <FailureAlert error={error} title={title} texts={{ 'rate/limited': texts.tooOften }} />
  );
}
