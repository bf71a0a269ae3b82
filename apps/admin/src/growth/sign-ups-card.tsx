import { accountGrowthQuery } from '@wbd/data/accounts';
import { PLANS } from '@wbd/domain/plans';
import { useQuery } from '@wbd/query';
import { ChartCard } from './chart-card.tsx';
import { planSeries } from './plan-series.ts';
import { growthTexts } from './texts.de.ts';

const series = PLANS.map(planSeries);
const counts = new Intl.NumberFormat('de-DE');

/** How many advisors signed up in each month. */
export function SignUpsCard() {
  const { data, ...query } = useQuery(accountGrowthQuery());
  return (
    <ChartCard
      texts={growthTexts.signUps}
      query={query}
      series={series}
      bars={data?.map(({ month, ...byPlan }) => ({
        month: month.from,
        values: PLANS.map((plan) => byPlan[plan]),
      }))}
      format={counts}
    />
  );
}
