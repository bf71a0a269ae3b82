import { queryOptions } from '@wbd/query';
import { readPlanPrices } from './plan-prices.repository.ts';

/** The mapping as it is at this moment; read each time because it is looked at while someone changes it at the provider. */
export const planPricesQuery = () =>
  queryOptions({
    queryKey: ['plan-prices'] as const,
    queryFn: () => readPlanPrices({}),
    staleTime: 0,
  });
