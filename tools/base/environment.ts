import { portalFolders } from './folders.ts';
import { keyFile } from './signer.ts';
import type { Ports } from './ports.ts';
import { stripeEnvironment } from './stripe-environment.ts';
import { HOST, PROJECT_ID, STORAGE_BUCKET } from './workspace.ts';

/** Signs the links in mails of the local portal; not a secret there. */
const LOCAL_LINK_KEY = 'the-key-of-the-local-portal-is-no-secret';
/** Hashes the e-mail addresses of the local portal. */
const LOCAL_ADDRESS_KEY = 'the-address-key-of-the-local-portal-is-no-secret';

/** What the functions need to know of the run. */
export function functionsEnvironment(ports: Ports): Record<string, string> {
  return {
    SMTP_URL: smtpUrl(ports),
    LINK_KEYS: LOCAL_LINK_KEY,
    ADDRESS_KEY: LOCAL_ADDRESS_KEY,
    PORTAL_ORIGIN: portalOrigin(ports),
    WBD_MODULES_FOLDER: portalFolders(ports).www,
    WBD_MEDIA_ORIGIN: mediaOrigin(ports),
    GOOGLE_APPLICATION_CREDENTIALS: keyFile(ports),
    TRANSCODER_API_ORIGIN: transcoderOrigin(ports),
    ...stripeEnvironment(ports),
  };
}

/** What a test or a tool needs to reach the emulators; firebase-admin and the test libraries read the first four. */
export function clientEnvironment(ports: Ports): Record<string, string> {
  return {
    ...functionsEnvironment(ports),
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}`,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }),
    WBD_FUNCTIONS_ORIGIN: `http://${HOST}:${ports.functions}`,
    MAILDEV_URL: mailboxUrl(ports),
    METADATA_SERVER_DETECTION: 'none',
  };
}

export function portalOrigin(ports: Ports): string {
  return `http://${HOST}:${ports.portal}`;
}

export function mailboxUrl(ports: Ports): string {
  return `http://${HOST}:${ports.mail}`;
}

export function transcoderOrigin(ports: Ports): string {
  return `http://${HOST}:${ports.transcoder}`;
}

function smtpUrl(ports: Ports): string {
  return `smtp://${HOST}:${ports.smtp}`;
}

function mediaOrigin(ports: Ports): string {
  return `http://${HOST}:${ports.media}`;
}
