import { setGlobalOptions } from 'firebase-functions';
import { defineBoolean, defineSecret, defineString } from 'firebase-functions/params';
import { optionalSecretValue, secretValue, type SecretName } from './secret-forms.ts';

/** Where functions, and the data they are close to, run. */
export const REGION = 'europe-west3';

/** Where films are made into versions: the nearest region that offers it. */
export const TRANSCODER_REGION = 'europe-west4';

/** The project id, set by firebase-tools when it reads the functions for a deployment, and by the platform at run time. */
const project = process.env['GCLOUD_PROJECT'] ?? '';

/**
 * The whole address of an account. The short form `name@`, which firebase-functions also takes, is expanded for the
 * function, but not where firebase-tools grants the account access to its secrets (`secretsToServiceAccounts` in
 * lib/deploy/functions/ensure.js of 15.34), so that a deployment would fail at the member `serviceAccount:name@`.
 */
const accountOf = (name: string) => `${name}@${project}.iam.gserviceaccount.com`;

/**
 * Accounts that functions run as. Each may do only what its functions do. Their rights are in
 * tools/ops/operator/setup/accounts.ts.
 */
export const ACCOUNTS = {
  portal: accountOf('portal'),
  /** serves public pages, and writes nothing */
  pages: accountOf('portal-pages'),
  mail: accountOf('portal-mail'),
  payments: accountOf('portal-payments'),
  closing: accountOf('portal-closing'),
  /** may take a canary back, and so write the pointer */
  pointer: accountOf('module-pointer'),
  /** may write the pointer, and remove old versions */
  deployer: accountOf('module-deployer'),
} as const;

// bounds what a flood of requests can cost, and fits the CPU quota that a new project begins with; an instance that is
// called answers 80 at once
setGlobalOptions({ maxInstances: 10, serviceAccount: ACCOUNTS.portal });

/** True in the Emulator Suite, never in the cloud: the emulator alone sets it. */
export const inEmulator = process.env['FUNCTIONS_EMULATOR'] === 'true';

// declared, so that a deployment without them is refused; read from the environment, where they are at start, too
if (!inEmulator) {
  defineString('PORTAL_ORIGIN', {
    description:
      'Where the portal is served, e.g. https://wbd.example; several are separated by commas',
  });
  defineString('MAIL_FROM', {
    description: 'Sender of every mail, e.g. WBD <no-reply@wbd.example>',
  });
  defineString('MODULES_BUCKET', {
    description: 'Where modules are published, e.g. wbd-example-modules',
  });
  defineBoolean('ENFORCE_APP_CHECK', {
    default: true,
    description: 'Whether callables refuse requests without a token of App Check',
  });
}

/**
 * Whether callables refuse requests without a token of App Check: `ENFORCE_APP_CHECK`, true unless it is `false`. In the
 * emulator false unless it is `true`: there a token is only looked for, and not verified.
 */
export const enforceAppCheck = inEmulator
  ? process.env['ENFORCE_APP_CHECK'] === 'true'
  : process.env['ENFORCE_APP_CHECK'] !== 'false';

const origins = (process.env['PORTAL_ORIGIN'] ?? '')
  .split(',')
  .map((origin) => origin.trim().replace(/\/$/, ''))
  .filter((origin) => origin !== '');

/** Origins of the portal, without a slash at the end; the only ones that another site may send a person back to. */
export const portalOrigins: readonly string[] = origins;

/** Origins that may call from a browser: `PORTAL_ORIGIN`, separated by commas. The emulator answers every origin. */
export const allowedOrigins: true | string[] = inEmulator ? true : origins;

/**
 * Where the portal is served, without a slash at the end: the first of `PORTAL_ORIGIN`.
 * @throws Error when none is set
 */
export function portalOrigin(): string {
  const [origin] = origins;
  if (origin === undefined) throw new Error('PORTAL_ORIGIN is not set.');
  return origin;
}

/** The key of the local portal's own identity; null in the cloud, where Google proves who calls. */
export const localKeyFile = inEmulator
  ? (process.env['GOOGLE_APPLICATION_CREDENTIALS'] ?? null)
  : null;

const secretOf = (name: SecretName) => secretValue(name, process.env[name]);

const modulePreviewKey = defineSecret('MODULE_PREVIEW_KEY');

/** Secrets of the function that signs previews of modules. */
export const previewSecrets = inEmulator ? [] : [modulePreviewKey];

/**
 * The private key that previews of modules are signed with, as JWK: `MODULE_PREVIEW_KEY`.
 * @throws Error when none is set
 */
export function previewKey(): string {
  return secretOf('MODULE_PREVIEW_KEY');
}

