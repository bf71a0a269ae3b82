import { MOST_ERRORS, type BrowserReport, type ErrorReport, type Vital } from '@wbd/domain/reports';
import { functionUrl, getEnv } from '@wbd/firebase';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { servedAreaAt, useModules, versionOf } from '../shared/modules/module-store.ts';
import { errorReport } from './error-report.ts';
import type { Failure } from './failure.ts';
import { routePattern, type Router } from './route-pattern.ts';

/** Reports per page; repeated errors are known after the first report. */
const MOST_REPORTED = 10;
/** What belongs together arrives within. */
const COLLECTED_MS = 1_000;
/** The share of visits whose speed is measured. */
const MEASURED_SHARE = 0.1;

/** Reports what goes wrong in this page from now on, and what went wrong before. Never throws. */
export function startReporting(router: Router, early: readonly Failure[]): void {
  const known = new Set<string>();
  let waiting: ErrorReport[] = [];

  const flush = () => {
    const errors = waiting;
    waiting = [];
    for (let first = 0; first < errors.length; first += MOST_ERRORS) {
      send({ errors: errors.slice(first, first + MOST_ERRORS), vitals: [] });
    }
  };

  const note = (failure: Failure) => {
    const [kind, thrown] =
      failure instanceof ErrorEvent
        ? (['uncaught', failure.error ?? failure.message] as const)
        : (['rejection', failure.reason] as const);
    const place = { kind, route: routePattern(router), release: release(), versionOf };
    const report = errorReport(thrown, place);
    const key = JSON.stringify([report.name, report.message, report.frames[0]]);
    if (known.has(key) || known.size >= MOST_REPORTED) return;
    known.add(key);
    if (waiting.length === 0) setTimeout(quietly(flush), COLLECTED_MS);
    waiting.push(report);
  };

  for (const failure of early) quietly(() => note(failure))();
  addEventListener('error', (failure) => quietly(() => note(failure))());
  addEventListener('unhandledrejection', (failure) => quietly(() => note(failure))());
  if (Math.random() < (getEnv().measuredShare ?? MEASURED_SHARE)) measure(router);
}

/** Sends how quick the page was when the person leaves it. */
function measure(router: Router): void {
  const { remotes = [] } = useModules.getState();
  const module = servedAreaAt(remotes, router.state.location.pathname)?.remote.name ?? 'shell';
  const vitals: Vital[] = [];
  const note = ({ name, value }: Metric) => {
    if (name === 'LCP' || name === 'CLS' || name === 'INP') vitals.push({ name, value, module });
  };
  onLCP(note);
  onCLS(note);
  onINP(note);
  // after the measurements, which end with the same event
  const leave = quietly(() => {
    if (vitals.length > 0) send({ errors: [], vitals: vitals.splice(0) });
  });
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  addEventListener('pagehide', leave);
}

/** Also sent when the page is left; text, because anything else would be asked for permission first. */
function send(report: BrowserReport): void {
  navigator.sendBeacon(functionUrl('beacons/reportBrowser'), JSON.stringify(report));
}

/** The shell's own script is named by its content. */
function release(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/main."]');
  return /main\.(\w{1,40})\.js/.exec(script?.src ?? '')?.[1] ?? 'unknown';
}

/** A reporter that failed loudly would report itself. */
function quietly(run: () => void): () => void {
  return () => {
    try {
      run();
    } catch {
      // nothing depends on it
    }
  };
}
