import { planGroup, planTerm } from '@wbd/domain';
import { sharedTexts as texts } from './texts.de.ts';

/** The name of a package and how it is paid; a name that says neither is shown as it is. */
export function planWords(plan: string): string {
  const group = planGroup(plan);
  if (group === null) return plan;
  const term = planTerm(plan);
  const name = texts.groups[group];
  return term === null ? name : texts.planWithTerm(name, texts.terms[term]);
}
