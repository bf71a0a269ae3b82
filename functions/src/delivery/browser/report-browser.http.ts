import { readPointer } from '@wbd/module/pointer';
import { modules } from '../../gateways/modules.ts';
import { defineHttpPart } from '../../core/http-service.ts';
import { keptFor } from '../../core/kept-for.ts';
import { logReported } from '../../core/log/log-reported.ts';
import { log } from '../../core/log/log.ts';
import { writingIsStopped } from '../../core/maintenance.ts';
import { networkOf } from '../../core/network.ts';
import { countReport, SHARDS } from './browser-reports.repository.ts';
import { floodLimit } from './flood-limit.ts';
import { knownVersion } from './known-versions.ts';
import { receiveReport, type ReceiveReportPorts } from './receive-report.service.ts';

const shard = Math.floor(Math.random() * SHARDS);
const pointer = keptFor({ freshMs: 60_000, most: 1 }, () => readPointer({ store: modules() }));

const ports: ReceiveReportPorts = {
  isAllowed: floodLimit({ windowMs: 60_000, ofOne: 20, ofAll: 60 }),
  known: async (module, version) => knownVersion(await pointer(''), module, version),
  count: async (report, now) => {
    if (!(await writingIsStopped())) await countReport(report, now, shard);
  },
  logReported,
  now: () => new Date(),
};

/** Receives error reports from browsers. */
export const reportBrowser = defineHttpPart(
  { name: 'reportBrowser', path: /\/reportBrowser$/, timeoutSeconds: 15 },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (request.method !== 'POST') {
      response.set('Allow', 'POST').sendStatus(405);
      return;
    }
    try {
      response.sendStatus(await receiveReport(ports, request.rawBody, networkOf(request)));
    } catch (error) {
      log('browser.not-counted', {}, error);
      response.sendStatus(204);
    }
  },
);
