import * as z from 'zod/mini';
import {
  CAPABILITIES,
  PLAN_ROWS,
  planLevel,
  planOfLevel,
  PLANS,
  type Capability,
  type Level,
  type Plan,
} from '../plan-rows/plan-rows.ts';

export const capabilitySchema = z.enum(CAPABILITIES);

/** Plans that hold a capability, the smallest first. */
export function plansWith(capability: Capability): readonly [Plan, ...Plan[]] {
  const first = PLAN_ROWS.find(({ adds }) => adds.some((one) => one === capability));
  if (!first) throw new Error(`No plan holds ${capability}`);
  return [first.id, ...PLANS.slice(PLANS.indexOf(first.id) + 1)];
}

export function planHolds(plan: Plan, capability: Capability): boolean {
  return plansWith(capability).includes(plan);
}

/** Whether the plan of that level holds a capability. */
export function may(level: Level, capability: Capability): boolean {
  return planHolds(planOfLevel(level), capability);
}

/** The levels that the security rules compare with. */
export function levelsWith(capability: Capability): readonly Level[] {
  return plansWith(capability).map(planLevel);
}
