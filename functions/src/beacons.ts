import { countVisit } from './content/visits/count-visit.http.ts';
import { defineHttpService } from './core/http-service.ts';
import { allowedOrigins } from './core/settings.ts';
import { reportBrowser } from './delivery/browser/report-browser.http.ts';

/**
 * Endpoints for `navigator.sendBeacon`. They work without App Check, which would load reCAPTCHA on
 * each visit. At most two instances, to limit the cost of a flood.
 */
export const beacons = defineHttpService({ cors: allowedOrigins, maxInstances: 2 }, [
  countVisit,
  reportBrowser,
]);
