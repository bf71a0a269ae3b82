import { emit, now, type StandIn } from '../stand-in.ts';
import type { Schedule, Subscription } from '../records.ts';
import { renderSchedule } from '../render.ts';
import { announce, endSubscription, setItems } from './subscriptions.ts';

/** The schedule that manages a subscription; null when none does. */
export function scheduleOf(
  { store }: StandIn,
  { schedule: id }: Pick<Subscription, 'schedule'>,
): Schedule | null {
  const schedule = id === null ? undefined : store.state.schedules[id];
  return schedule?.status === 'active' ? schedule : null;
}

export function announceSchedule(standIn: StandIn, schedule: Schedule, what: string): void {
  standIn.store.changed();
  emit(
    standIn,
    `subscription_schedule.${what}`,
    renderSchedule(standIn, schedule),
    schedule.customer,
  );
}

/** When the schedule does something to its subscription next; null when nothing manages the subscription. */
export function nextPhase(standIn: StandIn, subscription: Subscription): number | null {
  const schedule = scheduleOf(standIn, subscription);
  if (!schedule) return null;
  const at = now(standIn, subscription.customer);
  const started = standIn.store.state.startedPhases[schedule.id] ?? 0;
  const next = schedule.phases[started + 1];
  return next?.start_date ?? schedule.phases.at(-1)?.end_date ?? at;
}

/** Applies the phase that is due, or ends the schedule after its last. */
export function enterPhase(standIn: StandIn, subscription: Subscription): void {
  const schedule = scheduleOf(standIn, subscription);
  if (!schedule) return;
  const { startedPhases } = standIn.store.state;
  const number = (startedPhases[schedule.id] ?? 0) + 1;
  startedPhases[schedule.id] = number;
  const phase = schedule.phases[number];
  if (phase) {
    subscription.coupons = [...phase.coupons];
    // the renewal that is due at the same moment, or follows here, is invoiced at the new price
    const isNewPeriod = setItems(standIn, subscription, phase.items);
    if (isNewPeriod)
      for (const item of subscription.items) item.current_period_end = phase.start_date;
    announce(standIn, subscription, 'updated');
    return;
  }
  if (schedule.end_behavior === 'cancel') {
    endSubscription(standIn, subscription);
    return;
  }
  release(standIn, schedule, 'completed');
}

/** Leaves the subscription as it is, and to itself. */
export function release(
  standIn: StandIn,
  schedule: Schedule,
  status: 'released' | 'completed' = 'released',
): void {
  const at = now(standIn, schedule.customer);
  const subscription = standIn.store.state.subscriptions[schedule.subscription ?? ''];
  schedule.status = status;
  if (status === 'released') {
    schedule.released_at = at;
    schedule.released_subscription = schedule.subscription;
    schedule.subscription = null;
  } else {
    schedule.completed_at = at;
  }
  if (subscription) {
    subscription.schedule = null;
    announce(standIn, subscription, 'updated');
  }
  announceSchedule(standIn, schedule, status);
}
