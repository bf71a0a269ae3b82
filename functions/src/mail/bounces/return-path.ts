import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Mail } from '@wbd/domain/mails';
import { bouncesMailbox, linkKeys } from '../../core/settings.ts';
import { mailboxHash } from '../recipients/address-hash.ts';

/** The mail that a return path identifies. */
export interface SentMail {
  mail: string;
  /** the number of the attempt */
  attempts: number;
  signature: string;
}

// base 36, because servers may change the case of an address: a 20-byte id, the attempts, a 9-byte signature
const LENGTHS = { mail: 31, attempts: 2, signature: 14 } as const;
const SIGNATURE_BYTES = 9;
const ID = /^[0-9a-f]{40}$/;
const TOKEN = /\+([0-9a-z]{31})([0-9a-z]{2})([0-9a-z]{14})@/gi;

const inBase36 = (hex: string, length: number) =>
  BigInt(`0x${hex}`).toString(36).padStart(length, '0');

function fromBase36(text: string): string {
  let value = 0n;
  for (const digit of text) value = value * 36n + BigInt(Number.parseInt(digit, 36));
  return value.toString(16).padStart(40, '0');
}

function signed({ mail, attempts }: Pick<SentMail, 'mail' | 'attempts'>, to: string, key: string) {
  const digest = createHmac('sha256', key)
    .update(`return-path\n${mail}\n${attempts}\n${mailboxHash(to)}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
  return inBase36(digest.toString('hex'), LENGTHS.signature);
}

/**
 * The address for bounces of a mail: the bounce mailbox with a signed tag (VERP). Only
 * servers that got the mail know the tag, so nobody else can report an address.
 * @returns null without a bounce mailbox
 */
export function returnPathOf(
  { id, attempts }: Pick<Mail, 'id' | 'attempts'>,
  to: string,
): string | null {
  const mailbox = bouncesMailbox();
  if (mailbox === null || !ID.test(id)) return null;
  const [key] = linkKeys();
  if (key === undefined) return null;
  const tag = [
    inBase36(id, LENGTHS.mail),
    attempts.toString(36).padStart(LENGTHS.attempts, '0'),
    signed({ mail: id, attempts }, to, key),
  ].join('');
  const at = mailbox.address.lastIndexOf('@');
  return `${mailbox.address.slice(0, at)}+${tag}${mailbox.address.slice(at)}`;
}

/** The return paths in a text, without repetition. */
export function returnPathsIn(text: string): SentMail[] {
  const found = new Map<string, SentMail>();
  for (const [tag, mail = '', attempts = '', signature = ''] of text.matchAll(TOKEN)) {
    found.set(tag.toLowerCase(), {
      mail: fromBase36(mail.toLowerCase()),
      attempts: Number.parseInt(attempts, 36),
      signature: signature.toLowerCase(),
    });
  }
  return [...found.values()];
}

/** Whether the mail went to this address. False for a forged return path. */
export function wentTo(sent: SentMail, address: string): boolean {
  const given = Buffer.from(sent.signature);
  return linkKeys().some((key) => {
    const expected = Buffer.from(signed(sent, address, key));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
