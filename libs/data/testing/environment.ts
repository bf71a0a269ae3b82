const offset = Number(process.env['WBD_PORT_OFFSET'] ?? '0');

/** The port in a variable that the emulators' starter set, else the standard one moved by WBD_PORT_OFFSET. */
function port(variable: string, standard: number): number {
  const address = process.env[variable];
  return address === undefined ? standard + offset : Number(address.split(':').at(-1));
}

const PROJECT = 'demo-wbd';

/** The portal's environment, as the shell's page carries it. */
export const env = {
  firebase: {
    apiKey: 'demo',
    authDomain: `${PROJECT}.firebaseapp.com`,
    projectId: PROJECT,
    storageBucket: `${PROJECT}.appspot.com`,
    appId: 'demo',
  },
  region: 'europe-west3',
  remotesUrl: '/remotes/remotes.json',
  emulators: {
    auth: port('FIREBASE_AUTH_EMULATOR_HOST', 9099),
    firestore: port('FIRESTORE_EMULATOR_HOST', 8080),
    storage: port('FIREBASE_STORAGE_EMULATOR_HOST', 9199),
    functions: port('WBD_FUNCTIONS_ORIGIN', 5001),
  },
};