/**
 * The bucket that modules are published in: `MODULES_BUCKET`.
 * @throws Error when none is set
 */
export function modulesBucket(): string {
  const name = process.env['MODULES_BUCKET'];
  if (!name) throw new Error('MODULES_BUCKET is not set.');
  return name;
}

/** Instances kept warm for calls that a visitor waits for. */
export const WARM_INSTANCES = inEmulator ? 0 : 1;

/** Sender of every mail, `Name <address>`: `MAIL_FROM`. */
export const mailFrom = process.env['MAIL_FROM'] ?? 'WBD <no-reply@wbd.example>';

/** The sender, taken apart; a plain address is its own name. */
export function mailSender(): { name: string; address: string } {
  const [, name = '', address = ''] = /^\s*([^<]*?)\s*<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  return address === ''
    ? { name: mailFrom.trim(), address: mailFrom.trim() }
    : { name: name === '' ? address : name, address };
}

/**
 * Maximum number of open connections to the mail server, over all instances, because a small provider refuses more than
 * ten. Mails that an admin sends again use one more.
 */
export const MAIL_CONNECTIONS = {
  queued: { maxInstances: 2, concurrency: 2 },
  /** an invitation sends one mail at a time */
  invitations: { maxInstances: 1, concurrency: 3 },
  swept: 2,
} as const;

const smtpUrl = defineSecret('SMTP_URL');

const bouncesUrl = defineSecret('BOUNCES_URL');

const linkKeysSecret = defineSecret('LINK_KEYS');

/** Secrets of functions that make or read signed links. The emulator takes the same names from its environment. */
export const linkSecrets = inEmulator ? [] : [linkKeysSecret];

const addressKeySecret = defineSecret('ADDRESS_KEY');

/** Secrets of functions that look up what is stored about an e-mail address. */
export const addressSecrets = inEmulator ? [] : [addressKeySecret];

/** Secrets of functions that send mail, which carries signed links. */
export const mailSecrets = inEmulator
  ? []
  : [smtpUrl, bouncesUrl, linkKeysSecret, addressKeySecret];

/**
 * The key of hashes of e-mail addresses: `ADDRESS_KEY`. It is never replaced, because objections are stored under it.
 * @throws Error when there is none, or one that could be guessed
 */
export function addressKey(): string {
  return secretOf('ADDRESS_KEY');
}

/**
 * The keys of links in mails, the present one first: `LINK_KEYS`, separated by commas. The first signs; those behind it
 * are still believed.
 * @throws Error when there is none, or one that could be guessed
 */
export function linkKeys(): readonly string[] {
  return secretOf('LINK_KEYS')
    .split(',')
    .map((key) => key.trim());
}

/** Where mail goes out, e.g. `smtps://user:password@smtp.example.org`. @throws Error when none is set */
export function smtpAddress(): string {
  return secretOf('SMTP_URL');
}

/** The mailbox for bounced mails (`BOUNCES_URL`); null when unused. */
export function bouncesMailbox(): { url: string; address: string } | null {
  const url = optionalSecretValue('BOUNCES_URL', process.env['BOUNCES_URL']);
  return url === null ? null : { url, address: decodeURIComponent(new URL(url).username) };
}

const stripeKey = defineSecret('STRIPE_SECRET_KEY');
const stripeSigningSecret = defineSecret('STRIPE_WEBHOOK_SECRET');
const stripeConnectSigningSecret = defineSecret('STRIPE_CONNECT_WEBHOOK_SECRET');

/** Secrets of functions that talk to Stripe, and of the one that Stripe talks to. */
export const stripeSecrets = inEmulator ? [] : [stripeKey];
export const stripeWebhookSecrets = inEmulator ? [] : [stripeSigningSecret];
export const stripeConnectSecrets = inEmulator ? [] : [stripeConnectSigningSecret];

/** The connection to Stripe. Throws without a key. Only the emulator may use another address, `STRIPE_API_ORIGIN`. */
export function stripeAccess(): { secretKey: string; origin: string | null } {
  const secretKey = secretOf('STRIPE_SECRET_KEY');
  const origin = inEmulator ? process.env['STRIPE_API_ORIGIN'] : undefined;
  return { secretKey, origin: origin ? origin : null };
}

/** The secret that Stripe signs its events with. @throws Error when none is set */
export function stripeWebhookSecret(): string {
  return secretOf('STRIPE_WEBHOOK_SECRET');
}

/** The secret that Stripe signs events about accounts of sellers with. @throws Error until films are sold */
export function stripeConnectSecret(): string {
  return secretOf('STRIPE_CONNECT_WEBHOOK_SECRET');
}
