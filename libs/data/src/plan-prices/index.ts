export { planPricesQuery } from './plan-prices.queries.ts';
