import type { Plan } from '@wbd/domain/plans';
import type { Series } from '@wbd/ui/chart';
import { sharedTexts } from '../shared/texts.de.ts';

const colors: Record<Plan, string> = {
  basic: 'gray.border',
  lite: 'accent.border',
  pro: 'brand.solid',
};

/** A plan as part of the bars of a chart. */
export function planSeries(plan: Plan): Series {
  return { id: plan, label: sharedTexts.groups[plan], color: colors[plan] };
}
