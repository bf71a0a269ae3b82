import * as z from 'zod/mini';
import type { WebhookEndpoint } from '../records.ts';
import { newId } from '../store.ts';
import { now, type StandIn } from '../stand-in.ts';
import { found, matching, type Api } from './api.ts';
import * as p from './params.ts';
import { renderWebhookEndpoint } from '../render.ts';

/** /v1/webhook_endpoints and /v1/events */
export function addWebhooks(api: Api, standIn: StandIn): void {
  const { state } = standIn.store;
  const createParams = p.params({
    url: p.url,
    connect: z.optional(p.flag),
    enabled_events: p.texts,
    api_version: z.optional(p.text),
  });

  api.post('/webhook_endpoints', createParams, (params) => {
    const endpoint: WebhookEndpoint = {
      id: newId('we'),
      object: 'webhook_endpoint',
      ...params,
      connect: params.connect ?? false,
      api_version: params.api_version ?? null,
      status: 'enabled',
      secret: newId('whsec'),
      created: now(standIn),
    };
    return (state.webhookEndpoints[endpoint.id] = endpoint);
  });
  const changes = p.params({ enabled_events: p.texts, disabled: p.flag });
  api.post('/webhook_endpoints/:id', changes, ({ enabled_events, disabled }, id) => {
    const before = found(state.webhookEndpoints[id], 'webhook endpoint', id);
    const status = disabled ? 'disabled' : 'enabled';
    return renderWebhookEndpoint(
      (state.webhookEndpoints[id] = { ...before, enabled_events, status }),
    );
  });
  api.list(
    '/webhook_endpoints',
    p.listParams({}),
    () => Object.values(state.webhookEndpoints),
    renderWebhookEndpoint,
  );
  const filter = p.listParams({
    type: p.text,
    types: p.texts.check(z.maxLength(20)),
    created: z.strictObject({ gte: p.integer }),
  });
  api.list('/events', filter, ({ type, types, created }) =>
    matching(state.events, { type }).filter(
      (event) =>
        event.account === undefined &&
        (!types || types.includes(event.type)) &&
        (!created || event.created >= created.gte),
    ),
  );
}
