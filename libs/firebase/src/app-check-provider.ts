import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheck,
} from 'firebase/app-check';
import { firebaseApp } from './app.ts';
import { debugToken } from './debug-token.ts';
import { getEnv } from './env.ts';

/** The address from which App Check itself would load it. */
const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';

/** @throws Error when reCAPTCHA does not arrive in time */
export async function startAppCheck(timeoutMs: number): Promise<AppCheck> {
  return initializeAppCheck(firebaseApp(), {
    provider: await provider(timeoutMs),
    // a token is requested when a request needs one
    isTokenAutoRefreshEnabled: false,
  });
}

/**
 * @throws Error without a token in time
 */
export async function holdsToken(appCheck: AppCheck, timeoutMs: number): Promise<boolean> {
  const { token } = await inTime(getToken(appCheck), timeoutMs);
  return token !== '';
}

async function provider(timeoutMs: number) {
  const { appCheck, emulators, firebase } = getEnv();
  if (emulators || !appCheck) {
    const getDebugToken = () => Promise.resolve(debugToken(firebase.appId, new Date()));
    return new CustomProvider({ getToken: getDebugToken });
  }
  // App Check would wait for ever for a script that is blocked, and with it every request
  await inTime(loadScript(RECAPTCHA), timeoutMs);
  return new ReCaptchaEnterpriseProvider(appCheck.siteKey);
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} did not arrive`));
    };
    document.head.append(script);
  });
}

function inTime<Result>(task: Promise<Result>, timeoutMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer in ${timeoutMs} ms`)), timeoutMs);
    task.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
