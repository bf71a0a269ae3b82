import { revenueQuery } from '@wbd/data/revenue';
import { PAID_PLANS } from '@wbd/domain/plans';
import { useQuery } from '@wbd/query';
import { ChartCard } from './chart-card.tsx';
import { planSeries } from './plan-series.ts';
import { growthTexts } from './texts.de.ts';

const CENTS = 100;
const series = PAID_PLANS.map(planSeries);
const euros = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** What advisors paid in each month. */
export function RevenueCard() {
  const { data, ...query } = useQuery(revenueQuery());
  return (
    <ChartCard
      texts={growthTexts.revenue}
      query={query}
      series={series}
      bars={data?.map(({ month, ...cents }) => ({
        month: month.from,
        values: PAID_PLANS.map((plan) => cents[plan] / CENTS),
      }))}
      format={euros}
    />
  );
}
