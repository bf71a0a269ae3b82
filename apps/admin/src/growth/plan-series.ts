import type { Plan } from '@wbd/domain/plans';
import { sharedTexts } from '../shared/texts.de.ts';
import type { Series } from './bar-chart.tsx';

const colors: Record<Plan, string> = {
  basic: 'gray.border',
  lite: 'accent.border',
  pro: 'brand.solid',
};

/** A plan as part of the bars of a chart. */
export function planSeries(plan: Plan): Series {
  return { id: plan, label: sharedTexts.groups[plan], color: colors[plan] };
}
