import type { Env } from '@wbd/firebase';
import type { Pages } from '../serving/static-server.ts';
import { serveFederated, serveSingle } from '../serving/variants.ts';
import { benchAdvisor, benchPage, replayFirestore } from './firestore-replay.ts';
import {
  appointmentPath,
  seminarPath,
  servedAddress,
  servedAppointment,
  servedPage,
  servedSeminar,
} from './served-page.ts';

const PROJECT_ID = 'demo-wbd';

/** The advisor's page that is visited. */
export const PAGE = '/pro';
const PARTNER = '/partner';
/** The pages that Lighthouse looks at. */
export const PAGES = [PAGE, seminarPath(benchPage), PARTNER];

/** Serves an advisor's page twice: from the portal as deployed and from a single bundle. */
export async function servePage() {
  const firestore = await replayFirestore(PROJECT_ID);
  const env: Env = {
    firebase: {
      apiKey: 'bench',
      authDomain: `${PROJECT_ID}.firebaseapp.com`,
      projectId: PROJECT_ID,
      storageBucket: `${PROJECT_ID}.appspot.com`,
      appId: '1:1:web:1',
    },
    region: 'europe-west3',
    remotesUrl: '/remotes.json',
    // only Firestore is called before the page is usable; the other emulators share its port
    emulators: {
      auth: firestore.port,
      firestore: firestore.port,
      functions: firestore.port,
      storage: firestore.port,
    },
  };
  const html = { federated: new Map<string, string>(), single: new Map<string, string>() };
  const pagesOf = (name: keyof typeof html): Pages =>
    Object.fromEntries(
      [...PAGES, appointmentPath(benchAdvisor)].map(
        (pathname) => [pathname, () => html[name].get(pathname) ?? ''] as const,
      ),
    );
  const federated = await serveFederated({
    name: 'federated',
    env,
    pages: pagesOf('federated'),
  });
  const single = await serveSingle({
    name: 'single',
    env,
    pages: pagesOf('single'),
  });
  /** Serves the page with what is deployed now. */
  const refresh = () => {
    for (const [name, { www }] of [
      ['federated', federated],
      ['single', single],
    ] as const) {
      html[name] = new Map([
        [PAGE, servedPage(www, benchPage)],
        [seminarPath(benchPage), servedSeminar(www, benchPage, benchAdvisor)],
        [PARTNER, servedAddress(www, PARTNER)],
        [appointmentPath(benchAdvisor), servedAppointment(www, benchAdvisor)],
      ]);
    }
  };
  refresh();
  return { federated, single, refresh, close: firestore.close };
}
