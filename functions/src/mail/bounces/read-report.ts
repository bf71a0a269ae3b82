import PostalMime from 'postal-mime';
import { returnPathsIn, type SentMail } from './return-path.ts';

/** A mail server's report about a mail that it had accepted. */
export interface Report {
  /** `complaint`: the recipient marked the mail as spam */
  kind: 'failed' | 'complaint';
  /** the code of RFC 3463, such as `5.1.1`; null for a complaint, or when the server names none */
  status: string | null;
  /** the mails that the report may be about; their signatures are not checked */
  returnPaths: SentMail[];
  /** every address in the report */
  addresses: string[];
}

const LIMITS = { maxNestingDepth: 10, maxHeadersSize: 100_000, maxRfc822NestingDepth: 0 };
const MOST_RETURN_PATHS = 3;
const MOST_ADDRESSES = 50;
const ADDRESS = /[^\s<>"'(),:;@[\]\\]{1,64}@[^\s<>"'(),:;@[\]\\]{1,253}/gu;
const STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

/** Reads a delivery status (RFC 3464) or a complaint (RFC 5965). @returns null for any other mail */
export async function readReport(source: Uint8Array): Promise<Report | null> {
  const parts = await reportParts(source);
  const verdict = parts.map(verdictOf).find((one) => one !== null);
  if (!verdict) return null;
  const text = new TextDecoder().decode(source);
  const addresses = new Set([text, ...parts.map((part) => part.text)].flatMap(addressesIn));
  return {
    ...verdict,
    returnPaths: returnPathsIn(text).slice(0, MOST_RETURN_PATHS),
    addresses: [...addresses].slice(0, MOST_ADDRESSES),
  };
}

interface Part {
  type: string;
  text: string;
}

async function reportParts(source: Uint8Array): Promise<Part[]> {
  try {
    const { attachments } = await PostalMime.parse(source, LIMITS);
    return attachments.map(({ mimeType, content }) => ({
      type: mimeType.toLowerCase(),
      text: typeof content === 'string' ? content : new TextDecoder().decode(content),
    }));
  } catch {
    // ignores mails that exceed the parser's limits
    return [];
  }
}

function verdictOf({ type, text }: Part): Pick<Report, 'kind' | 'status'> | null {
  if (type === 'message/delivery-status') return failureIn(text);
  const isComplaint =
    type === 'message/feedback-report' &&
    /^(abuse|opt-out)\b/i.test(fieldIn(text, 'Feedback-Type'));
  return isComplaint ? { kind: 'complaint', status: null } : null;
}

/** Prefers the code of the recipient's server, which is more precise than that of the reporting server. */
function failureIn(text: string): Pick<Report, 'kind' | 'status'> | null {
  if (!/^failed\b/i.test(fieldIn(text, 'Action'))) return null;
  const [status = null] =
    STATUS.exec(fieldIn(text, 'Diagnostic-Code')) ?? STATUS.exec(fieldIn(text, 'Status')) ?? [];
  return { kind: 'failed', status };
}

/** The first field with this name, unfolded to one line; empty if it is missing. */
function fieldIn(text: string, name: string): string {
  const unfolded = text.replace(/\r?\n[ \t]+/g, ' ');
  const line = unfolded
    .split(/\r?\n/)
    .find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim() ?? '';
}

const addressesIn = (text: string) => [...text.matchAll(ADDRESS)].map(([address]) => address);
