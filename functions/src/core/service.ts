import type { CallName } from '@wbd/domain/calls';
import type { Service } from '@wbd/domain/rights';
import { onCall, type CallableOptions } from 'firebase-functions/https';
import { refusal, type Call } from './callable.ts';
import { log } from './log/log.ts';
import { mostOf } from './needs.ts';
import { isReadable } from './request-body.ts';
import { ACCOUNTS, allowedOrigins, enforceAppCheck, REGION, WARM_INSTANCES } from './settings.ts';

/** A call of a service, with any answer type. */
export type ServedCall = Omit<Call<CallName>, 'run'> & {
  run(...asked: Parameters<Call<CallName>['run']>): Promise<unknown>;
};

const NAME = /^[a-zA-Z]{1,50}$/;

/**
 * A deployed function that selects the call by the last segment of the request path. The emulator and the platform
 * strip different prefixes.
 */
export function defineService(service: Service, calls: readonly ServedCall[]) {
  const byName = new Map<string, ServedCall>(calls.map((call) => [call.call, call]));
  const unreadable = new WeakSet<object>();
  const serve = onCall(optionsOf(service, calls), (request) => {
    const { rawRequest } = request;
    const name = rawRequest.path.slice(rawRequest.path.lastIndexOf('/') + 1);
    const asked = byName.get(name);
    if (asked) return asked.run(request, !unreadable.has(rawRequest));
    log('call.unknown', { call: NAME.test(name) ? name : '' });
    throw refusal('call/unknown');
  });
  // the platform parses the body recursively, so replace an unreadable body first
  const guarded = (...[request, response]: Parameters<typeof serve>) => {
    if (!isReadable(request.body)) {
      unreadable.add(request);
      request.body = { data: null };
    }
    return serve(request, response);
  };
  return Object.assign(guarded, serve, { runs: calls.map(({ call }) => call) });
}

function optionsOf(service: Service, calls: readonly ServedCall[]): CallableOptions {
  const settings = calls.map((call) => call.settings);
  return {
    ...mostOf(settings),
    region: REGION,
    cors: allowedOrigins,
    enforceAppCheck,
    concurrency: 80,
    serviceAccount: ACCOUNTS[service === 'public' ? 'portal' : service],
    minInstances: settings.some(({ warm = true }) => warm) ? WARM_INSTANCES : 0,
  };
}
