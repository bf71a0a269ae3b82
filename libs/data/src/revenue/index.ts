export { revenueKeys, revenueQuery } from './revenue.queries.ts';
export type { MonthlyRevenue } from './revenue.repository.ts';
