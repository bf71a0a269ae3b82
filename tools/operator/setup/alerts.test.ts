import { expect, test } from 'vitest';
import * as z from 'zod/mini';
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

test('every error that a function logs is told', () => {
  const filters = policies.flatMap(({ conditions }) =>
    conditions.flatMap((one) =>
      'conditionMatchedLog' in one ? [one.conditionMatchedLog.filter] : [],
    ),
  );
  expect(filters).toContain('resource.type="cloud_run_revision" AND severity>=ERROR');
});
