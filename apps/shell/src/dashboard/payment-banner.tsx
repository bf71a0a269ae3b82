import { accountQuery } from '@wbd/data/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import { formatMoney, HIGHLIGHTED_PLAN, planPrice } from '@wbd/domain/plans';
import { formatDate } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Button } from '@wbd/ui';
import { pricingPath } from '../shared/areas/own-areas.ts';
import { subscriptionName } from '../shared/billing/subscription-name.ts';
import { useBillingPortal } from '../shared/billing/use-billing-portal.ts';
import { Notice } from './notice.tsx';
import { paymentNotice, type PaymentNotice } from './payment-notice.ts';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.payment;
const LOOK_AGAIN_MS = 60_000;

/**
 * A banner about an open payment or the end of the package. Renders nothing while the package is paid and continues.
 */
export function PaymentBanner({ advisor }: { advisor: Advisor }) {
  const query = accountQuery(advisor.id);
  const { data } = useQuery({
    ...query,
    // after the payment the banner disappears; one read a minute while it is shown
    refetchInterval: ({ state }) =>
      state.data && noticeOf(advisor, state.data) ? LOOK_AGAIN_MS : false,
    refetchOnWindowFocus: ({ state }) =>
      state.data && noticeOf(advisor, state.data) ? 'always' : true,
  });
  const notice = data ? noticeOf(advisor, data) : null;
  return notice && <Banner notice={notice} />;
}

const noticeOf = (
  { lv: level }: Advisor,
  account: Parameters<typeof paymentNotice>[0]['account'],
) => paymentNotice({ level, account }, new Date());

function Banner({ notice }: { notice: PaymentNotice }) {
  const name = subscriptionName(notice.subscription);
  switch (notice.kind) {
    case 'owed':
    case 'suspended': {
      const { title, text } = texts[notice.kind];
      return (
        <Notice
          status="error"
          title={title(name)}
          text={[owedWords(notice), text].filter((words) => words !== null).join(' ')}
          action={<PortalButton label={texts.payNow} palette="red" />}
        />
      );
    }
    case 'ending':
      return (
        <Notice
          status="info"
          title={texts.ending.title(name, formatDate(notice.at))}
          text={texts.ending.text}
          action={<PortalButton label={texts.ending.action} palette="brand" />}
        />
      );
    case 'ended':
      return (
        <Notice
          status="info"
          title={texts.ended.title(name)}
          text={texts.ended.text}
          action={
            <Button asChild variant="outline" size="sm">
              <Link
                to={pricingPath(planPrice(notice.subscription.price)?.plan ?? HIGHLIGHTED_PLAN)}
              >
                {texts.ended.action}
              </Link>
            </Button>
          }
        />
      );
  }
}

/** How much is open, since when and until when; null while Stripe has not said it. */
function owedWords({ owed }: Extract<PaymentNotice, { kind: 'owed' | 'suspended' }>) {
  if (!owed) return null;
  const open = texts.open(formatMoney(owed.cents), formatDate(owed.since));
  return owed.retryAt === null
    ? `${open} ${texts.noRetry}`
    : `${open} ${texts.retry(formatDate(owed.retryAt))}`;
}

function PortalButton({ label, palette }: { label: string; palette: 'red' | 'brand' }) {
  const { open, isOpening } = useBillingPortal();
  return (
    <Button
      variant="outline"
      colorPalette={palette}
      size="sm"
      loading={isOpening}
      loadingText={label}
      onClick={() => void open()}
    >
      {label}
    </Button>
  );
}
