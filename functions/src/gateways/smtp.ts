import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';

/** A mail as it is handed to the mail server. */
export interface OutgoingMail {
  messageId: string;
  from: string;
  to: { name: string; address: string };
  /** whether the address is the confirmed one of the account that the mail is about */
  isProven: boolean;
  /** null: answers go to the sender */
  replyTo: { name: string; address: string } | null;
  /** where mail programs send the one click that stops mails like this (RFC 8058); null for answers to what a person did */
  oneClick: string | null;
  subject: string;
  html: string;
  text: string;
  /** a calendar entry, to come, replace the one before, or go */
  calendar: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string } | null;
}

/** The outcome of handing a mail to the mail server. */
export type Delivery =
  | { outcome: 'sent' }
  /** it certainly did not leave; `transient` when another attempt may help */
  | {
      outcome: 'refused';
      transient: boolean;
      /** whether the mail server does not know the recipient */
      isOfRecipient: boolean;
      error: string;
    }
  /** the connection broke after the content was handed over: it may or may not have left */
  | { outcome: 'unclear'; error: string };

export interface MailGateway {
  /**
   * @param trace the trace id of the person's action; sent as a header so that logs can be correlated
   * @param returnPath the envelope sender for bounces; null for the default sender
   */
  send(mail: OutgoingMail, trace: string | null, returnPath: string | null): Promise<Delivery>;
}

// together shorter than a lease, so that no other instance takes over while the server still answers
const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 30_000;

/** A mail server by its address, `smtp://…` or `smtps://…`. */
export function smtpGateway(address: () => string): MailGateway {
  return {
    async send({ calendar, replyTo, oneClick, isProven: _, ...mail }, trace, returnPath) {
      // nodemailer asks for the content once it is connected and authorised: until then nothing can have left
      let handedOver = false;
      try {
        const transport = transportTo(address());
        transport.use('stream', ({ message }, done) => {
          message.transform(() => {
            handedOver = true;
            return new PassThrough();
          });
          done();
        });
        await transport
          .sendMail({
            ...mail,
            ...(replyTo && { replyTo }),
            ...(returnPath !== null && { envelope: { from: returnPath, to: mail.to.address } }),
            headers: {
              // so that absence notes do not answer it (RFC 3834)
              'Auto-Submitted': 'auto-generated',
              ...(oneClick !== null && unsubscribing(oneClick)),
              ...(trace !== null && { 'X-Trace': trace }),
            },
            // as part of the message calendars take it in by themselves, as a file people can open it
            ...(calendar && { icalEvent: calendar }),
          })
          .finally(() => transport.close());
        return { outcome: 'sent' };
      } catch (error) {
        return classify(error, handedOver);
      }
    },
  };
}

/**
 * Connects and signs in to a mail server without sending a mail.
 * @throws Error with the server's answer
 */
export async function signInToMail(address: string): Promise<void> {
  const transport = transportTo(address);
  await transport.verify().finally(() => transport.close());
}

/** Both headers belong together: without the second one, mail programs open the address in a browser. */
const unsubscribing = (oneClick: string) => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function transportTo(address: string) {
  return createTransport({
    url: address,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Tells a refusal, which may be repeated, from a break after the content went out, which may not. */
export function classify(error: unknown, handedOver: boolean): Delivery {
  const message = error instanceof Error ? error.message : String(error);
  const answer = responseCodeOf(error);
  if (answer !== null) {
    const transient = answer < 500 || concernsSender(error);
    const isOfRecipient = !transient && isAnswerTo('RCPT TO', error);
    return { outcome: 'refused', transient, isOfRecipient, error: message };
  }
  if (handedOver) return { outcome: 'unclear', error: message };
  return { outcome: 'refused', transient: true, isOfRecipient: false, error: message };
}

/** The mail server's reply code; it decides, even after the message was handed over. */
function responseCodeOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('responseCode' in error)) return null;
  return typeof error.responseCode === 'number' ? error.responseCode : null;
}

/**
 * What the mail server refuses before it hears of the recipient, such as a password that has changed, it refuses for every
 * mail: that is put right, and then this one goes, too.
 */
function concernsSender(error: unknown): boolean {
  return isAnswerTo('CONN|EHLO|HELO|STARTTLS|AUTH|MAIL FROM', error);
}

function isAnswerTo(commands: string, error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error)) return false;
  return new RegExp(`^(${commands})`).test(String(error.command));
}
