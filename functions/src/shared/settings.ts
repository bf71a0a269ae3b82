import { defineSecret } from 'firebase-functions/params';

/** Where functions, and the data they are close to, run. */
export const REGION = 'europe-west3';

/** True in the Emulator Suite, never in the cloud: the emulator alone sets it. */
export const inEmulator = process.env['FUNCTIONS_EMULATOR'] === 'true';

/**
 * The guard against overbooking. Only a benchmark's negative control switches it off, and only in the emulator.
 */
export const seatGuard = !(inEmulator && process.env['WBD_SEATS_GUARD'] === 'off');

/** Origins that may call from a browser: `PORTAL_ORIGIN`, separated by commas. The emulator answers every origin. */
export const allowedOrigins: true | string[] = inEmulator
  ? true
  : (process.env['PORTAL_ORIGIN'] ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== '');

/** Instances kept warm for calls that a visitor waits for. */
export const WARM_INSTANCES = inEmulator ? 0 : 1;

/** Sender of every mail, `Name <address>`: `MAIL_FROM`. */
export const mailFrom = process.env['MAIL_FROM'] ?? 'WBD <no-reply@wbd.example>';

const smtpUrl = defineSecret('SMTP_URL');

/** Secrets of functions that send mail. The emulator takes the same name from its environment. */
export const mailSecrets = inEmulator ? [] : [smtpUrl];

/** Where mail goes out, e.g. `smtps://user:password@smtp.example.org`. */
export function smtpAddress(): string {
  const address = process.env['SMTP_URL'];
  if (!address) throw new Error('SMTP_URL is not set: nothing can be sent.');
  return address;
}
