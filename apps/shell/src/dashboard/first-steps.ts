import type { Advisor } from '@wbd/domain/advisors';
import { isBookableHere } from '@wbd/domain/pages';
import { may } from '@wbd/domain/plans';
import { PROFILE_PATH } from '../shared/areas/own-areas.ts';

const CONFIGURATOR_PATH = '/intern/konfigurator';

/** What makes an advisor's page complete, and where it is done. */
const STEPS = {
  bookingslink: PROFILE_PATH,
  heroText: CONFIGURATOR_PATH,
  loop: CONFIGURATOR_PATH,
  intro: CONFIGURATOR_PATH,
} as const;

export type StepName = keyof typeof STEPS;

export interface Step {
  name: StepName;
  to: string;
  done: boolean;
}

/** The steps of an advisor who may take them; none once all are done. */
export function firstSteps(advisor: Pick<Advisor, StepName | 'lv' | 'takesAppointments'>): Step[] {
  if (!may(advisor.lv, 'website')) return [];
  const names: readonly StepName[] = ['bookingslink', 'heroText', 'loop', 'intro'];
  const isDone = (name: StepName) =>
    Boolean(advisor[name]) || (name === 'bookingslink' && isBookableHere(advisor));
  const steps = names.map((name) => ({ name, to: STEPS[name], done: isDone(name) }));
  return steps.every(({ done }) => done) ? [] : steps;
}
