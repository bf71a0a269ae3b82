import { defineHttpPart } from '../../core/http-service.ts';
import { keptFor } from '../../core/kept-for.ts';
import { log } from '../../core/log/log.ts';
import { writingIsStopped } from '../../core/maintenance.ts';
import { networkOf } from '../../core/network.ts';
import { floodLimit } from '../../delivery/browser/flood-limit.ts';
import { countVisit as count, type CountVisitPorts } from './count-visit.service.ts';
import { gatheredCounts } from './gathered-counts.ts';
import { addVisits, isThere, type VisitDay } from './link-visits.repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const gathered = gatheredCounts<VisitDay>(addVisits);

const ports: CountVisitPorts = {
  isAllowed: floodLimit({ windowMs: MINUTE_MS, ofOne: 30, ofAll: 1_200 }),
  isAllowedFor: floodLimit({ windowMs: DAY_MS, ofOne: 20, ofAll: 200_000 }),
  isThere: keptFor({ freshMs: 10 * MINUTE_MS, most: 5_000 }, isThere),
  count: async (day, link) => {
    if (!(await writingIsStopped())) await gathered(day, link);
  },
  now: () => new Date(),
};

/** Counts a visit through a shared link. */
export const countVisit = defineHttpPart(
  { name: 'countVisit', path: /\/countVisit$/, timeoutSeconds: 15 },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (request.method !== 'POST') {
      response.set('Allow', 'POST').sendStatus(405);
      return;
    }
    try {
      response.sendStatus(await count(ports, request.rawBody, networkOf(request)));
    } catch (error) {
      log('visit.not-counted', {}, error);
      response.sendStatus(204);
    }
  },
);
