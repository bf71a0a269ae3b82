import { useOwnAdvisor } from '@wbd/auth';
import { accountQuery } from '@wbd/data/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import {
  HIGHLIGHTED_PLAN,
  parsePaidPlan,
  SCHEDULES,
  type Plan,
  type PriceKey,
  type Schedule,
} from '@wbd/domain/plans';
import { useQuery } from '@wbd/query';
import { useParams, useSearchParams } from '@wbd/router';
import { Button } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { FormAlert } from '@wbd/ui/form';
import { PortalPage } from '@wbd/ui/page';
import { PricingPlans } from '@wbd/ui/pricing';
import { useState } from 'react';
import { PROFILE_PATH } from '../shared/areas/own-areas.ts';
import { ConfirmChangeDialog } from './confirm-change-dialog.tsx';
import { offerOf, type Offer } from './offer.ts';
import { PlanChangeDialog } from './plan-change-dialog.tsx';
import { PlannedChangeAlert } from './planned-change-alert.tsx';
import { pricingTexts as texts } from './texts.de.ts';
import { useCheckout } from './use-checkout.ts';

/** `/intern/pricing/{plan}`: where an advisor books a package or changes to a larger one. */
export function PricingPage() {
  const advisor = useOwnAdvisor();
  return advisor && <Pricing advisor={advisor} />;
}

function Pricing({ advisor }: { advisor: Advisor }) {
  const shown = parsePaidPlan(useParams()['plan']) ?? HIGHLIGHTED_PLAN;
  const abandoned = useAbandoned();
  const [schedule, setSchedule] = useState<Schedule>(abandoned ?? 'annual');
  const account = useQuery(accountQuery(advisor.id));
  const [planning, setPlanning] = useState<PriceKey | null>(null);
  const { pay, paying, confirming, stopConfirming } = useCheckout(account.data?.email ?? '');
  const offer = (plan: Plan, of: Schedule) =>
    offerOf(plan, of, { level: advisor.lv, account: account.data ?? null });
  const running = account.data?.billing?.subscription ?? null;
  // who paid in the end may come by here again on the way back
  const isAbandoned = abandoned !== undefined && account.data && isPayable(offer(shown, abandoned));
  return (
    <PortalPage
      title={texts.title}
      intro={texts.intro}
      back={{ to: PROFILE_PATH, label: texts.toProfile }}
    >
      {isAbandoned && (
        <FormAlert status="info" title={texts.abandoned.title}>
          {texts.abandoned.text}
        </FormAlert>
      )}
      {account.data && <PlannedChangeAlert account={account.data} />}
      {account.data === undefined && account.isError && (
        <FailureAlert
          error={account.error}
          title={texts.accountFailed}
          retrying={account.isFetching}
          onRetry={() => void account.refetch()}
        />
      )}
      <PricingPlans
        schedule={schedule}
        onScheduleChange={setSchedule}
        highlighted={{ plan: shown, recommendedFor: null }}
        action={(plan) => (
          <OfferButton
            offer={offer(plan, schedule)}
            solid={plan === shown}
            known={account.data !== undefined}
            paying={paying}
            onPay={(price) => void pay(price)}
            onPlan={setPlanning}
          />
        )}
      />
      <ConfirmChangeDialog
        wanted={confirming}
        busy={paying !== null}
        onConfirm={(price) => void pay(price, true)}
        onClose={stopConfirming}
      />
      {running && (
        <PlanChangeDialog
          uid={advisor.id}
          running={running}
          wanted={planning}
          onClose={() => {
            setPlanning(null);
          }}
        />
      )}
    </PortalPage>
  );
}

/** A smaller package that can be planned was not left at the payment page. */
const isPayable = (offer: Offer) => 'price' in offer && offer.kind !== 'plan';

/** `?abandoned=`: the schedule that was not paid for, when the payment page was left by its way back. */
function useAbandoned(): Schedule | undefined {
  const [search] = useSearchParams();
  return SCHEDULES.find((schedule) => schedule === search.get('abandoned'));
}

interface OfferButtonProps {
  offer: Offer;
  solid: boolean;
  /** the account has been read; nothing can be bought without it */
  known: boolean;
  /** what the advisor is on the way to */
  paying: PriceKey | null;
  onPay: (price: PriceKey) => void;
  /** asks for a change when the term ends */
  onPlan: (price: PriceKey) => void;
}

const labels = {
  book: texts.book,
  change: texts.change,
  'go-on': texts.goOn,
  plan: texts.plan,
} as const;

function OfferButton({ offer, solid, known, paying, onPay, onPlan }: OfferButtonProps) {
  if (offer.kind === 'current' || offer.kind === 'included' || offer.kind === 'planned') {
    return (
      <Button size="lg" variant="surface" disabled>
        {texts[offer.kind]}
      </Button>
    );
  }
  const { kind, price } = offer;
  return (
    <Button
      size="lg"
      variant={solid && kind !== 'plan' ? 'solid' : 'surface'}
      loading={paying === price}
      loadingText={texts.busy}
      disabled={!known || paying !== null}
      onClick={() => {
        if (kind === 'plan') onPlan(price);
        else onPay(price);
      }}
    >
      {labels[kind]}
    </Button>
  );
}
