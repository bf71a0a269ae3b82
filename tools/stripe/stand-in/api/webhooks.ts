import * as z from 'zod/mini';
import type { WebhookEndpoint } from '../records.ts';
import { newId } from '../store.ts';
import { now, type StandIn } from '../stand-in.ts';
import { found, page, type Api } from './api.ts';
import * as p from './params.ts';
import { renderWebhookEndpoint } from '../render.ts';

/** /v1/webhook_endpoints and /v1/events */
export function addWebhooks(api: Api, standIn: StandIn): void {
  const { state } = standIn.store;
  const changes = {
    url: z.optional(p.url),
    enabled_events: z.optional(p.texts),
    description: z.optional(p.unsettable),
    metadata: z.optional(p.metadata),
  };
  const createParams = p.params({
    ...changes,
    url: p.url,
    enabled_events: p.texts,
    api_version: z.optional(p.text),
  });

  api.post('/webhook_endpoints', createParams, (params) => {
    const endpoint: WebhookEndpoint = {
      id: newId('we'),
      object: 'webhook_endpoint',
      url: params.url,
      enabled_events: params.enabled_events,
      api_version: params.api_version ?? null,
      status: 'enabled',
      description: params.description ?? null,
      metadata: p.mergeMetadata({}, params.metadata),
      secret: newId('whsec'),
      created: now(standIn),
      livemode: false,
    };
    return (state.webhookEndpoints[endpoint.id] = endpoint);
  });
  const updateParams = p.params({ ...changes, disabled: z.optional(p.flag) });
  api.post('/webhook_endpoints/:id', updateParams, (params, id) => {
    const before = found(state.webhookEndpoints[id], 'webhook endpoint', id);
    const { disabled } = params;
    const endpoint: WebhookEndpoint = {
      ...before,
      url: params.url ?? before.url,
      enabled_events: params.enabled_events ?? before.enabled_events,
      description: params.description ?? before.description,
      metadata: p.mergeMetadata(before.metadata, params.metadata),
      status: (disabled ?? before.status === 'disabled') ? 'disabled' : 'enabled',
    };
    state.webhookEndpoints[id] = endpoint;
    return renderWebhookEndpoint(endpoint);
  });
  api.get('/webhook_endpoints', p.listParams({}), (params) =>
    page(
      '/v1/webhook_endpoints',
      Object.values(state.webhookEndpoints),
      params,
      renderWebhookEndpoint,
    ),
  );

  const filter = p.listParams({ type: z.optional(p.text) });
  api.get('/events', filter, (params) =>
    page(
      '/v1/events',
      Object.values(state.events).filter(
        ({ type }) => params.type === undefined || type === params.type,
      ),
      params,
    ),
  );
}
