import {
  mailRules,
  type KindTo,
  type MailKind,
  type MailOf,
  type RulesOf,
} from '@wbd/domain/mails';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import type { Cause } from '../../notifications/cause.ts';
import { readSettings } from '../../notifications/settings.repository.ts';
import type { Told } from '../../notifications/told.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import {
  readAdvisorDetails,
  readDetailsEvenIfBlocked,
} from '../advisor/advisor-details.repository.ts';
import type { Given } from './given.ts';

/** Composes the mail from the data at the time of sending. */
export interface Letter<Kind extends MailKind> {
  /** @returns null when the mail has become unnecessary or has no address */
  compose(mail: MailOf<Kind>, now: Date): Promise<OutgoingMail | null>;
  /** Writes an example, for the tests that judge every letter. */
  example(given: Given): Promise<OutgoingMail | null>;
  /** The notifications in the portal about the cause of the mail. */
  told(mail: MailOf<Kind>, cause: Cause): Told[];
}

/** Required for kinds that notify according to their rules, and forbidden for others. */
type Notifying<Kind extends MailKind> = RulesOf<Kind>['notifies'] extends true
  ? { told: (mail: MailOf<Kind>, cause: Cause) => Told[] }
  : { told?: never };

interface Example<Kind extends MailKind, Details> {
  mail: MailOf<Kind> & object;
  details: Details;
}

/** A letter that determines its recipient itself. */
export function defineLetter<Kind extends MailKind, Details extends object>(
  _kind: Kind,
  {
    read,
    write,
    example,
    told,
  }: {
    /** further data for the letter; null when it has become unnecessary */
    read: (mail: MailOf<Kind>, now: Date) => Promise<Details | null>;
    /** null without an address */
    write: (mail: MailOf<Kind>, details: Details) => Promise<OutgoingMail | null>;
    example: (given: Given) => Example<Kind, Details>;
  } & Notifying<Kind>,
): Letter<Kind> {
  return {
    async compose(mail, now) {
      const details = await read(mail, now);
      return details && write(mail, details);
    },
    example(given) {
      const { mail, details } = example(given);
      return write(Object.assign(mail, given.facts), Object.assign(details, given.details));
    },
    told: told ?? (() => []),
  };
}

/** A letter to an advisor's account, sent according to the rules of its kind and the advisor's settings. */
export function defineAdvisorLetter<Kind extends KindTo<'advisor'>, Details extends object>(
  kind: Kind,
  {
    read,
    write,
    example,
    told,
  }: {
    /** further data for the letter; null when it has become unnecessary */
    read: (mail: MailOf<Kind>, account: AdvisorDetails, now: Date) => Promise<Details | null>;
    write: (mail: MailOf<Kind>, account: AdvisorDetails, details: Details) => Promise<OutgoingMail>;
    example: (given: Given) => Example<Kind, Details>;
  } & Notifying<Kind>,
): Letter<Kind> {
  return {
    async compose(mail: MailOf<Kind> & { uid: string }, now) {
      const account = await readRecipient(kind, mail.uid);
      const details = account && (await read(mail, account, now));
      return account && details && write(mail, account, details);
    },
    async example(given) {
      const { mail, details } = example(given);
      const { account } = given;
      if (!mayGet(kind, account)) return null;
      return write(
        Object.assign(mail, given.facts),
        account,
        Object.assign(details, given.details),
      );
    },
    told: told ?? (() => []),
  };
}

/** For letters that are written from their row and their recipient alone. */
export const readNothing = (): Promise<Record<never, never>> => Promise.resolve({});

/** @returns null for an advisor who gets this kind later or not at all, or whose account is gone */
async function readRecipient(kind: MailKind, uid: string): Promise<AdvisorDetails | null> {
  const rules = mailRules(kind);
  if (rules.to !== 'advisor') return null;
  if (rules.chosenAs !== null && (await readSettings(uid))[rules.chosenAs] !== 'now') return null;
  const account = await (rules.ifBlocked === 'sent'
    ? readDetailsEvenIfBlocked(uid)
    : readAdvisorDetails(uid));
  return account && mayGet(kind, account) ? account : null;
}

function mayGet(kind: MailKind, { emailVerified }: AdvisorDetails): boolean {
  const rules = mailRules(kind);
  return emailVerified || (rules.to === 'advisor' && rules.ifUnconfirmed === 'sent');
}
