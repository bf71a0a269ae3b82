export { PricingPlans, type PricingPlansProps } from './pricing-plans.tsx';
export { formatEuros } from './texts.de.ts';
