import type { Env } from '@wbd/firebase';
import { serveFederated, serveSingle } from '../serving/variants.ts';
import { benchAdvisor, benchPage, replayFirestore } from './firestore-replay.ts';
import { appointmentPath, servedAppointment, servedPage } from './served-page.ts';

const PROJECT_ID = 'demo-wbd';

/** The advisor's page that is visited. */
export const PAGE = '/pro';

/**
 * An advisor's page, from the portal as it is deployed and from one bundle.
 * @param modules all of them unless it says otherwise
 */
export async function servePage(modules?: readonly string[]) {
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
    // nothing but Firestore is asked before the page is usable; the others would be asked here, too
    emulators: {
      auth: firestore.port,
      firestore: firestore.port,
      functions: firestore.port,
      storage: firestore.port,
    },
  };
  const pages = { federated: '', single: '' };
  const appointments = { federated: '', single: '' };
  const appointment = appointmentPath(benchAdvisor);
  const federated = await serveFederated({
    name: 'federated',
    env,
    ...(modules && { modules }),
    pages: { [PAGE]: () => pages.federated, [appointment]: () => appointments.federated },
  });
  const single = await serveSingle({
    name: 'single',
    env,
    pages: { [PAGE]: () => pages.single, [appointment]: () => appointments.single },
  });
  /** Serves the page with what is deployed now. */
  const refresh = () => {
    for (const [name, { www }] of [
      ['federated', federated],
      ['single', single],
    ] as const) {
      pages[name] = servedPage(www, benchPage);
      appointments[name] = servedAppointment(www, benchPage, benchAdvisor);
    }
  };
  refresh();
  return { federated, single, refresh, close: firestore.close };
}
