const SHORTEST_KEY = 32;

interface SecretForm {
  /** completes "NAME needs …" */
  needs: string;
  fits: (value: string) => boolean;
}

/**
 * The form of each secret in Secret Manager. A secret is read through `secretValue` and nowhere else, by functions and by
 * the operator's commands.
 */
export const SECRET_FORMS = {
  ADDRESS_KEY: {
    needs: `at least ${SHORTEST_KEY} characters`,
    fits: (value) => value.length >= SHORTEST_KEY,
  },
  BOUNCES_URL: {
    needs:
      'an address such as pops://returned%40example.org:password@pop.example.org, whose mailbox has at most 16 characters before the @',
    fits: isMailbox,
  },
  LINK_KEYS: {
    needs: `keys of at least ${SHORTEST_KEY} characters, separated by commas`,
    fits: (value) => value.split(',').every((key) => key.trim().length >= SHORTEST_KEY),
  },
  MODULE_PREVIEW_KEY: { needs: 'a private key on P-256 as JWK', fits: isPrivateJwk },
  SMTP_URL: {
    needs: 'an address such as smtps://user:password@smtp.example.org',
    fits: (value) => /^smtps?:\/\/\S+$/.test(value) && URL.canParse(value),
  },
  STRIPE_SECRET_KEY: {
    needs: 'a secret or restricted key, sk_… or rk_…',
    fits: (value) => /^[sr]k_\S+$/.test(value),
  },
  STRIPE_WEBHOOK_SECRET: { needs: 'a signing secret, whsec_…', fits: isSigningSecret },
  STRIPE_CONNECT_WEBHOOK_SECRET: { needs: 'a signing secret, whsec_…', fits: isSigningSecret },
} as const satisfies Record<string, SecretForm>;

export type SecretName = keyof typeof SECRET_FORMS;

/**
 * Placeholder in Secret Manager for a secret that the portal does not need yet. A deployment demands a version of every
 * secret.
 */
export const UNUSED_SECRET = 'unused';

/**
 * A secret without the blanks and line ends that a terminal or a pipe leaves around it.
 * @throws Error when it is missing or has the wrong form; the message does not contain the value
 */
export function secretValue(name: SecretName, stored: string | undefined): string {
  const value = (stored ?? '').trim();
  if (value === '' || value === UNUSED_SECRET) throw new Error(`${name} is not set.`);
  const { fits, needs } = SECRET_FORMS[name];
  if (!fits(value)) throw new Error(`${name} needs ${needs}.`);
  return value;
}

/** Like `secretValue`, but null for an unused optional secret. */
export function optionalSecretValue(name: SecretName, stored: string | undefined): string | null {
  return ['', UNUSED_SECRET].includes((stored ?? '').trim()) ? null : secretValue(name, stored);
}

/** Limits the local part, because a return path adds 48 of the 64 characters that RFC 5321 allows. */
function isMailbox(value: string): boolean {
  if (!/^pops?:\/\/\S+$/.test(value) || !URL.canParse(value)) return false;
  return /^[\w.-]{1,16}%40[\w.-]+$/.test(new URL(value).username);
}

function isSigningSecret(value: string): boolean {
  return /^whsec_\S+$/.test(value);
}

function isPrivateJwk(value: string): boolean {
  try {
    const key: unknown = JSON.parse(value);
    return (
      typeof key === 'object' && key !== null && 'crv' in key && key.crv === 'P-256' && 'd' in key
    );
  } catch {
    return false;
  }
}
