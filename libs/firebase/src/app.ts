import { getApp, getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { getEnv } from './env.ts';

/** The one Firebase app of the portal. */
export function firebaseApp(): FirebaseApp {
  return getApps().length > 0 ? getApp() : initializeApp(getEnv().firebase);
}
