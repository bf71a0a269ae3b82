import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { GoogleApi } from '../google-api.ts';
import type { SetupProject } from './project.ts';
import { read, restResource, type Resource } from './resource.ts';

const MONITORING = 'https://monitoring.googleapis.com/v3';
const FOLDER = path.join(import.meta.dirname, 'alerts');

const policySchema = z.looseObject({ displayName: z.string() });
export type AlertPolicy = z.infer<typeof policySchema>;

/** The alert policies in `alerts/`, as Cloud Monitoring takes them; the channel is the project's own. */
export function alertPolicies(): AlertPolicy[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => policySchema.parse(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'))));
}

const namedSchema = z.looseObject({ name: z.string(), displayName: z.optional(z.string()) });
const nameOf = (resource: unknown) => namedSchema.parse(resource).name;

/** One of a list, by the name that people see: the API makes up the other. */
function named(field: string, displayName: string) {
  return (answer: unknown) => {
    const list = z.record(z.string(), z.unknown()).parse(answer ?? {})[field] ?? [];
    return z
      .array(namedSchema)
      .parse(list)
      .find((one) => one.displayName === displayName);
  };
}

/** The notification channel in the form of the Cloud Monitoring API. */
export const CHANNEL_NAME = 'Portal operator';

/** Recipients, conditions and times of the alerts. */
export function alerts(project: SetupProject): Resource[] {
  const parent = `${MONITORING}/projects/${project.id}`;
  const channel = {
    type: 'email',
    displayName: CHANNEL_NAME,
    labels: { email_address: project.alertsTo },
  };
  const pickChannel = named('notificationChannels', channel.displayName);
  const uptime = {
    displayName: 'Portal, from outside',
    monitoredResource: {
      type: 'uptime_url',
      labels: { host: new URL(project.origin).host, project_id: project.id },
    },
    httpCheck: { path: '/', port: 443, useSsl: true, validateSsl: true },
    period: '300s',
    timeout: '10s',
    selectedRegions: ['EUROPE', 'USA_VIRGINIA', 'ASIA_PACIFIC'],
  };
  const pickUptime = named('uptimeCheckConfigs', uptime.displayName);
  return [
    restResource({
      name: `who is told: ${project.alertsTo}`,
      address: `${parent}/notificationChannels`,
      pick: pickChannel,
      wanted: channel,
      create: { method: 'POST', address: `${parent}/notificationChannels`, body: channel },
      update: (current) => ({
        method: 'PATCH',
        address: `${MONITORING}/${nameOf(current)}?updateMask=labels`,
        body: { labels: channel.labels },
      }),
    }),
    restResource({
      name: 'uptime check',
      address: `${parent}/uptimeCheckConfigs`,
      pick: pickUptime,
      wanted: uptime,
      create: { method: 'POST', address: `${parent}/uptimeCheckConfigs`, body: uptime },
      update: (current) => ({
        method: 'PATCH',
        address: `${MONITORING}/${nameOf(current)}?updateMask=httpCheck,period,timeout,selectedRegions`,
        body: uptime,
      }),
    }),
    ...alertPolicies().map((policy) => ({
      name: `alert: ${policy.displayName}`,
      plan: async (api: GoogleApi) => {
        const channels = await read(api, `${parent}/notificationChannels`, 'channels');
        const told = pickChannel(channels);
        const wanted = { ...policy, ...(told && { notificationChannels: [told.name] }) };
        return restResource({
          name: `alert: ${policy.displayName}`,
          address: `${parent}/alertPolicies`,
          pick: named('alertPolicies', policy.displayName),
          wanted,
          create: { method: 'POST', address: `${parent}/alertPolicies`, body: wanted },
          update: (current) => ({
            method: 'PATCH',
            address: `${MONITORING}/${nameOf(current)}`,
            body: { ...wanted, name: nameOf(current) },
          }),
        }).plan(api);
      },
    })),
  ];
}
