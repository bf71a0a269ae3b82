export { PricingPlans, type PricingPlansProps } from './pricing-plans.tsx';
export { formatEuros, planName } from './texts.de.ts';
