import { planRow, type Plan } from '@wbd/domain/plans';
import type { Series } from '@wbd/ui/chart';

const colors: Record<Plan, string> = {
  basic: 'gray.border',
  lite: 'accent.border',
  pro: 'brand.solid',
};

/** A plan as part of the bars of a chart. */
export function planSeries(plan: Plan): Series {
  return { id: plan, label: planRow(plan).name, color: colors[plan] };
}
