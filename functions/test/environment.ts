/**
 * Where the emulators are: what their starter put into the environment, else the contract's ports moved by
 * WBD_PORT_OFFSET. Imported before anything that talks to Firebase.
 */
import { tmpdir } from 'node:os';
import path from 'node:path';

const offset = Number(process.env['WBD_PORT_OFFSET'] ?? '0');
const at = (port: number) => `127.0.0.1:${port + offset}`;

const defaults = {
  GCLOUD_PROJECT: 'demo-wbd',
  FIRESTORE_EMULATOR_HOST: at(8080),
  FIREBASE_AUTH_EMULATOR_HOST: at(9099),
  FIREBASE_STORAGE_EMULATOR_HOST: at(9199),
  WBD_MODULES_FOLDER: path.join(tmpdir(), `wbd-modules-${process.pid}`),
  PORTAL_ORIGIN: `http://${at(4200)}`,
  WBD_FUNCTIONS_ORIGIN: `http://${at(5001)}`,
  SMTP_URL: `smtp://${at(1025)}`,
  MAILDEV_URL: `http://${at(1080)}`,
  ADDRESS_KEY: 'the-address-key-of-the-local-portal-is-no-secret',
  LINK_KEYS: 'the-key-of-the-local-portal-is-no-secret',
  STRIPE_API_ORIGIN: `http://${at(12111)}`,
  TRANSCODER_API_ORIGIN: `http://${at(12112)}`,
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_connect_local',
  METADATA_SERVER_DETECTION: 'none',
  FIREBASE_CONFIG: JSON.stringify({
    projectId: 'demo-wbd',
    storageBucket: 'demo-wbd.appspot.com',
  }),
};
for (const [name, value] of Object.entries(defaults)) process.env[name] ??= value;

const read = (name: keyof typeof defaults) => process.env[name] ?? defaults[name];

export const projectId = read('GCLOUD_PROJECT');
export const firestoreHost = read('FIRESTORE_EMULATOR_HOST');
export const authHost = read('FIREBASE_AUTH_EMULATOR_HOST');
export const storageHost = read('FIREBASE_STORAGE_EMULATOR_HOST');
export const functionsOrigin = read('WBD_FUNCTIONS_ORIGIN');
export const smtpUrl = read('SMTP_URL');
export const mailboxUrl = read('MAILDEV_URL');
export const stripeOrigin = read('STRIPE_API_ORIGIN');
export const stripeSecretKey = read('STRIPE_SECRET_KEY');
export const portalOrigin = read('PORTAL_ORIGIN');
