import { serviceOf, type Service } from '@wbd/domain/rights';
import * as calls from './calls.ts';
import { defineService } from './core/service.ts';

const serve = (service: Service) =>
  defineService(
    service,
    Object.values(calls).filter(({ call }) => serviceOf(call) === service),
  );

const publicCalls = serve('public');
export { publicCalls as public };
export const portal = serve('portal');
export const payments = serve('payments');
export const mail = serve('mail');
export const pointer = serve('pointer');
