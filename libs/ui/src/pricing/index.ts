export { PricingPlans, type PricingPlansProps } from './pricing-plans.tsx';
export { formatEuros, planDescription, planName } from './texts.de.ts';
