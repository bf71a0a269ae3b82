import { countVisit } from './content/visits/count-visit.http.ts';
import { defineHttpService } from './core/http-service.ts';
import { allowedOrigins } from './core/settings.ts';
import { reportBrowser } from './delivery/browser/report-browser.http.ts';

/**
 * What pages send with `navigator.sendBeacon`. Open to everyone, without App Check, because that would load reCAPTCHA into
 * each visit. Two instances at most, so that a flood costs little.
 */
export const beacons = defineHttpService({ cors: allowedOrigins, maxInstances: 2 }, [
  countVisit,
  reportBrowser,
]);
