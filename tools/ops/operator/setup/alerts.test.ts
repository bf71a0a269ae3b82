import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ALERTS, EVENTS, type LoggedEvent } from '../../../../functions/src/core/log/events.ts';
import { alertPolicies } from './alerts.ts';

/** What Cloud Monitoring wants of a policy, as far as ours go. */
const conditionSchema = z.union([
  z.strictObject({
    displayName: z.string(),
    conditionMatchedLog: z.strictObject({ filter: z.string() }),
  }),
  z.strictObject({
    displayName: z.string(),
    conditionThreshold: z.strictObject({
      filter: z.string().check(z.regex(/metric\.type="[a-z.]+\/[a-z_/]+"/)),
      aggregations: z.array(
        z.strictObject({
          alignmentPeriod: z.string().check(z.regex(/^\d+s$/)),
          perSeriesAligner: z.string().check(z.startsWith('ALIGN_')),
          crossSeriesReducer: z.optional(z.string().check(z.startsWith('REDUCE_'))),
          groupByFields: z.optional(z.array(z.string())),
        }),
      ),
      comparison: z.literal('COMPARISON_GT'),
      thresholdValue: z.number(),
      duration: z.string().check(z.regex(/^\d+s$/)),
    }),
  }),
]);
const policySchema = z.strictObject({
  displayName: z.string(),
  severity: z.enum(['CRITICAL', 'ERROR', 'WARNING']),
  combiner: z.literal('OR'),
  documentation: z.strictObject({
    content: z.string().check(z.minLength(40)),
    mimeType: z.literal('text/markdown'),
  }),
  conditions: z.array(conditionSchema),
  alertStrategy: z.strictObject({
    notificationRateLimit: z.optional(z.strictObject({ period: z.string() })),
    autoClose: z.literal('86400s'),
  }),
});

const policies = alertPolicies().map((policy) => policySchema.parse(policy));

test('every policy fits, has a name of its own and says what to do', () => {
  expect(policies.length).toBeGreaterThan(3);
  const names = policies.map(({ displayName }) => displayName);
  expect(new Set(names).size).toBe(names.length);
});

test('a policy on log entries has a limit, without which the API refuses it; one on a metric may have none', () => {
  for (const { conditions, alertStrategy, displayName } of policies) {
    const isOnLogs = conditions.some((condition) => 'conditionMatchedLog' in condition);
    expect([displayName, alertStrategy.notificationRateLimit !== undefined]).toEqual([
      displayName,
      isOnLogs,
    ]);
  }
});

const NAMES = /(?<not>NOT )?jsonPayload\.event=\((?<names>[^)]*)\)/;

/** What a policy on log entries says of events: the names that it is about, or that it leaves to others. */
function eventsOf({ conditions }: (typeof policies)[number]) {
  const [condition] = conditions;
  if (!condition || !('conditionMatchedLog' in condition)) return null;
  const { filter } = condition.conditionMatchedLog;
  const found = NAMES.exec(filter)?.groups;
  if (!found) return null;
  const names = (found['names'] ?? '').split(' OR ').map((name) => name.replaceAll('"', ''));
  return {
    names,
    isRest: found['not'] !== undefined,
    errorsOnly: filter.includes('severity>=ERROR'),
  };
}
const onEvents = policies.flatMap((policy) => eventsOf(policy) ?? []);
const declared = Object.entries<LoggedEvent>(EVENTS);

test('a policy names no event that no function logs', () => {
  const known = declared.map(([name]) => name);
  const named = onEvents.flatMap(({ names }) => names);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test.each(declared)(
  '%s is told by one policy if it is an error or has an alert, else by none',
  (name, event) => {
    const told = onEvents.filter(({ names, isRest, errorsOnly }) => {
      const isMeant = names.includes(name) !== isRest;
      return isMeant && (!errorsOnly || event.severity === 'ERROR');
    });
    const isToBeTold = event.severity === 'ERROR' || event.alert !== undefined;
    expect(told).toHaveLength(isToBeTold ? 1 : 0);
  },
);

test.each(ALERTS)('the policy %s is about the events that have this alert', (alert) => {
  const marked = declared.filter(([, event]) => event.alert === alert).map(([name]) => name);
  const file = path.join(import.meta.dirname, 'alerts', `${alert}.json`);
  const policy = policySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(eventsOf(policy)?.names.toSorted()).toEqual(marked);
  expect(eventsOf(policy)?.isRest).toBe(false);
});
